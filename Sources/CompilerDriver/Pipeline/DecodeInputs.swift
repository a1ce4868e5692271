import DesignModel
import Diagnostics
import Emission
import Specification
import SwiftFragments
import SwiftUIDeclarations
import YAMLSyntax

/// The second phase: the content of each file of a project by itself.
struct DecodedProject {
  /// In the order of their paths.
  var specs: [DecodedFile<ComponentSpec>]

  /// Outlines of the hand-written files.
  let handwritten: [SwiftFileOutline]

  /// The declarations of the design tokens; nil if the project has none.
  let tokens: TokenDeclarations?
  let diagnostics: [Diagnostic]
}

/// A file of the language.
struct DecodedFile<Spec: Sendable>: Sendable {
  let spec: Spec
  let document: ParsedDocument
  let diagnostics: [Diagnostic]
}

/// Decodes specs and hand-written files, on several processors.
///
/// - Parameter known: Specs that are already decoded, by their texts.
func decodeInputs(
  _ inputs: ProjectInputs, known: [ObjectIdentifier: DecodedFile<ComponentSpec>] = [:]
) -> DecodedProject {
  let specs = concurrentMap(inputs.specs, jobs: inputs.jobs) {
    known[ObjectIdentifier($0)] ?? decodeFile($0, decodeComponent)
  }
  let outlines = concurrentMap(inputs.handwritten, jobs: inputs.jobs) { SwiftFileOutline(of: $0) }
  return DecodedProject(
    specs: specs, handwritten: outlines, tokens: tokenDeclarations(of: inputs),
    diagnostics: specs.flatMap(\.diagnostics) + outlines.flatMap(\.diagnostics))
}

/// The declarations of design tokens, whether they could be read or not.
private func tokenDeclarations(of inputs: ProjectInputs) -> TokenDeclarations? {
  guard let place = inputs.tokens?.place ?? inputs.project.tokens?.path?.place else { return nil }
  guard let tokens = inputs.tokens, let library = tokens.library else {
    return TokenDeclarations(
      at: place, namespaces: [], support: [], isComplete: false)
  }
  return tokens.declarations.value {
    TokenDeclarations(
      library, isComplete: !tokens.diagnostics.hasErrors, at: place,
      Templates.parse(overrides: inputs.templates).templates)
  }
}

/// Decodes one file of the language.
func decodeFile<Spec: Sendable>(
  _ file: SourceText, _ decode: (Node?, SourceText) -> (spec: Spec, diagnostics: [Diagnostic])
) -> DecodedFile<Spec> {
  let text = decodeText(file.utf8, path: file.path)
  if let marker = conflictMarker(in: text.source.utf8) {
    // Both versions are in the text, so other problems would be misleading.
    let empty = SourceText(path: file.path, utf8: [])
    return DecodedFile(
      spec: decode(nil, text.source).spec, document: parseYAML(empty),
      diagnostics: [
        Diagnostic(
          .mergeConflict, at: Place(text.source, marker),
          "this line is a conflict marker of a merge; choose one of the versions and remove the "
            + "markers")
      ])
  }
  let document = parseYAML(text.source)
  let (spec, diagnostics) = decode(document.root, text.source)
  let before = text.diagnostics + document.diagnostics
  // A missing key cannot be distinguished from one in a part that was not read.
  let reported = diagnostics.filter {
    !document.explains($0) && !(text.diagnostics.hasErrors && $0.identifier.isAboutAbsence)
  }
  return DecodedFile(spec: spec, document: document, diagnostics: before + reported)
}
