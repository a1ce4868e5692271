import DesignModel
import Diagnostics
import Linter
import Specification
import SwiftUIEmitter

/// What a process that compiles a project repeatedly keeps from the last compilation.
package struct CompilationMemory: Sendable {
  /// The texts that were read.
  var texts: [String: InputReader.KnownText] = [:]

  /// Decoded specs, by the identity of their texts.
  fileprivate var decoded: [ObjectIdentifier: DecodedFile<ComponentSpec>] = [:]

  /// The last compilation without problems.
  fileprivate var sound: SoundCompilation?

  package init() {}
}

/// A project that was compiled.
package struct CompiledProject: Sendable {
  /// Its problems, except the findings of rules.
  package let problems: [Diagnostic]

  /// Its files; nil if there is an error.
  package let trees: (@Sendable () -> [EmittedTree])?

  /// The files that differ from the last compilation without problems; nil if any file may.
  let change: SoundCompilation.Change?

  /// Whether a rule is configured to report errors, which prevent writing.
  let mayFindErrors: Bool

  /// Runs the rules.
  let lint: @Sendable () -> LintResult
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
