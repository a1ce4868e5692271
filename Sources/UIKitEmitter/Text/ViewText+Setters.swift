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
      parameters = [setting.parameter(label, given, inUIKit: type(given) ?? given, initial)]
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

extension Setting {
  /// The parameter of its method for its only value.
  ///
  /// - Parameters:
  ///   - type: The type in the spec.
  ///   - typeInUIKit: The type in the module for UIKit.
  func parameter(
    _ label: String?, _ type: TypeExpression, inUIKit typeInUIKit: TypeExpression,
    _ initial: String?
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      escaping: label, named: name,
      (isFunction && type.wrapped == nil ? "@escaping " : "") + typeInUIKit.text,
      defaultValue: initial.map(Expression.swift))
  }
}
