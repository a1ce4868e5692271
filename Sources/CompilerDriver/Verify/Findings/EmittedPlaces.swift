import Diagnostics
import SwiftRendering
import SwiftTypes

/// Finds the places in specs for messages about emitted files.
struct EmittedPlaces {
  private let emitted: [String: EmittedFile]
  private let handwritten: [String: SourceText]
  private let specs: [String: SourceText]

  /// Specs as trees, by the same paths.
  private let documents = Memo<String, SpecDocument>()

  /// The name of an emitted file in messages: its path in the project.
  private let shown: (EmittedFile) -> String

  /// - Parameters:
  ///   - emitted: The emitted files by their names in messages.
  ///   - handwritten: The hand-written files by their names in messages.
  ///   - specs: The specs, and hand-written files with copies, by the paths that emitted files name.
  init(
    _ emitted: [String: EmittedFile], handwritten: [String: SourceText],
    specs: [String: SourceText], shown: @escaping (EmittedFile) -> String
  ) {
    self.emitted = emitted
    self.handwritten = handwritten
    self.specs = specs
    self.shown = shown
  }

  /// The place of a message.
  struct Found {
    let place: Place?

    /// Whether the text in question is written in a spec or a hand-written file.
    let isWritten: Bool

    /// The emitted line in the form `path:line:column`; nil for a hand-written file.
    let emittedLine: String?
  }

  func find(_ message: CompilerMessage) -> Found {
    guard let name = message.file else {
      return Found(place: nil, isWritten: false, emittedLine: nil)
    }
    if let source = handwritten[name] {
      return Found(place: source.place(of: message), isWritten: true, emittedLine: nil)
    }
    guard let file = emitted[name] else {
      return Found(place: nil, isWritten: false, emittedLine: "\(name):\(message.line)")
    }
    if let copy = file.copy, let source = specs[file.origin],
      let line = HeaderStyle(path: file.path)?.bodyLine(of: message.line - 1)
    {
      let place = source.place(
        ofLine: line - copy.lines + 1, column: message.column - copy.indentation,
        width: message.width)
      return Found(place: place, isWritten: true, emittedLine: nil)
    }
    let emittedLine = "\(shown(file)):\(message.line):\(message.column)"
    guard let spec = document(file.origin),
      let line = HeaderStyle(path: file.path)?.bodyLine(of: message.line - 1)
    else { return Found(place: nil, isWritten: false, emittedLine: emittedLine) }
    let part = SpecPart(ofLine: line, of: file, in: spec)
    let exact = spec.place(
      ofColumn: message.column - 1, width: message.width, inLine: line, of: file, part)
    return Found(
      place: exact ?? part.place, isWritten: exact != nil, emittedLine: emittedLine)
  }

  private func document(_ origin: String) -> SpecDocument? {
    documents.value(of: origin) { specs[origin].map(SpecDocument.init) }
  }

  /// The place in a spec for problems of a component's calls.
  func callsPlace(ofSpec origin: String) -> Place? {
    document(origin).map { $0.place(["initializers"]) ?? $0.start }
  }
}
