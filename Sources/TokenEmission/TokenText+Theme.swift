import DesignTokens
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

extension TokenText {
  /// The description of the theme in the token files; nil if there is none.
  package var themeDescription: String? { library.system.theme?.description }

  /// The theme that applies if none is set, as a member of the themes.
  package var defaultTheme: Expression {
    .member(nil, escapedMember(library.themes[library.defaultTheme].name))
  }

  private var documentation: DocumentationComment {
    DocumentationComment(themeDescription.map(asSentence) ?? "The themes.")
  }

  /// The type of the themes.
  package var themes: TypeDeclaration {
    TypeDeclaration(
      documentation: documentation,
      access: access + settings.nonisolated, .enum, library.themeType,
      inheritance: ["String", "CaseIterable", "Sendable"],
      members: library.themes.map { theme in
        [
          .enumCase(
            EnumCaseDeclaration(
              documentation: DocumentationComment("The context `\(theme.context)`."),
              Expression.identifier(theme.name).text))
        ]
      })
  }

  /// An alias in this module for the theme type of the other module.
  package var themeAlias: Declaration { alias(library.themeType, documentation) }

  /// The values of themes in namespaces, as members of the themes.
  package func namespaceProperties(_ namespaces: [TokenNamespace]) -> Declaration {
    .type(
      TypeDeclaration(
        access: settings.nonisolated, .extension, library.themeType,
        members: namespaces.map { [.variable(property($0))] }))
  }

  private func property(_ namespace: TokenNamespace) -> VariableDeclaration {
    VariableDeclaration(
      documentation: DocumentationComment(
        "The members of ``\(symbolPath(namespace.name))`` in this theme."),
      "\(access)var", Expression.identifier(namespace.property).text, type: namespace.name,
      body: [
        .compact(
          .switch(
            "self",
            library.themes.map { theme in
              let name = Expression.member(nil, escapedMember(theme.name))
              return .init(name, [.expression(name)])
            }))
      ])
  }
}
