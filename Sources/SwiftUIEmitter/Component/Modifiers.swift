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
      component.modifiers.compactMap { modifier in
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
    let text = SettingText(modifier)
    let copy = unused("copy", among: [modifier.name] + modifier.parameterNames)
    return FunctionDeclaration(
      documentation: DocumentationComment(
        text.summary(within: ""), parameters: text.parameterDocumentation,
        returns: "\(asSentence(aNoun).dropLast()) with the \(text.thing)."),
      attributes: deprecationAttributes(modifier.deprecation),
      "\(access)func \(escapedIdentifier(function))", text.parameters,
      result: "Self",
      body: [
        .var(copy, "self"),
        text.assignment(to: Expression.name(copy).dot(escapedIdentifier(modifier.name))),
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

extension Setting {
  /// Whether it is a function that gives nothing back, as far as its type says.
  fileprivate var isAction: Bool {
    isFunction && type.unwrapped.function?.returnsNothing ?? true
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

/// The words for a value that a method sets, and the method's parameters.
struct SettingText {
  private let setting: Setting

  init(_ setting: Setting) {
    self.setting = setting
  }

  private var name: String { setting.name }

  /// Whether the name is no noun: a Boolean's reads as an assertion, a closure's as an event.
  private var isNamedByClause: Bool {
    setting.type.unwrapped == .bool || setting.isFunction
  }

  /// What the value is, behind "with the".
  var thing: String {
    setting.isAction ? "action" : isNamedByClause && !setting.isFunction ? "value" : words(name)
  }

  /// "Sets the elevation: how far the card is raised."
  ///
  /// - Parameter scope: What is set, such as " in this view".
  func summary(within scope: String) -> String {
    var target = scope
    if case .none(let value) = setting.argument { target = " to `\(value)`\(scope)" }
    guard let text = setting.summary else {
      return isNamedByClause ? "Sets `\(name)`\(target)." : "Sets the \(words(name))\(target)."
    }
    let clause = asClause(text)
    if isNamedByClause, case .none = setting.argument {
      return "Sets `\(name)`\(target): \(clause)."
    }
    return isNamedByClause
      ? "Sets\(scope.isEmpty ? "" : ",\(scope),") \(clause)."
      : "Sets the \(words(name))\(target): \(clause)."
  }

  var parameterDocumentation: [DocumentationComment.Item] {
    switch setting.argument {
    case .none: []
    case .value: [.init(name, parameterText)]
    case .several(let parameters, _): parameters.map { .init($0.name, asSentence($0.description)) }
    }
  }

  /// "The elevation; 1 if not set."
  private var parameterText: String {
    let begin =
      isNamedByClause
      ? setting.summary.map { String(asSentence($0).dropLast()) } ?? "The \(thing)"
      : "The \(words(name))"
    if setting.passesNil { return "\(begin), or `nil` for none." }
    // What is long would break within its back-ticks, and says little.
    guard let value = setting.defaultValue, value != "nil", value.count <= 40 else {
      return "\(begin)."
    }
    return "\(begin); \(quoted(value)) if not set."
  }

  var parameters: [ParameterDeclaration] {
    switch setting.argument {
    case .none: []
    case .value(let type, let label, let value):
      [
        ParameterDeclaration(
          escaping: label, named: name, parameterType(type, isFunction: setting.takesFunction),
          defaultValue: value.map(Expression.swift))
      ]
    case .several(let parameters, _): parameters.map { $0.declaration(isDefaulted: true) }
    }
  }

  /// The statement by which the method stores its argument.
  func assignment(to target: Expression) -> Statement {
    .assignment(target, storedValue, .filled)
  }

  /// The value that the method is given.
  private var storedValue: Expression {
    switch setting.argument {
    case .none(let value): .swift(value)
    case .value: .identifier(name)
    case .several(let parameters, let structure):
      .call(.swift(structure), parameters.map(\.passedOn))
    }
  }

  /// The statement by which a method of a view puts its argument into the environment.
  var environmentStatement: Statement {
    .expression(
      Expression.name("environment").called(.keyPath(escapedIdentifier(name)), storedValue),
      .filled)
  }
}
