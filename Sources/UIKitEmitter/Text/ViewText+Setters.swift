import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes

extension ViewText {
  /// The method that stores a value and returns the view; nil if callers do not set it.
  func setter(_ setting: Setting, storing stored: Expression) -> FunctionDeclaration? {
    guard let function = setting.function else { return nil }
    let prose = SettingProse(setting)
    var parameters: [ParameterDeclaration] = []
    let value: Expression
    switch setting.argument {
    case .none(let fixed): value = .swift(fixed)
    case .value(let given, let label, let initial):
      parameters = [
        ParameterDeclaration(
          escaping: label, named: setting.name,
          (setting.isFunction && given.wrapped == nil ? "@escaping " : "")
            + (type(given) ?? given).text,
          defaultValue: initial.map(Expression.swift))
      ]
      value = .identifier(setting.name)
    case .several(let given, let structure):
      parameters = given.map(\.ofView)
      value = .call(.swift(structure), given.map(\.kept))
    }
    return FunctionDeclaration(
      documentation: DocumentationComment(
        prose.summary(within: ""), parameters: prose.parameterDocumentation,
        returns: "The \(noun)."),
      attributes: deprecationAttributes(setting.deprecation) + ["@discardableResult"],
      "\(access)func \(escapedIdentifier(function))", parameters, result: "Self",
      body: [.assignment(stored, value), .return("self")])
  }

  /// The method that stores the handler for edits of a value of a type, and returns the view.
  func handlerMethod(
    of property: Property, type: TypeExpression, storing stored: Expression
  ) -> FunctionDeclaration {
    let edited = phrase(property.name)
    return FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets the action after an edit of the \(edited).",
        parameters: [
          .init("action", "The action, which gets the \(edited); another call replaces it.")
        ], returns: "The \(noun)."), attributes: ["@discardableResult"],
      "\(access)func on\(upperCamelCase(property.name))Change",
      [
        ParameterDeclaration(
          label: "perform", "action", "(@MainActor (\(type.text)) -> Void)?")
      ], result: "Self", body: [.assignment(stored, "action"), .return("self")])
  }
}
