import Diagnostics
import Linter

/// The stored form of findings. Each takes one line for each of its texts:
///
///     reported rule magic-number warning 1 1 0 57 59
///     '12' is a number without a name; use a token
///     0 80 91 'spacing' is here
///     safe 1 use the token
///     0 57 59 .small
///
/// The first line has the numbers of notes and fixes, and the place: the position of the file, and the offsets of
/// the start and the end. A finding that a comment suppresses starts with `suppressed`, and has the reason in the
/// second line. A fix has one line for each of its edits. Line feeds in texts are written as `\n`.
extension LintResult {
  /// The stored form; nil if a finding is not about one of the files.
  func text(of files: [SourceText]) -> String? {
    var writer = FindingsWriter(files)
    for diagnostic in diagnostics { writer.add(diagnostic, reason: nil) }
    for suppressed in suppressed { writer.add(suppressed.diagnostic, reason: suppressed.reason) }
    return writer.isComplete ? writer.text : nil
  }

  /// Reads a stored form; nil if it has another format.
  init?(_ text: ArraySlice<UInt8>, of files: [SourceText]) {
    self.init(diagnostics: [])
    var reader = FindingsReader(text, files)
    while !reader.isAtEnd {
      guard let (diagnostic, reason) = reader.finding() else { return nil }
      if let reason {
        suppressed.append(SuppressedDiagnostic(diagnostic, reason: reason))
      } else {
        diagnostics.append(diagnostic)
      }
    }
  }
}

private struct FindingsWriter {
  private(set) var text = ""

  /// Whether all places are in the files.
  private(set) var isComplete = true

  private let files: [SourceText]
  private let positions: [String: Int]

  init(_ files: [SourceText]) {
    self.files = files
    positions = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ diagnostic: Diagnostic, reason: String?) {
    let kind = diagnostic.identifier.isOfRule ? "rule" : "problem"
    line(
      "\(reason == nil ? "reported" : "suppressed") \(kind) \(diagnostic.id) "
        + "\(diagnostic.severity.rawValue) \(diagnostic.notes.count) \(diagnostic.fixIts.count) "
        + place(diagnostic.place))
    if let reason { line(reason) }
    line(diagnostic.message)
    for note in diagnostic.notes { line("\(place(note.place)) \(note.message)") }
    for fix in diagnostic.fixIts {
      line("\(fix.isSafe ? "safe" : "unsafe") \(fix.edits.count) \(fix.message)")
      for edit in fix.edits { line("\(place(edit.place)) \(edit.replacement)") }
    }
  }

  private mutating func line(_ line: String) {
    text += line.replacing("\\", with: "\\\\").replacing("\n", with: "\\n") + "\n"
  }

  private mutating func place(_ place: Place?) -> String {
    guard let place else { return "- - -" }
    // In a file of another encoding, places refer to the converted text.
    guard let position = positions[place.source.path],
      files[position].utf8 == place.source.utf8
    else {
      isComplete = false
      return "- - -"
    }
    return "\(position) \(place.span.start) \(place.span.end)"
  }
}

private struct FindingsReader {
  private var rest: ArraySlice<UInt8>
  private let files: [SourceText]

  init(_ text: ArraySlice<UInt8>, _ files: [SourceText]) {
    rest = text
    self.files = files
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func finding() -> (diagnostic: Diagnostic, reason: String?)? {
    let head = line().split(separator: " ", omittingEmptySubsequences: false)
    guard head.count == 9, let id = identifier(head[1], String(head[2])),
      let severity = Severity(rawValue: String(head[3])), let noteCount = Int(head[4]),
      let fixCount = Int(head[5]), let place = place(head[6...]),
      0 <= noteCount, 0 <= fixCount, noteCount <= rest.count, fixCount <= rest.count
    else { return nil }
    let reason = head[0] == "suppressed" ? line() : nil
    var diagnostic = Diagnostic(id, severity, at: place, line())
    for _ in 0..<noteCount {
      guard let (place, message) = placedText() else { return nil }
      diagnostic.notes.append(Note(message, at: place))
    }
    for _ in 0..<fixCount {
      let parts = line().split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let editCount = Int(parts[1]), (0...rest.count).contains(editCount)
      else { return nil }
      var edits: [FixIt.Edit] = []
      for _ in 0..<editCount {
        guard let (place, replacement) = placedText(), let place else { return nil }
        edits.append(FixIt.Edit(place, replacement))
      }
      diagnostic.fixIts.append(FixIt(String(parts[2]), edits, isSafe: parts[0] == "safe"))
    }
    return (diagnostic, reason)
  }

  private func identifier(_ kind: Substring, _ id: String) -> DiagnosticID? {
    kind == "rule" ? .rule(id) : ProblemID(rawValue: id).map(DiagnosticID.problem)
  }

  private mutating func placedText() -> (place: Place?, text: String)? {
    let parts = line().split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let place = place(parts.prefix(3)) else { return nil }
    return (place, String(parts[3]))
  }

  /// Reads a place, which can be missing; nil if it has another format.
  private func place(_ parts: ArraySlice<Substring>) -> Place?? {
    if parts.first == "-" { return .some(nil) }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, files.indices.contains(numbers[0]) else { return nil }
    let file = files[numbers[0]]
    guard 0 <= numbers[1], numbers[1] <= numbers[2], numbers[2] <= file.utf8.count else {
      return nil
    }
    return Place(file, Span(numbers[1], numbers[2]))
  }

  private mutating func line() -> String {
    let line = String(decoding: rest.takeLine(), as: UTF8.self)
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    var text = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        text.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
