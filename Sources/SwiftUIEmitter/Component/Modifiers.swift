import DesignModel
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The methods that set a value on a copy.
  var modifiers: [Declaration] {
    guard !component.modifiers.isEmpty else { return [] }
    return [
      .mark("Modifiers"),
      .type(
        TypeDeclaration(
          .extension, name,
          members: component.modifiers.compactMap { declaration(of: $0).map { [.function($0)] } })),
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
      "\(access)func \(escapedIdentifier(function))", text.parameters,
      result: "Self",
      body: [
        .line("var \(copy) = self"),
        text.assignment(to: "\(copy).\(escapedIdentifier(modifier.name))"),
        .line("return \(copy)"),
      ])
  }

  /// The file of the struct that keeps the arguments of a method; nil if it takes no more than one.
  func argumentsFile(_ setting: Setting, _ templates: Templates) -> EmittedFile? {
    guard case .several(let parameters, let structure) = setting.argument else { return nil }
    let fields = parameters.map { parameter in
      Declaration.variable(
        VariableDeclaration(
          documentation: DocumentationComment(parameter.description), "\(access)let",
          escapedIdentifier(parameter.name), type: parameter.type))
    }
    let initializer = FunctionDeclaration(
      documentation: DocumentationComment(
        "Creates \(withArticle(words(structure))).",
        parameters: parameters.map { .init($0.name, $0.description) }),
      "\(access)init", parameters.map { $0.text(isDefaulted: true) }, layout: .onePerLine,
      body: parameters.map { .line("self.\($0.name) = \(escapedIdentifier($0.name))") })
    return file(
      .arguments, "\(structure).swift", templates,
      [
        "arguments": [
          .type(
            TypeDeclaration(
              documentation: DocumentationComment(
                asSentence(setting.summary ?? withArticle(words(structure)))),
              access: access, .struct, structure,
              members: fields.map { [$0] } + [[.function(initializer)]]))
        ]
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
  /// What it is.
  var description: String {
    if let summary { return asSentence(summary) }
    if isFunction { return "The action `\(name)`." }
    guard type == "Bool" else { return "The \(words(name))." }
    return name.hasPrefix("is") && name.count > 2
      ? "Whether it is \(words(String(name.dropFirst(2))))." : "The value of `\(name)`."
  }

  /// The parameter of a function.
  func text(isDefaulted: Bool) -> String {
    let value = isDefaulted ? defaultValue.map { " = \($0)" } ?? "" : ""
    return parameterName(label: label, name: name) + ": "
      + parameterType(type, isFunction: isFunction) + value
  }

  /// The argument that passes it on.
  var passedOn: String { (label.map { "\($0): " } ?? "") + escapedIdentifier(name) }
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
    (setting.wrapped ?? setting.type) == "Bool" || setting.isFunction
  }

  /// What the value is, behind "with the".
  var thing: String { setting.isFunction ? "action" : isNamedByClause ? "value" : words(name) }

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
    case .several(let parameters, _): parameters.map { .init($0.name, $0.description) }
    }
  }

  /// "The elevation; 1 if not set."
  private var parameterText: String {
    let begin =
      isNamedByClause
      ? setting.summary.map { String(asSentence($0).dropLast()) } ?? "The \(thing)"
      : "The \(words(name))"
    if setting.passesNil { return "\(begin), or `nil` for none." }
    guard let value = setting.defaultValue, value != "nil" else { return "\(begin)." }
    return "\(begin); \(quoted(value)) if not set."
  }

  var parameters: [String] {
    switch setting.argument {
    case .none: []
    case .value(let type, let value):
      [
        "_ \(escapedIdentifier(name)): \(parameterType(type, isFunction: setting.takesFunction))"
          + (value.map { " = \($0)" } ?? "")
      ]
    case .several(let parameters, _): parameters.map { $0.text(isDefaulted: true) }
    }
  }

  /// The statement by which the method stores its argument.
  func assignment(to target: String) -> Statement {
    switch setting.argument {
    case .none(let value): .line("\(target) = \(value)")
    case .value: .line("\(target) = \(escapedIdentifier(name))")
    case .several(let parameters, let structure):
      .call("\(target) = \(structure)", arguments: parameters.map(\.passedOn))
    }
  }

  /// The statement by which a method of a view puts its argument into the environment.
  var environmentStatement: Statement {
    let key = "\\.\(escapedIdentifier(name))"
    switch setting.argument {
    case .none(let value): return .call("environment", arguments: [key, value])
    case .value: return .call("environment", arguments: [key, escapedIdentifier(name)])
    case .several(let parameters, let structure):
      let arguments = parameters.map(\.passedOn).joined(separator: ", ")
      return .call("environment", arguments: [key, "\(structure)(\(arguments))"])
    }
  }
}
