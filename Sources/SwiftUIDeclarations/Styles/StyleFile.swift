import DesignModel
import Emission
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The file of a style and its accessors.
  package func styleFile(_ style: Style, _ templates: Templates) -> SwiftFileContents {
    file(
      .style, "Styles/\(Naming.base(of: style.typeName)).swift", templates,
      ["style": [.type(structure(of: style))], "accessors": [accessors(of: style)]],
      marks: marks(of: style), from: Origin(["styles", style.name]),
      ignoring: access.isEmpty && style.isHandwritten ? ["UseSynthesizedInitializer"] : [])
  }

  private func summary(of style: Style) -> String {
    asSentence(style.summary ?? "The \(phrase(style.name)) style of \(aNoun)")
  }

  private func structure(of style: Style) -> TypeDeclaration {
    // A hand-written body is in another file.
    let hidden = style.isHandwritten ? "" : "private "
    let parameters = style.parameters.map { parameter in
      Declaration.variable(
        VariableDeclaration(
          "\(hidden)let", escapedIdentifier(parameter.name), type: parameter.type)
      ).from("styles", style.name, "parameters", parameter.name)
    }
    let environment = style.environment.map { read in
      Declaration.variable(
        VariableDeclaration(
          "@Environment(\\.\(read.keyPath)) \(hidden)var", escapedIdentifier(read.name))
      ).from("styles", style.name, "environment", read.name)
    }
    return TypeDeclaration(
      documentation: DocumentationComment(summary(of: style)), access: access, .struct,
      style.typeName, inheritance: [styleProtocol],
      members: [
        parameters + environment,
        style.hasSynthesizedInitializer(access) ? [] : [.function(initializer(of: style))],
        style.isHandwritten ? [] : [.function(makeBody(of: style))],
      ].filter { !$0.isEmpty })
  }

  private func initializer(of style: Style) -> FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "Creates the style.",
        parameters: style.parameters.map { .init($0.name, asSentence($0.description)) }),
      "\(access)init", style.parameters.map { $0.declaration(isDefaulted: true) },
      body: style.parameters.map {
        .assignment(Expression.name("self").dot($0.name), .identifier($0.name))
      })
  }

  private func makeBody(of style: Style) -> FunctionDeclaration {
    let own = style.body.map { [Statement.copied($0.text, from: "styles", style.name, "body")] }
    // It inherits the documentation of the requirement.
    return FunctionDeclaration(
      "\(access)func makeBody",
      [makeBodyParameter], result: "some \(names.swiftUI("View"))",
      body: own ?? [
        names.stack(
          component.placedSlots.map { slot in
            let name = escapedIdentifier(slot.list?.arrangement?.name ?? slot.name)
            return .expression(Expression.name("configuration").dot(name))
          })
      ], ignoresFormat: own != nil)
  }

  /// The parameter of `makeBody`.
  var makeBodyParameter: ParameterDeclaration {
    ParameterDeclaration(
      escaping: library.styling.makeBodyLabel, named: "configuration", "Configuration")
  }

  /// The full name of `makeBody`.
  var makeBodyName: String { "makeBody(\(library.styling.makeBodyLabel ?? "_"):)" }

  // MARK: - Accessors

  private func accessors(of style: Style) -> Declaration {
    let name = escapedIdentifier(style.name)
    let hasDefaults = style.parameters.allSatisfy { $0.defaultValue != nil }
    let attributes = deprecationAttributes(
      component.look.styleFamily?.memberDeprecation(of: style))
    var members: [[Declaration]] = []
    if hasDefaults {
      members.append([
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(summary(of: style)), attributes: attributes,
            "\(access)static var", name, type: "Self", body: [.expression(.call("Self", []))]))
      ])
    }
    if !style.parameters.isEmpty {
      // A single parameter with a default needs none in the function, because there is also a property.
      let isDefaulted = !hasDefaults || style.parameters.count > 1
      let arguments = style.parameters.map(\.passedOn)
      members.append([
        .function(
          FunctionDeclaration(
            documentation: DocumentationComment(
              summary(of: style),
              parameters: style.parameters.map { .init($0.name, asSentence($0.description)) },
              returns: "The style."),
            attributes: attributes, "\(access)static func \(name)",
            style.parameters.map { $0.declaration(isDefaulted: isDefaulted) }, result: "Self",
            body: [.expression(.call("Self", arguments), .filled)]))
      ])
    }
    return .type(
      TypeDeclaration(
        .extension, styleProtocol, requirements: ["Self == \(style.typeName)"], members: members))
  }
}

extension Style {
  /// Whether Swift synthesizes the same initializer, so that it is not emitted.
  fileprivate func hasSynthesizedInitializer(_ access: String) -> Bool {
    access.isEmpty && parameters.isEmpty && environment.isEmpty
  }
}
