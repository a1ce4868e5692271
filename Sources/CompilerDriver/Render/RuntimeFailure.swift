/// Why a program ended: the message of a runtime error, and the lines that ran.
struct RuntimeFailure {
  let message: String

  /// Whether something is declared and cannot be run, so that the program is right.
  let isUnmodeled: Bool

  /// The frames of the stack that have a place, the innermost first.
  let frames: [Frame]

  struct Frame {
    /// As in the output.
    let file: String
    let line: Int
    let column: Int
  }

  /// - Parameter output: What the program printed, and the backtrace of Swift's runtime.
  init(_ output: String) {
    let lines = output.split(separator: "\n")
    let mark = "Fatal error: "
    let reason = lines.last { $0.contains(mark) }.flatMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
    let unmodeled = "not modeled: "
    isUnmodeled = reason?.hasPrefix(unmodeled) ?? false
    let crash = lines.first { $0.contains("Program crashed: ") }
      .map { String($0.filter { $0 != "*" }.drop { $0 == " " }) }
    message =
      reason.map { $0.hasPrefix(unmodeled) ? String($0.dropFirst(unmodeled.count)) : $0 }
      ?? crash ?? "the program ended without a message"
    frames = lines.compactMap { line in
      // `  3 [ra] 0x0000564b7f12b22d closure #1 in Card.body.getter + 188 in program at Card.swift:3:2`
      guard let at = line.range(of: " in program at ") else { return nil }
      let parts = line[at.upperBound...].split(separator: ":")
      guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]) else {
        return nil
      }
      return Frame(file: String(parts[0]), line: line, column: column)
    }
  }
}

extension StringProtocol {
  /// The first place of a text; nil if it does not occur.
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
