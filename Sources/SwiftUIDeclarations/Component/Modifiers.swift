import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The methods that set a value on a copy.
  var modifiers: [Declaration] {
    let members =
      component.properties.compactMap { property in
        property.modifier.flatMap(declaration).map {
          Declaration.function($0).from("properties", property.name)
        }
      }
      + component.modifierMethods.compactMap { modifier in
        declaration(of: modifier).map { Declaration.function($0).from("modifiers", modifier.name) }
      } + slotMethods
    guard !members.isEmpty else { return [] }
    return [
      .mark("Modifiers"),
      .type(TypeDeclaration(.extension, name, members: members.map { [$0] })),
    ]
  }

  private func declaration(of modifier: Modifier) -> FunctionDeclaration? {
    guard let function = modifier.function else { return nil }
    let text = SettingProse(modifier)
    let copy = unused("copy", among: [modifier.name] + modifier.parameterNames)
    return FunctionDeclaration(
      documentation: DocumentationComment(
        text.summary(within: ""), parameters: text.parameterDocumentation,
        returns: "\(asSentence(aNoun).dropLast()) with the \(text.thing)."),
      attributes: deprecationAttributes(modifier.deprecation),
      "\(access)func \(escapedIdentifier(function))", modifier.parameters,
      result: "Self",
      body: [
        .var(copy, "self"),
        modifier.assignment(to: Expression.name(copy).dot(escapedIdentifier(modifier.name))),
        .return(.name(copy)),
      ])
  }
}

extension Setting {
  /// The names of the parameters of its method.
  var parameterNames: [String] {
    if case .several(let parameters, _) = argument { parameters.map(\.name) } else { [] }
  }
}

extension DeclaredParameter {
  /// The parameter of a function.
  func declaration(isDefaulted: Bool) -> ParameterDeclaration {
    ParameterDeclaration(
      escaping: label, named: name, parameterType(type, isFunction: isFunction),
      defaultValue: isDefaulted ? defaultValue.map(Expression.swift) : nil)
  }

  /// The argument that passes it on.
  var passedOn: Argument { Argument(label, .identifier(name)) }
}

extension Setting {
  /// The parameters of its method.
  var parameters: [ParameterDeclaration] {
    switch argument {
    case .none: []
    case .value(let type, let label, let value):
      [
        ParameterDeclaration(
          escaping: label, named: name, parameterType(type, isFunction: takesFunction),
          defaultValue: value.map(Expression.swift))
      ]
    case .several(let parameters, _): parameters.map { $0.declaration(isDefaulted: true) }
    }
  }

  /// The statement that stores the method's argument.
  func assignment(to target: Expression) -> Statement {
    .assignment(target, storedValue, .filled)
  }

  /// The value that is passed to the method.
  private var storedValue: Expression {
    switch argument {
    case .none(let value): .swift(value)
    case .value: .identifier(name)
    case .several(let parameters, let structure):
      .call(.swift(structure), parameters.map(\.passedOn))
    }
  }

  /// The statement with which a method of a view puts its argument into the environment.
  var environmentStatement: Statement {
    .expression(
      Expression.name("environment").called(.keyPath(escapedIdentifier(name)), storedValue),
      .filled)
  }
}
