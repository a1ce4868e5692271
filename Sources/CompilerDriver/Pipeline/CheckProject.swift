import DesignModel
import Diagnostics
import Linter

/// The third phase: the design system that the specs of a project declare together.
struct CheckedProject {
  /// The design system without the components that have errors.
  let system: DesignSystem

  /// The diagnostics of decoding and checking.
  let diagnostics: [Diagnostic]

  /// For checking again after some specs have changed; nil if there are problems.
  let memory: CheckMemory?
}

/// Declares and checks the decoded specs.
func checkProject(_ decoded: DecodedProject, _ inputs: ProjectInputs) -> CheckedProject {
  let (system, diagnostics, memory) = checkDesignSystemAndRemember(
    inputs.project, decoded.specs.map(\.spec), handwritten: decoded.handwritten,
    tokens: decoded.tokens, origin: inputs.origin, map: inputs.map)
  return CheckedProject(
    system: system,
    // Everything depends on the project file.
    diagnostics: inputs.projectDiagnostics.hasErrors
      ? []
      : decoded.diagnostics + withoutFollowing(diagnostics, decoded.diagnostics)
        + checkLintSettings(decoded, inputs), memory: memory)
}

/// The problems of the model, except consequences of parts that could not be read.
private func withoutFollowing(_ model: [Diagnostic], _ reading: [Diagnostic]) -> [Diagnostic] {
  let broken = Set(reading.filter { $0.severity == .error }.compactMap { $0.place?.source.path })
  return model.filter { diagnostic in
    !diagnostic.identifier.isAboutAbsence
      || diagnostic.place.map { !broken.contains($0.source.path) } ?? true
  }
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
