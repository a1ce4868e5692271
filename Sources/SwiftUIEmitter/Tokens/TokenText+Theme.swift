import DesignTokens
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

extension TokenText {
  /// The file of the themes, of their values, and of the theme in the environment.
  func themeFile(_ templates: Templates) -> EmittedFile {
    let namespaces = library.namespaces.filter(\.isThemed)
    return file(
      .theme, library.themeType,
      [
        "theme": [.type(themes)],
        "namespaces": [
          .type(
            TypeDeclaration(
              access: settings.nonisolated, .extension, library.themeType,
              members: namespaces.map { [.variable(property($0))] }))
        ],
        "entry": entry, "modifier": [modifier],
      ], templates)
  }

  private var description: String? { library.system.theme?.description }

  private var themes: TypeDeclaration {
    TypeDeclaration(
      documentation: DocumentationComment(description.map(asSentence) ?? "The themes."),
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

  private var defaultTheme: Expression {
    .member(nil, escapedMember(library.themes[library.defaultTheme].name))
  }

  /// What the theme is, as a sentence without its full stop.
  private var whatItIs: String {
    let sentence = description.map(asSentence) ?? "The theme."
    return sentence.last == "." ? String(sentence.dropLast()) : sentence
  }

  private var entry: [Declaration] {
    let documentation = DocumentationComment(
      "\(whatItIs); ``\(symbolPath(library.themeType))/\(library.themes[library.defaultTheme].name)`` if not set."
    )
    guard settings.writesEnvironmentKeysOut else {
      let variable = VariableDeclaration(
        documentation: documentation, "@Entry \(access)var", "theme", type: library.themeType,
        value: defaultTheme)
      return [
        .type(
          TypeDeclaration(
            access: settings.nonisolated, .extension, "EnvironmentValues",
            members: [[.variable(variable)]]))
      ]
    }
    let key = TypeDeclaration(
      access: "private \(settings.nonisolated)", .struct, support("ThemeKey"),
      inheritance: ["EnvironmentKey"],
      members: [
        [
          .variable(
            VariableDeclaration(
              "static let", "defaultValue", type: library.themeType, value: defaultTheme))
        ]
      ])
    let variable = VariableDeclaration(
      documentation: documentation, "\(access)var", "theme", type: library.themeType,
      body: accessors(of: .subscript("self", .metatype(support("ThemeKey")))))
    return [
      .type(key),
      .type(
        TypeDeclaration(
          access: settings.nonisolated, .extension, "EnvironmentValues",
          members: [[.variable(variable)]])),
    ]
  }

  private var modifier: Declaration {
    let thing = description.map { ": \(asClause($0))" } ?? ""
    let function = FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets the theme of this view\(thing).",
        parameters: [.init("theme", "The theme.")], returns: "A view with the theme."),
      "\(access)func theme", [ParameterDeclaration(label: "_", "theme", library.themeType)],
      result: "some View",
      body: [.expression(Expression.name("environment").called(.keyPath("theme"), "theme"))])
    return .type(TypeDeclaration(.extension, "View", members: [[.function(function)]]))
  }
}
