import DesignModel
import Diagnostics
import SwiftRendering

/// Replaces the errors about Swift that the compiler refutes by notes, because they are defects of this program.
///
/// An error is refuted if its line is part of the compiled files, and everything compiles: what uses something wrong
/// is not checked.
///
/// - Parameters:
///   - errors: The findings of the analysis.
///   - compiled: What the compiler reports about the same specs.
///   - files: The compiled files.
/// - Returns: The findings of both, where a message of the compiler about the same text as an error adds nothing.
func refuting(
  _ errors: [Diagnostic], by compiled: [Diagnostic], _ files: [EmittedFile],
  origin: (SourceText) -> String
) -> [Diagnostic] {
  // Code for a later system leaves open what is right.
  let isOpen = compiled.contains {
    $0.severity == .error || $0.id == ProblemID.uncheckedCode.rawValue
  }
  let texts = Dictionary(grouping: files, by: \.origin).mapValues { files in
    files.map { Substring(decoding: $0.body, as: UTF8.self) }
  }
  var open: [Place] = []
  let judged = errors.map { error -> Diagnostic in
    guard error.severity == .error, error.isOfSwift, let place = error.place else { return error }
    guard !isOpen, place.isCompiled(in: texts[origin(place.source)] ?? [])
    else {
      open.append(place)
      return error
    }
    return Diagnostic(
      .analysisDefect, .note, at: place,
      "this is correct Swift, and 'lint' and 'build' take it for an error, which is a defect of dscompile: "
        + error.message)
  }
  let others = compiled.filter { message in
    !open.contains { place in
      message.place.map { $0.source.path == place.source.path && $0.span.touches(place.span) }
        ?? false
    }
  }
  return judged + others
}

extension Span {
  fileprivate func touches(_ other: Span) -> Bool { start <= other.end && other.start <= end }
}

extension Place {
  /// Whether the line of code is part of texts that were compiled for one platform: others have their own conditions.
  fileprivate func isCompiled(in texts: [Substring]) -> Bool {
    let spec = String(decoding: source.utf8, as: UTF8.self)
    if spec.contains("#if") { return false }
    let line = source.line(around: span.start)
    let text = String(decoding: source.utf8[line.start..<line.end], as: UTF8.self)
    // In a line with a key, the code is the value.
    let value = text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    return [text, value].map { $0.trimmed }.contains { code in
      !code.isEmpty && texts.contains { $0.contains(code) }
    }
  }
}

extension String {
  /// Without the spaces and quotes around it.
  fileprivate var trimmed: Substring {
    var rest = self[...]
    while let first = rest.first, " '\"\t".contains(first) { rest.removeFirst() }
    while let last = rest.last, " '\"\t\r".contains(last) { rest.removeLast() }
    return rest
  }
}
