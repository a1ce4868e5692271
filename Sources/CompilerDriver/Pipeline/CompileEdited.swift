import DesignModel
import Diagnostics
import Emission
import Linter
import Specification
import SwiftRendering

/// What an edit of some specs changes in a compilation.
struct EditedCompilation: Sendable {
  /// The changed files by output folder, all of which existed before; empty if files were not requested.
  var trees: [EmittedTree] = []

  /// For the next run; its findings are those in the whole project.
  var record: CompilationRecord
}

/// What is requested of a compilation.
struct CompilationGoal: Sendable {
  /// Whether files are needed.
  let emits: Bool

  /// The minimum severity of reported findings.
  let least: Severity

  /// Files, and the findings that a build reports.
  static let build = Self(emits: true, least: .warning)

  /// All findings.
  static let lint = Self(emits: false, least: .note)
}

/// Compiles only the specs that have changed since a recorded compilation, and those that they use.
///
/// The specs are compiled twice, with the old texts and the new ones, and compared: the result is the same as
/// that of compiling everything, because files of other specs, and the findings about them, do not depend on
/// what changes in a spec whose declarations stay the same. The specs that the changed ones use are those that
/// declare a word in their texts.
///
/// - Parameter reader: Has read nothing, and knows the recorded texts.
/// - Returns: Nil if everything has to be compiled.
@Sendable func compileEdited(
  _ record: CompilationRecord, for goal: CompilationGoal, _ reader: inout InputReader
) throws(FileError) -> EditedCompilation? {
  let inputs = try readInputs(&reader)
  _ = try reader.textIfAny(Baseline.fileName)
  guard inputs.diagnostics.isEmpty, inputs.specs.count == record.specs.count,
    let changed = changedSpecs(inputs, record, reader)
  else { return nil }
  let old = record.specs.compactMap { record.texts[$0]?.text }
  guard old.count == record.specs.count else { return nil }
  var next = record
  next.texts = reader.known
  if changed.isEmpty { return EditedCompilation(record: next) }

  let (templates, problems) = Templates.parse(overrides: inputs.templates)
  if !problems.isEmpty { return nil }
  var edit = Edit(changed: changed, old: old, inputs: inputs, record: record)
  guard let before = edit.compileBefore(goal, templates) else { return nil }
  let positions = edit.needed.sorted()
  let texts = edit.byPath(positions, inputs.specs)
  let part = inputs.with(specs: positions.map { inputs.specs[$0] })
  var (after, files): (SoundCompilation, [EmittedFile])
  if goal.emits {
    guard let (compilation, change) = before.compiling(part, texts), !change.movesFiles,
      change.files.allSatisfy({ edit.origins.contains($0.origin) })
    else { return nil }
    (after, files) = (compilation, change.files)
  } else {
    guard let (compilation, _) = before.checking(part, texts) else { return nil }
    (after, files) = (compilation, [])
  }
  let edited = zip(before.decoded.specs, after.decoded.specs)
    .filter { $0.spec.source !== $1.spec.source }.map { (old: $0.spec, new: $1.spec) }
  guard !rulesMayCompare(edited, LintSettings(inputs.project), least: goal.least),
    let found = findings(
      record.findings, afterEditing: before.linted(least: goal.least),
      to: after.linted(least: goal.least), edited: Set(edited.map(\.new.source.path)))
  else { return nil }
  next.findings = found
  return EditedCompilation(
    trees: goal.emits ? trees(of: files, after.project.system, inputs) : [], record: next)
}

/// The positions of the specs that have changed; nil if anything else has.
private func changedSpecs(
  _ inputs: ProjectInputs, _ record: CompilationRecord, _ reader: InputReader
) -> Set<Int>? {
  let positions = Dictionary(
    zip(record.specs, record.specs.indices), uniquingKeysWith: { first, _ in first })
  var changed: Set<Int> = []
  for (path, known) in reader.known {
    guard let before = record.texts[path] else { return nil }
    if known.text === before.text { continue }
    guard let position = positions[path], inputs.specs[position] === known.text else { return nil }
    changed.insert(position)
  }
  return changed
}

/// The number of new words in a spec from which on it is not worth while to find out what else they might mean.
private let mostNewWords = 50

/// An edit of some specs of a project, by their positions.
private struct Edit {
  let changed: Set<Int>

