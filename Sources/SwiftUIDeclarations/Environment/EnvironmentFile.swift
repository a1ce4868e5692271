import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The file of an environment entry and the modifier that sets it.
  package func environmentFile(_ entry: EnvironmentEntry, _ templates: Templates)
    -> SwiftFileContents
  {
    file(
      .environmentKey, "EnvironmentKeys/\(upperCamelCase(entry.name))Key.swift", templates,
      [
        "entry": self.entry(
          entry.name, type: entry.type.text, value: entry.defaultValue.map(Expression.swift),
          access: accessPrefix(entry.access),
          documentation: DocumentationComment(
            asSentence(
              entry.summary
                ?? valueDescription(entry.name, type: entry.type, isFunction: entry.isFunction)))),
        "modifier": modifier(of: entry).map { [$0] } ?? [],
      ], title: entry.name, from: Origin(["environment", entry.name]))
  }

  private func modifier(of entry: EnvironmentEntry) -> Declaration? {
    guard let name = entry.function else { return nil }
    let text = SettingProse(entry)
    let function = FunctionDeclaration(
      documentation: DocumentationComment(
        text.summary(within: " in this view"), parameters: text.parameterDocumentation,
        returns: "A view with the \(text.thing)."),
      attributes: deprecationAttributes(entry.deprecation),
      "\(accessPrefix(entry.access))func \(escapedIdentifier(name))", entry.parameters,
      result: "some \(names.swiftUI("View"))", body: [entry.environmentStatement])
    return .type(
      TypeDeclaration(.extension, names.swiftUI("View"), members: [[.function(function)]]))
  }

  /// An environment entry, declared with `@Entry` or expanded.
  ///
  /// - Parameter other: Further members of the environment.
  func entry(
    _ name: String, type: String, value: Expression?, access: String,
    documentation: DocumentationComment?, beside other: [Declaration]? = nil
  ) -> [Declaration] {
    let others = other.map { [$0] } ?? []
    let escaped = escapedIdentifier(name)
    // It is not documented whether the macro supports names in backticks.
    guard library.writesEnvironmentKeysOut || escaped != name else {
      let variable = VariableDeclaration(
        documentation: documentation, "@Entry \(access)var", escaped, type: type, value: value)
      return [
        .type(
          TypeDeclaration(
            .extension, "EnvironmentValues", members: [[.variable(variable)]] + others))
      ]
    }
    // The modifier's name is available for the key: the key of `cardStyles` is `CardStyleKey`.
    let key = Naming.keyType(name == stylesEntry ? styleModifier : name)
    let variable = VariableDeclaration(
      documentation: documentation, "\(access)var", escaped, type: type,
      body: accessors(of: .subscript("self", .metatype(key))))
    return [
      .type(
        TypeDeclaration(
          access: "private ", .struct, key, inheritance: ["EnvironmentKey"],
          members: [
            [
              .variable(
                VariableDeclaration(
                  "static var", "defaultValue", type: type, body: [.expression(value ?? "nil")]))
            ]
          ])),
      .type(
        TypeDeclaration(
          .extension, "EnvironmentValues", members: [[.variable(variable)]] + others)),
    ]
  }
}
