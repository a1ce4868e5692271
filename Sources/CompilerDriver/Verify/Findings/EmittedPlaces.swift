import Diagnostics
import SwiftRendering

/// Finds the places in specs that messages about emitted files are about.
struct EmittedPlaces {
  private let emitted: [String: EmittedFile]
  private let handwritten: [String: SourceText]
  private let specs: [String: SpecDocument]

  /// How an emitted file is called: where the project has it.
  private let shown: (EmittedFile) -> String

  /// - Parameters:
  ///   - emitted: By the names that messages have for them.
  ///   - handwritten: Likewise.
  ///   - specs: By the paths that emitted files name.
  init(
    _ emitted: [String: EmittedFile], handwritten: [String: SourceText],
    specs: [String: SourceText], shown: @escaping (EmittedFile) -> String
  ) {
    self.emitted = emitted
    self.handwritten = handwritten
    self.specs = specs.mapValues(SpecDocument.init)
    self.shown = shown
  }

  /// What a message is about.
  struct Found {
    let place: Place?

    /// Whether a spec, or a file that somebody wrote, has the text that it is about.
    let isWritten: Bool

    /// The emitted line, as compilers name places; nil for a file that somebody wrote.
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
    let emittedLine = "\(shown(file)):\(message.line):\(message.column)"
    guard let spec = specs[file.origin],
      let line = HeaderStyle(path: file.path)?.bodyLine(of: message.line - 1)
    else { return Found(place: nil, isWritten: false, emittedLine: emittedLine) }
    let part = SpecPart(ofLine: line, of: file, in: spec)
    let exact = spec.place(
      ofColumn: message.column - 1, width: message.width, inLine: line, of: file, part)
    return Found(
      place: exact ?? part.place, isWritten: exact != nil, emittedLine: emittedLine)
  }

  /// Where a spec names a component's calls.
  func callsPlace(ofSpec origin: String) -> Place? {
    specs[origin].map { $0.place(["initializers"]) ?? $0.start }
  }
}
