import Dispatch

/// Shows progress on a terminal, in one line that is overwritten.
final class Progress: @unchecked Sendable {
  private let console: Console
  private let isShown: Bool
  private let queue = DispatchQueue(label: "dscompile.progress")

  /// Accessed only on the queue.
  private var expected = 0
  private var ended = 0
  private var isWritten = false

  init(_ console: Console) {
    self.console = console
    isShown = console.isOnTerminal && console.verbosity > .quiet
  }

  /// Adds to the amount of expected work.
  func expect(_ count: Int) { queue.sync { expected += count } }

  /// Starts a unit of work.
  func begin(_ name: String) {
    queue.sync {
      guard isShown else { return }
      console.errors("\r\u{1B}[K[\(ended + 1)/\(max(expected, ended + 1))] \(printable(name))")
      isWritten = true
    }
  }

  /// Finishes a unit of work.
  func end() { queue.sync { ended += 1 } }

  /// Removes the line.
  func clear() {
    queue.sync {
      if isWritten { console.errors("\r\u{1B}[K") }
      isWritten = false
    }
  }
}