  /// All specs as they were before.
  let old: [SourceText]

  let inputs: ProjectInputs
  let record: CompilationRecord

  /// The specs that have to be compiled.
  private(set) var needed: Set<Int> = []

  init(
    changed: Set<Int>, old: [SourceText], inputs: ProjectInputs, record: CompilationRecord
  ) {
    self.changed = changed
    self.old = old
    self.inputs = inputs
    self.record = record
  }

  /// The number of specs that are compiled; if there are more, compiling everything is as fast.
  private var mostNeeded: Int { max(8, old.count / 2) }

  /// The paths of the changed specs as emitted files name them.
  var origins: Set<String> { Set(changed.map { inputs.origin(old[$0]) }) }

  func byPath(_ positions: [Int], _ texts: [SourceText]) -> [String: SourceText] {
    Dictionary(
      positions.map { (record.specs[$0], texts[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  /// Compiles the old texts of the changed specs and of those that they use; nil if there is a problem, or if
  /// these are most of the project.
  mutating func compileBefore(
    _ goal: CompilationGoal, _ templates: Templates
  ) -> SoundCompilation? {
    add(changed)
    for position in changed {
      let new = newWords(in: inputs.specs[position].utf8, since: old[position].utf8)
      if new.count > mostNewWords { return nil }
      for word in new { add(record.names.positions(near: word)) }
    }
    if inputs.project.emissionTargets.contains(where: \.readsOtherBodies) { addUsers() }
    while needed.count <= mostNeeded {
      let positions = needed.sorted()
      guard let compilation = compilation(of: positions, goal, templates) else { return nil }
      // Declarations with the same names can affect each other.
      let rivals = positions.indices.filter { changed.contains(positions[$0]) }
        .flatMap { compilation.usableNames(at: $0).declarations }
        .flatMap { record.names.positions(of: $0.utf8) }
      if needed.isSuperset(of: rivals) { return compilation }
      add(Set(rivals))
    }
    return nil
  }

  /// Adds specs and everything that they use.
  private mutating func add(_ positions: Set<Int>) {
    var texts: [SourceText] = []
    func include(_ position: Int) {
      guard old.indices.contains(position), needed.insert(position).inserted else { return }
      texts.append(old[position])
      if inputs.specs[position] !== old[position] { texts.append(inputs.specs[position]) }
    }
    for position in positions { include(position) }
    while needed.count <= mostNeeded, let text = texts.popLast() {
      for word in words(in: text.utf8) {
        for position in record.names.positions(of: word) { include(position) }
      }
    }
  }

  /// Adds the specs that use the changed ones, directly or not: how a component is implemented in a framework can
  /// depend on the components in it.
  private mutating func addUsers() {
    var names = changed.compactMap(componentName)
    var users: Set<Int> = changed
    while let name = names.popLast() {
      for position in old.indices where !users.contains(position) {
        guard contains(old[position].utf8, name) else { continue }
        users.insert(position)
        if let user = componentName(at: position) { names.append(user) }
      }
    }
    add(users)
  }

  /// The name of a component in specs, in UTF-8.
  private func componentName(at position: Int) -> [UInt8]? {
    decodeFile(old[position], decodeComponent).spec.component.map { Array($0.text.utf8) }
  }

  private func compilation(
    of positions: [Int], _ goal: CompilationGoal, _ templates: Templates
  ) -> SoundCompilation? {
    let inputs = inputs.with(specs: positions.map { old[$0] })
    let decoded = decodeInputs(inputs)
    let checked = checkProject(decoded, inputs)
    guard checked.diagnostics.isEmpty, let check = checked.memory else { return nil }
    let targets = planTargets(of: checked.system, inputs)
    guard targets.allSatisfy(\.problems.isEmpty) else { return nil }
    var emitted = EmittedProject()
    if goal.emits {
      // Files of the others do not change.
      let origins = origins
      emitted.components = checked.system.components.filter { origins.contains($0.origin) }
        .map { inputs.project.emit($0, in: checked.system.library, templates) }
      emitted.emitShared(of: checked.system, inputs, targets, templates)
    }
    return SoundCompilation(
      texts: byPath(positions, old), inputs: inputs, templates: templates, decoded: decoded,
      check: check, targets: targets, emitted: emitted)
  }
}
