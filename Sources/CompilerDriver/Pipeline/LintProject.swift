import Diagnostics
import Emission
import Linter
import SwiftRendering
import SwiftUIEmitter

/// The phase parallel to emission: runs the lint rules on valid specs.
///
/// - Parameters:
///   - templates: The templates of emitted files, which some rules measure.
///   - least: The minimum severity of reported findings.
func lintProject(
  _ decoded: DecodedProject, _ checked: CheckedProject, _ inputs: ProjectInputs,
  templates: Templates, least: Severity
) -> LintResult {
  if inputs.projectDiagnostics.hasErrors { return LintResult(diagnostics: []) }
  let sound = decoded.specs.filter { !$0.diagnostics.hasErrors }
  let library = checked.system.library
  let canEmit = !checked.diagnostics.hasErrors
  // Rules walk through trees, those about all specs together outside of the worker threads.
  return onLargeStack {
    lint(
      sound.map { LintedSpec($0.spec, $0.document) }, checked.system, tokens: inputs.lintedTokens,
      settings: LintSettings(inputs.project), least: least,
      isPartial: decoded.diagnostics.hasErrors,
      previewGaps: { previewGaps(of: $0, in: library) },
      emittedFiles: { component in
        canEmit
          ? inputs.project.emit(component, in: library, templates).files
            .compactMap(EmittedFileSize.init) : []
      },
      origin: inputs.origin, map: inputs.map)
  }
}

extension ProjectInputs {
  /// The design tokens as rules see them; nil if there are none or they have errors.
  fileprivate var lintedTokens: LintedTokens? {
    guard let tokens, let library = tokens.library, !tokens.diagnostics.hasErrors else {
      return nil
    }
    return LintedTokens(
      library, files: tokens.files, texts: specs + handwritten,
      rem: Double(project.tokens?.rem?.value ?? 16))
  }
}

extension EmittedFileSize {
  /// The model of a written file; nil if it is not Swift.
  init?(_ file: EmittedFile) {
    guard file.path.hasSuffix(".swift") else { return nil }
    let figures = EmittedFigures([file])
    self.init(
      name: String(lastName(of: file.path)), lines: figures.lines,
      publicSymbols: figures.publicSymbols)
  }
}
