import DesignModel
import Diagnostics
import Linter
import Specification
import SwiftUIEmitter

/// What a process that compiles one project again and again keeps of the last time.
package struct CompilationMemory: Sendable {
  /// What was read.
  var texts: [String: InputReader.KnownText] = [:]

  /// Specs by the texts that were read.
  fileprivate var decoded: [ObjectIdentifier: DecodedFile<ComponentSpec>] = [:]

  /// The last compilation in which nothing was wrong.
  fileprivate var sound: SoundCompilation?

  package init() {}
}

/// A project that was compiled.
package struct CompiledProject: Sendable {
  /// What is wrong with it, but for what rules find.
  package let problems: [Diagnostic]

  /// Its files; nil if there is an error.
  package let trees: (@Sendable () -> [EmittedTree])?

  /// The files that differ from those of the last compilation without problems; nil if any may.
  let change: SoundCompilation.Change?

  /// Whether a rule is set to find errors, with which nothing is written.
  let mayFindErrors: Bool

  /// Finds what rules have to say.
  let lint: @Sendable () -> LintResult
}

/// Compiles a project as far as it is not what it was the last time. What comes of it is what a compilation without
/// a memory gives.
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
      problems: [], trees: { next.trees }, change: change,
      mayFindErrors: rulesMayFindErrors(LintSettings(next.inputs.project)),
      lint: { next.linted(least: .warning) })
  }

  let (templates, templateDiagnostics) = Templates.parse(overrides: inputs.templates)
  let decoded = decodeInputs(inputs, known: memory.decoded)
  memory.remember(decoded, of: inputs)
  let checked = checkProject(decoded, inputs)
  let problems =
    inputs.diagnostics + templateDiagnostics + checked.diagnostics
    + checkPortability(of: checked.system, inputs)
  let lint: @Sendable () -> LintResult = {
    lintProject(decoded, checked, inputs, templates: templates, least: .warning)
  }
  let mayFindErrors = rulesMayFindErrors(LintSettings(inputs.project))
  if problems.hasErrors {
    return CompiledProject(
      problems: problems, trees: nil, change: nil, mayFindErrors: mayFindErrors, lint: lint)
  }
  let emitted = emitProject(checked, inputs, templates)
  if problems.isEmpty, let check = checked.memory {
    memory.sound = SoundCompilation(
      texts: texts, inputs: inputs, templates: templates, decoded: decoded, check: check,
      emitted: emitted)
  }
  return CompiledProject(
    problems: problems, trees: { trees(of: emitted.files, checked.system, inputs) }, change: nil,
    mayFindErrors: mayFindErrors, lint: lint)
}

extension CompilationMemory {
  fileprivate mutating func remember(_ project: DecodedProject, of inputs: ProjectInputs) {
    decoded = Dictionary(
      zip(inputs.specs.map(ObjectIdentifier.init), project.specs),
      uniquingKeysWith: { first, _ in first })
  }
}
