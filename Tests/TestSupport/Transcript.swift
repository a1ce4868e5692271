import CompilerDriver
import Foundation

/// The output of a command.
package final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var outputText = ""
  private var errorText = ""

  package init() {}

  package var output: String { lock.withLock { outputText } }
  package var errors: String { lock.withLock { errorText } }

  package func clear() {
    lock.withLock {
      outputText = ""
      errorText = ""
    }
  }

  package func console(_ verbosity: Console.Verbosity = .normal) -> Console {
    Console(
      verbosity: verbosity,
      output: { text in self.lock.withLock { self.outputText += text } },
      errors: { text in self.lock.withLock { self.errorText += text } })
  }
}
