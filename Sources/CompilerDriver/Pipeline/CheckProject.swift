import DesignModel
import Diagnostics
import Linter

/// The third phase: the design system that the specs of a project declare together.
struct CheckedProject {
  /// The design system without the components that have errors.
  let system: DesignSystem

  /// The diagnostics of decoding and checking.
  let diagnostics: [Diagnostic]

  /// The design system with the components that have errors, if the Swift compiler can refute all of its errors;
  /// nil otherwise.
  var doubtful: DesignSystem?

  /// For checking again after some specs have changed; nil if there are problems.
  let memory: CheckMemory?
}

/// Declares and checks the decoded specs.
func checkProject(_ decoded: DecodedProject, _ inputs: ProjectInputs) -> CheckedProject {
  let (system, diagnostics, doubtful, memory) = checkDesignSystemAndRemember(
    inputs.project, decoded.specs.map(\.spec), handwritten: decoded.handwritten,
    tokens: decoded.tokens, origin: inputs.origin, map: inputs.map)
  return CheckedProject(
    system: system,
    // Everything depends on the project file.
    diagnostics: inputs.projectDiagnostics.hasErrors
      ? []
      : decoded.diagnostics
        + withoutConsequences(
          diagnostics, of: decoded, prefix: inputs.project.prefix?.text ?? "")
        + checkLintSettings(decoded, inputs), doubtful: doubtful, memory: memory)
}

/// The problems in the settings of rules, whether rules run or not.
private func checkLintSettings(
  _ decoded: DecodedProject, _ inputs: ProjectInputs
) -> [Diagnostic] {
  guard let settings = inputs.project.lint else { return [] }
  return check(
    settings,
    specs: decoded.specs.map { (inputs.origin($0.spec.source), $0.spec.component?.text) },
    tokenFiles: inputs.tokens?.files.map(inputs.origin) ?? [],
    isPartial: decoded.diagnostics.hasErrors)
}
