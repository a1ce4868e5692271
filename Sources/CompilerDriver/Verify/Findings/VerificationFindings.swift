import DesignModel
import Diagnostics
import English
import Specification
import SwiftFragments
import SwiftRendering

/// Converts compiler messages to problems of the project.
struct VerificationFindings {
  private let places: EmittedPlaces

  /// The targets of all compilations.
  private let targets: [CompilationTarget]
  private let modes: [LanguageMode]

  /// The compiler's options in the project file.
  private let flags: [Located<String>]

  /// The texts of the compiled files by their names in messages.
  private let texts: [String: [UInt8]]
  private let emitted: [String: EmittedFile]

  init(
    _ project: VerifiedProject, _ workspace: Workspace, _ session: ProjectSession,
    targets: [CompilationTarget], modes: [LanguageMode]
  ) {
    self.targets = targets
    self.modes = modes
    flags = project.flags
    emitted = workspace.emitted
    texts = workspace.emitted.mapValues { $0.rendered().text }.merging(
      project.handwritten.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    places = EmittedPlaces(
      workspace.emitted,
      handwritten: Dictionary(
        uniqueKeysWithValues: project.handwritten.map { file in
          (
            file.path,
            SourceText(path: session.location.shown(file.path), utf8: file.text)
          )
        }),
      specs: project.specs,
      shown: { file in
        let folder = session.location.absolute(project.outputFolder)
        return session.location.shown(normalized(joined(folder, file.path)))
      })
  }

  /// The place in a spec of a place in a compiled file.
  ///
  /// - Parameter file: Its name in messages.
  func find(file: String, line: Int, column: Int, width: Int = 1) -> EmittedPlaces.Found {
    places.find(
      CompilerMessage(file: file, line: line, column: column, width: width, .note, ""))
  }

  /// A line of a compiled file.
  ///
  /// - Parameters:
  ///   - number: From 1.
  ///   - file: Its name in messages.
  func line(_ number: Int, of file: String) -> [UInt8]? {
    let lines = (texts[file] ?? []).split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? Array(lines[number - 1]) : nil
  }

  /// The first place in a spec at which a modifier is used; nil if no text of the spec uses it.
  ///
  /// - Parameters:
  ///   - modifier: Its name with labels: `frame(width:)`.
  ///   - origin: The spec.
  func place(ofUse modifier: String, inSpec origin: String) -> Place? {
    let call = Array(".\(modifier.prefix { $0 != "(" })".utf8)
    for (name, file) in emitted.sorted(by: { $0.key < $1.key }) where file.origin == origin {
      let lines = (texts[name] ?? []).split(separator: 0x0A, omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let column = line.firstRange(of: call)?.lowerBound else { continue }
        let found = find(file: name, line: index + 1, column: column - line.startIndex + 2)
        if found.isWritten { return found.place }
      }
    }
    return nil
  }

  // MARK: - The library

  /// A message, independent of the target.
  private struct Message: Hashable {
    let file: String?
    let line: Int
    let column: Int
    let severity: Severity
    let text: String

    init(_ message: CompilerMessage) {
      file = message.file
      line = message.line
      column = message.column
      severity = message.severity
      text = message.text
    }
  }

  func diagnostics(ofLibrary outputs: [LibraryCompiler.Output]) -> [Diagnostic] {
    var found: [Message: (message: CompilerMessage, compilations: [LibraryCompiler.Output])] =
      [:]
    for compilation in outputs {
      for message in CompilerMessage.all(in: compilation.text) where !isOfInterfaceModule(message) {
        found[Message(message), default: (message, [])].compilations.append(compilation)
      }
    }
    let located = found.values.map { (places.find($0.message), $0.message, $0.compilations) }
    // An unknown name makes other errors, in text that no one wrote and in the rest of its spec.
    let unknown = located.filter { place, message, compilations in
      place.isWritten && (message.isOfUnknownName || isUnchecked(message, in: compilations))
    }
    let affected = Set(unknown.compactMap { place, _, _ in place.place?.source.path })
    return located.compactMap { place, message, compilations in
      if message.severity == .error, !unknown.isEmpty {
        guard place.isWritten else { return nil }
        if isUnchecked(message, in: compilations) { return unchecked(message, at: place) }
        if !message.isOfUnknownName, affected.contains(place.place?.source.path ?? "") {
          return nil
        }
      }
      return diagnostic(message, at: place, in: compilations)
    }
  }

  /// Whether a warning is about how a module of the system was built here. Apple's are built for library evolution.
  private func isOfInterfaceModule(_ message: CompilerMessage) -> Bool {
    guard message.severity == .warning,
      let module = message.text.wholeMatch(
        of: /module '(\w+)' was not compiled with library evolution support.*/)?.1
    else { return false }
    return modulesWithKnownAPI.contains(String(module))
  }

  // MARK: - Code for later systems

  /// Whether an error may be due to declarations that are newer than those known here: it is in code that
  /// runs only on systems that are newer, in every compilation in which it occurs.
  private func isUnchecked(
    _ message: CompilerMessage, in compilations: [LibraryCompiler.Output]
  ) -> Bool {
    guard message.severity == .error, message.canBeOfNewerDeclaration, let name = message.file,
      let bytes = texts[name]
    else { return false }
    let source = SourceText(path: name, utf8: bytes)
    let offset = source.place(of: message).span.start
    let text = String(decoding: bytes, as: UTF8.self)
    guard let conditions = systemConditions(in: text, at: offset) else { return false }
    let names = Set(compilations.map(\.target))
    return targets.filter { names.contains($0.name) }.allSatisfy { target in
      let (system, minimum) = target.system
      guard case .compiled(let version) = conditions[system] else { return false }
      return max(version ?? minimum, minimum) > target.described
    }
  }

  private func unchecked(_ message: CompilerMessage, at found: EmittedPlaces.Found) -> Diagnostic {
    Diagnostic(
      .uncheckedCode, .note, at: found.place,
      "this cannot be checked here, because it is for a later system: \(message.text)")
  }

  private func diagnostic(
    _ message: CompilerMessage, at found: EmittedPlaces.Found,
    in compilations: [LibraryCompiler.Output]
  ) -> Diagnostic {
    let conditions = conditions(compilations)
    var notes = message.notes.compactMap { note -> Note? in
      let place = places.find(note)
      return place.place.map { Note(note.text, at: $0) }
    }
    if !found.isWritten, let line = found.emittedLine {
      notes.insert(Note("the emitted line is \(line)", at: nil), at: 0)
    }
    if message.file == nil, message.severity == .error, let flag = flag(in: message) {
      return Diagnostic(
        .compilerFlag, at: flag.place,
        "the Swift compiler does not accept the flag: \(message.text)")
    }
    guard found.place != nil else {
      return Diagnostic(
        .emissionDefect, message.severity, at: nil,
        "\(found.emittedLine.map { "\($0): " } ?? "")\(message.text)\(conditions); no spec has this text, "
          + "so this is a defect of dscompile", notes: notes)
    }
    return Diagnostic(
      .swiftCompiler, message.severity, at: found.place, message.text + conditions, notes: notes,
      fixIts: fixIts(of: message))
  }

  /// The option of the project file that a message names; nil if there is none, as in an error about code that the
  /// compiler synthesizes.
  private func flag(in message: CompilerMessage) -> Located<String>? {
    flags.first { flag in
      let name = flag.value.prefix { $0 != "=" }
      return name.hasPrefix("-") && message.text.contains("'\(name)")
    }
  }

  /// Describes the compilations in which a message occurred; empty if it occurred in all.
  private func conditions(_ compilations: [LibraryCompiler.Output]) -> String {
    let modes = Set(compilations.map(\.mode))
    let targets = Set(compilations.compactMap(\.target))
    var parts: [String] = []
    if targets.count < Set(self.targets.map(\.name)).count {
      parts += targets.sorted().map { "for \($0)" }
    }
    if modes.count < self.modes.count {
      parts += modes.map { "in Swift \($0.rawValue) mode" }.sorted()
    }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }

  // MARK: - Calls

  func diagnostics(ofCalls verified: [Verifier.VerifiedCalls]) -> [Diagnostic] {
    verified.flatMap { component in
      component.calls.entries.indices.compactMap { index in
        diagnostic(ofCall: index, component)
      }
    }
  }

  func diagnostics(ofViewCalls problems: [Verifier.ViewCallProblem]) -> [Diagnostic] {
    problems.map { problem in
      let mode = "Swift \(problem.mode.rawValue)"
      return Diagnostic(
        .promisedCall, at: places.callsPlace(ofSpec: problem.call.origin),
        (problem.error.map { "'\(problem.call.text)' is offered, and \(mode) rejects it: \($0)" }
          ?? "'\(problem.call.text)' is not offered, and \(mode) accepts it")
          + "; this is a defect of dscompile")
    }
  }

  private func diagnostic(
    ofCall index: Int, _ verified: Verifier.VerifiedCalls
  ) -> Diagnostic? {
    let entry = verified.calls.entries[index]
    let resolution = entry.resolutions[verified.mode.rules] ?? Resolution.none
    let selection = verified.selections[verified.calls.firstLine + index]
    let found = selection?.text(of: entry.callee, from: 0) ?? "nothing"
    let expected = entry.callee.text(of: resolution)
    if found == expected || entry.callee.isReserve(of: resolution, for: entry.call, against: found)
    {
      return nil
    }
    let call = entry.call.swift(entry.callee)
    let place = places.callsPlace(ofSpec: verified.calls.component.origin)
    let mode = "Swift \(verified.mode.rawValue)"
    let means =
      switch selection {
      case .wrong(let text): "\(mode) rejects it: \(text)"
      case .ambiguous: "in \(mode) it is ambiguous"
      case .initializers, nil: "in \(mode) it means \(found)"
      }
    return Diagnostic(
      .promisedCall, at: place,
      (entry.isPromised
        ? "'\(call)' should mean \(expected), and \(means)"
        : "'\(call)' is not offered, and \(means)") + "; this is a defect of dscompile")
  }
}

extension LanguageMode {
  /// The mode in terms of the analysis.
  package var rules: SwiftMode {
    switch self {
    case .v5: .v5
    case .v6: .v6
    }
  }
}
