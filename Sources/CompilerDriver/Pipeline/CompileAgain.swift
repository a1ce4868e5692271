import DesignModel
import Diagnostics
import Emission
import Linter
import Specification

/// What a process that compiles a project repeatedly keeps from the last compilation.
package struct CompilationMemory: Sendable {
  /// The texts that were read.
  var texts: [String: InputReader.KnownText] = [:]

  /// Decoded specs, by the identity of their texts.
  fileprivate var decoded: [ObjectIdentifier: DecodedFile<ComponentSpec>] = [:]

  /// The last compilation without problems.
  fileprivate var sound: SoundCompilation?

  /// Whether files record the origin of each line.
  fileprivate let traces: Bool

  /// The paths of the specs that were edited since the last project that was verified; nil if anything may differ.
  var edited: Set<String>?

  package init(traces: Bool = false) { self.traces = traces }
}

/// A project that was compiled.
package struct CompiledProject: Sendable {
  /// Its problems, except the findings of rules.
  package let problems: [Diagnostic]

  let inputs: ProjectInputs
  let templates: Templates
  let checked: CheckedProject
  fileprivate let decoded: DecodedProject

  /// Its files; nil if there is an error.
  let emitted: EmittedProject?

  /// The files that differ from the last compilation without problems; nil if any file may.
  let change: SoundCompilation.Change?

  /// Whether a rule is configured to report errors, which prevent writing.
  var mayFindErrors: Bool { rulesMayFindErrors(LintSettings(inputs.project)) }

  /// Runs the rules.
  func lint() -> LintResult {
    lintProject(decoded, checked, inputs, templates: templates, least: .warning)
  }
}

/// Compiles a project, reusing what has not changed since the last compilation. The result is the same as
/// without a memory.
package func compileAgain(
  _ reader: inout InputReader, _ memory: inout CompilationMemory
) throws(FileError) -> CompiledProject {
  let inputs = try readInputs(&reader)
  memory.texts = reader.known
  let texts = reader.known.mapValues(\.text)
  if let (next, change) = memory.sound?.compiling(inputs, texts) {
    memory.sound = next
    memory.remember(next.decoded, of: next.inputs)
    return CompiledProject(
      problems: [], inputs: next.inputs, templates: next.templates, checked: next.project,
      decoded: next.decoded, emitted: next.emitted, change: change)
  }

  var (templates, templateDiagnostics) = Templates.parse(overrides: inputs.templates)
  templates.traces = memory.traces
  let decoded = decodeInputs(inputs, known: memory.decoded)
  memory.remember(decoded, of: inputs)
  let checked = checkProject(decoded, inputs)
  let targets = planTargets(of: checked.system, inputs)
  let problems =
    inputs.diagnostics + templateDiagnostics + checked.diagnostics
    + targets.flatMap(\.problems)
  let emitted = problems.hasErrors ? nil : emitProject(checked, inputs, targets, templates)
  if problems.isEmpty, let emitted, let check = checked.memory {
    memory.sound = SoundCompilation(
      texts: texts, inputs: inputs, templates: templates, decoded: decoded, check: check,
      targets: targets, emitted: emitted)
  }
  return CompiledProject(
    problems: problems, inputs: inputs, templates: templates, checked: checked, decoded: decoded,
    emitted: emitted, change: nil)
}

extension CompilationMemory {
  fileprivate mutating func remember(_ project: DecodedProject, of inputs: ProjectInputs) {
    decoded = Dictionary(
      zip(inputs.specs.map(ObjectIdentifier.init), project.specs),
      uniquingKeysWith: { first, _ in first })
  }
}
