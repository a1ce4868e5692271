import CompilerDriver
import Foundation

/// Makes steps of a file system fail.
final class Faults: @unchecked Sendable {
  enum Kind {
    /// One step fails, for example because the disk was full for a moment.
    case failure

    /// All steps from one on are skipped, as after a kill.
    case kill
  }

  private let lock = NSLock()
  private var count = 0
  private let kind: Kind
  private let step: Int
  private let code: Int32

  /// - Parameter step: The first step that fails, from 1; 0 for none.
  init(_ kind: Kind = .failure, at step: Int = 0, code: Int32 = ENOSPC) {
    self.kind = kind
    self.step = step
    self.code = code
  }

  /// The number of steps that were begun.
  var steps: Int { lock.withLock { count } }

  var fileSystem: FileSystem {
    FileSystem { [self] step, path throws(FileError) in
      let fails = lock.withLock {
        count += 1
        return self.step > 0 && (kind == .failure ? count == self.step : count >= self.step)
      }
      if fails { throw FileError(.write, path, code: code) }
    }
  }
}
