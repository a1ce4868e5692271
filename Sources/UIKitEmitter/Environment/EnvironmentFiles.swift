import DesignModel
import Emission
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes

extension ViewText {
  /// The file of an environment entry, which views inherit; nil if UIKit has no type for it.
  func environmentFile(_ entry: EnvironmentEntry, _ templates: Templates) -> SwiftFileContents? {
    guard let type = entry.type.inUIKit else { return nil }
    let key = TypeDeclaration(
      documentation: DocumentationComment("Stores the \(phrase(entry.name)) of views."),
      attributes: ["@MainActor"], .enum, entry.keyName,
      members: [
        [
          .variable(
            VariableDeclaration(
              "static let", "value", value: .call(.swift("InheritedValue<\(type)>"), [])))
        ]
      ])
    return file(
      "EnvironmentKeys/\(entry.keyName).swift", imports: module.imports(of: component, library),
      [.type(key)] + (modifier(of: entry).map { [$0] } ?? []),
      from: Origin(["environment", entry.name]), templates)
  }

  /// The name of the method that sets an entry for a view and those in it; nil if there is none.
  func setter(of entry: EnvironmentEntry) -> String? {
    guard entry.type.inUIKit != nil else { return nil }
    switch entry.argument {
    case .none: return entry.function
    case .value(let given, _, _): return given.inUIKit == nil ? nil : entry.function
    case .several: return nil
    }
  }

  private func modifier(of entry: EnvironmentEntry) -> Declaration? {
    guard let name = entry.function else { return nil }
    let prose = SettingProse(entry)
    var parameters: [ParameterDeclaration] = []
    let value: Expression
    switch entry.argument {
    case .none(let fixed): value = .swift(fixed)
    case .value(let given, let label, let initial):
      guard let type = given.inUIKit else { return nil }
      parameters = [entry.parameter(label, given, inUIKit: type, initial)]
      value = .identifier(entry.name)
    case .several: return nil
    }
    let set = Expression.name(entry.keyName).dot("value").dot("set").called([
      Argument(value), Argument("on", "self"),
    ])
    return .type(
      TypeDeclaration(
        .extension, "UIView",
        members: [
          [
            .function(
              FunctionDeclaration(
                documentation: DocumentationComment(
                  prose.summary(within: " in this view"), parameters: prose.parameterDocumentation,
                  returns: "The view."),
                attributes: deprecationAttributes(entry.deprecation) + ["@discardableResult"],
                "\(accessPrefix(entry.access))func \(escapedIdentifier(name))", parameters,
                result: "Self", body: [.expression(set), .return("self")]))
          ]
        ]))
  }
}
