import Dispatch

/// Shows on a terminal how far work is, in one line that is written anew.
final class Progress: @unchecked Sendable {
  private let console: Console
  private let isShown: Bool
  private let queue = DispatchQueue(label: "dscompile.progress")

  /// Are touched on the queue alone.
  private var expected = 0
  private var ended = 0
  private var isWritten = false

  init(_ console: Console) {
    self.console = console
    isShown = console.isOnTerminal && console.verbosity > .quiet
  }

  /// More work is to be done.
  func expect(_ count: Int) { queue.sync { expected += count } }

  /// A piece of work begins.
  func begin(_ name: String) {
    queue.sync {
      guard isShown else { return }
      console.errors("\r\u{1B}[K[\(ended + 1)/\(max(expected, ended + 1))] \(name)")
      isWritten = true
    }
  }

  /// A piece of work is done.
  func end() { queue.sync { ended += 1 } }

  /// Takes the line away.
  func clear() {
    queue.sync {
      if isWritten { console.errors("\r\u{1B}[K") }
      isWritten = false
    }
  }
}
