import Diagnostics
import Linter
import SwiftUIEmitter

/// The phase beside emission: what could be better in specs that are right.
///
/// - Parameter least: The mildest severity that is told.
func lintProject(
  _ decoded: DecodedProject, _ checked: CheckedProject, _ inputs: ProjectInputs, least: Severity
) -> LintResult {
  let sound = decoded.specs.filter { !$0.diagnostics.hasErrors }
  let library = checked.system.library
  return lint(
    sound.map { LintedSpec($0.spec, $0.document) }, checked.system,
    settings: LintSettings(inputs.project), least: least,
    isPartial: decoded.diagnostics.hasErrors,
    previewGaps: { previewGaps(of: $0, in: library) }, origin: inputs.origin, map: inputs.map)
}
