import DesignTokens
import Emission
import FileBuilding
import SwiftRendering
import TokenEmission

/// The files of a library's tokens: one for each group, the themes, and supporting types.
package func emitTokens(
  _ library: TokenLibrary, _ settings: TokenSettings, _ templates: Templates
) -> [EmittedFile] {
  let text = TokenText(library, settings, .swiftUI)
  var files = library.namespaces.compactMap { text.file(of: $0, templates) }
  if !library.themes.isEmpty { files.append(text.themeFile(templates)) }
  files += text.supportFiles(templates)
  if settings.hasAssets { files += text.colorAssets() }
  return files
}

extension TokenText {
  /// The file of a namespace; nil if it has no members.
  fileprivate func file(of namespace: TokenNamespace, _ templates: Templates) -> EmittedFile? {
    declarations(of: namespace).map { declarations in
      file(
        .tokens, namespace.name,
        [
          "namespace": [.type(declarations.type)], "statics": declarations.constants,
          "themes": declarations.themes,
        ], templates)
    }
  }

  /// A file of declarations.
  func file(
    _ kind: TemplateKind, _ name: String, _ sections: [String: [Declaration]],
    _ templates: Templates
  ) -> EmittedFile {
    swiftFile(
      SwiftFileContents(
        path: "\(settings.sources)Tokens/\(typeName(name)).swift", origin: settings.origin,
        template: templates[kind], sections: sections,
        values: ["library": settings.library, "access": access],
        namespace: library.prefixes.namespace),
      tracing: templates.traces)
  }
}
