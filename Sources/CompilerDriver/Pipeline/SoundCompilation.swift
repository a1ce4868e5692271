import DesignModel
import Diagnostics
import Emission
import Linter
import Specification
import SwiftRendering

/// A compilation without problems, kept for recompiling after some specs have changed.
struct SoundCompilation: Sendable {
  /// All texts that were read, by their absolute paths. They are compared as objects.
  private var texts: [String: SourceText]
  private(set) var inputs: ProjectInputs
  let templates: Templates
  private(set) var decoded: DecodedProject
  private var check: CheckMemory
  private var targets: [TargetPlan]

  private(set) var emitted: EmittedProject

  init(
    texts: [String: SourceText], inputs: ProjectInputs, templates: Templates,
    decoded: DecodedProject, check: CheckMemory, targets: [TargetPlan], emitted: EmittedProject
  ) {
    self.texts = texts
    self.inputs = inputs
    self.templates = templates
    self.decoded = decoded
    self.check = check
    self.targets = targets
    self.emitted = emitted
  }

  /// The project that rules examine.
  var project: CheckedProject {
    CheckedProject(system: check.system, diagnostics: [], memory: check)
  }

  /// The names by which other specs can use a spec.
  func usableNames(at position: Int) -> UsableNames { check.usableNames(at: position) }

  /// The files that an edit has changed, by root and path.
  struct Change: Sendable {
    /// The files with another text.
    var files: [EmittedFile] = []

    /// Whether files were added or removed.
    var movesFiles = false

    /// The paths of the edited specs as emitted files name them.
    var origins: Set<String> = []
  }

  /// Compiles the project again if only specs have changed and their declarations are the same as before.
  ///
  /// - Parameters:
  ///   - inputs: The project as it was read this time.
  ///   - texts: The texts that were read for it.
  /// - Returns: Nil if everything has to be compiled.
  func compiling(
    _ inputs: ProjectInputs, _ texts: [String: SourceText]
  ) -> (compilation: SoundCompilation, change: Change)? {
    guard let (next, origins) = checking(inputs, texts) else { return nil }
    return origins.isEmpty ? (next, Change()) : next.emitting(origins)
  }

  /// Checks the project again, with the conditions of ``compiling(_:_:)``.
  ///
  /// - Returns: A compilation with the files of this one, and the paths of the changed specs as emitted files name
  ///   them.
  func checking(
    _ inputs: ProjectInputs, _ texts: [String: SourceText]
  ) -> (compilation: SoundCompilation, origins: Set<String>)? {
    guard inputs.diagnostics.isEmpty, texts.count == self.texts.count,
      inputs.specs.count == self.inputs.specs.count
    else { return nil }
    let positions = inputs.specs.indices.filter { inputs.specs[$0] !== self.inputs.specs[$0] }
    var others = 0
    for (path, text) in texts {
      guard let before = self.texts[path] else { return nil }
      if text !== before { others += 1 }
    }
    // Any other change can affect everything.
    guard others == positions.count,
      positions.allSatisfy({ inputs.specs[$0].path == self.inputs.specs[$0].path })
    else { return nil }
    var next = self
    next.texts = texts
    next.inputs = inputs.keepingProject(of: self.inputs)
    if positions.isEmpty { return (next, []) }

    for position in positions {
      let file = decodeFile(inputs.specs[position], decodeComponent)
      guard file.diagnostics.isEmpty else { return nil }
      next.decoded.specs[position] = file
    }
    guard
      let check = check.checking(
        positions.map { ($0, next.decoded.specs[$0].spec) }, in: next.inputs.project,
        tokens: decoded.tokens)
    else { return nil }
    next.check = check
    next.targets = planTargets(of: check.system, next.inputs)
    guard next.targets.allSatisfy(\.problems.isEmpty) else { return nil }
    return (next, Set(positions.map { next.inputs.origin(inputs.specs[$0]) }))
  }

  /// Emits the components of some specs, and the files that belong to no component.
  private func emitting(_ origins: Set<String>) -> (compilation: SoundCompilation, change: Change) {
    var (next, change) = (self, Change(origins: origins))
    let system = check.system
    let components = Dictionary(
      system.components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, before) in emitted.components.enumerated()
    where origins.contains(before.component.origin) {
      guard let component = components[before.component.name] else { continue }
      let after = inputs.project.emit(component, in: system.library, templates)
      change.compare(after.files, to: before.files)
      next.emitted.components[index] = after
    }
    next.emitted.emitShared(of: system, inputs, targets, templates)
    change.compare(
      next.emitted.shared + (next.emitted.second?.files ?? []),
      to: emitted.shared + (emitted.second?.files ?? []))
    return (next, change)
  }

  /// The findings of rules.
  func linted(least: Severity) -> LintResult {
    lintProject(decoded, project, inputs, templates: templates, least: least)
  }
}

extension SoundCompilation.Change {
  fileprivate mutating func compare(_ files: [EmittedFile], to before: [EmittedFile]) {
    struct Name: Hashable {
      let root: EmittedFile.Root
      let path: String
    }
    let known = Dictionary(
      before.map { (Name(root: $0.root, path: $0.path), $0) },
      uniquingKeysWith: { first, _ in first })
    if known.count != files.count { movesFiles = true }
    for file in files {
      let other = known[Name(root: file.root, path: file.path)]
      if other == nil { movesFiles = true }
      if other?.body != file.body || other?.origin != file.origin { self.files.append(file) }
    }
  }
}
