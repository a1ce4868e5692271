import DesignTokens
import Emission
import English
import FileBuilding
import SwiftRendering
import TokenEmission

extension TokenText {
  /// The file of the themes, their values, and the theme in the environment.
  func themeFile(_ templates: Templates) -> EmittedFile {
    file(
      .theme, library.themeType,
      [
        "theme": [.type(themes)],
        "namespaces": [namespaceProperties(library.namespaces.filter(\.isThemed))],
        "entry": entry, "modifier": [modifier],
      ], templates)
  }

  /// The description of the theme as a sentence without its full stop.
  private var whatItIs: String {
    let sentence = themeDescription.map(asSentence) ?? "The theme."
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
    let thing = themeDescription.map { ": \(asClause($0))" } ?? ""
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
