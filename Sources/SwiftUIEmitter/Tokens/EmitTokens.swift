import DesignTokens
import FileBuilding
import SwiftRendering

/// The files of a library's tokens: one for each group, the themes, and what values need.
package func emitTokens(
  _ library: TokenLibrary, _ settings: TokenSettings, _ templates: Templates
) -> [EmittedFile] {
  let text = TokenText(library, settings)
  var files = library.namespaces.compactMap { text.file(of: $0, templates) }
  if !library.themes.isEmpty { files.append(text.themeFile(templates)) }
  files += text.supportFiles(templates)
  if settings.hasAssets { files += text.colorAssets() }
  return files
}

/// Tokens as Swift for SwiftUI.
struct TokenText {
  let library: TokenLibrary
  let settings: TokenSettings

  /// Which namespaces refer to each other in circles.
  let circles: NamespaceCircles

  init(_ library: TokenLibrary, _ settings: TokenSettings) {
    self.library = library
    self.settings = settings
    circles = NamespaceCircles(library)
  }

  var access: String { settings.access }

  /// The name of a type that values have, which SwiftUI has not: `DropShadow` with the library's prefix.
  func support(_ name: String) -> String { library.prefixes.support + name }

  /// A file of declarations.
  func file(
    _ kind: TemplateKind, _ name: String, _ sections: [String: [Declaration]],
    _ templates: Templates
  ) -> EmittedFile {
    swiftFile(
      SwiftFileContents(
        path: "\(settings.sources)Tokens/\(typeName(name)).swift", origin: settings.origin,
        sections: sections, values: ["library": settings.library, "access": access],
        marks: Marks(), part: nil, ignoredRules: [], outside: ""),
      tracing: templates.traces, nesting: { nested($0, in: library.prefixes.namespace) },
      fill: { templates.fill(kind, $0) })
  }
}
