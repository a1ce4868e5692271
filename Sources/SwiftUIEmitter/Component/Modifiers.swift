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
          .extension, name, members: component.modifiers.map { [.function(declaration(of: $0))] })),
    ]
  }

  private func declaration(of modifier: Modifier) -> FunctionDeclaration {
    let value = SettableValue(modifier)
    let copy = unused("copy", among: [modifier.name])
    let name = escapedIdentifier(modifier.name)
    return FunctionDeclaration(
      documentation: DocumentationComment(
        value.summary(within: ""), parameters: [.init(modifier.name, value.parameterText)],
        returns: "\(asSentence(aNoun).dropLast()) with the \(value.thing)."),
      attributes: attributes(modifier.deprecation),
      "\(access)func \(escapedIdentifier(modifier.function))",
      ["_ \(name): \(parameterType(modifier.parameterType, isFunction: modifier.takesFunction))"],
      result: "Self",
      body: [
        .line("var \(copy) = self"), .line("\(copy).\(name) = \(name)"), .line("return \(copy)"),
      ])
  }
}

/// The words for a value that a modifier sets.
struct SettableValue {
  private let name: String
  private let type: String
  private let isFunction: Bool
  private let passesNil: Bool
  private let defaultValue: String?
  private let text: String?

  init(_ modifier: Modifier) {
    name = modifier.name
    type = modifier.wrapped ?? modifier.type
    isFunction = modifier.isFunction
    passesNil = modifier.wrapped != nil && modifier.parameterType == modifier.type
    defaultValue = modifier.defaultValue
    text = modifier.summary
  }

  init(_ entry: EnvironmentEntry) {
    name = entry.name
    type = entry.wrapped ?? entry.type
    isFunction = entry.isFunction
    passesNil = entry.wrapped != nil && entry.parameterType == entry.type
    defaultValue = entry.defaultValue
    text = entry.summary
  }

  /// Whether the name is no noun: a Boolean's reads as an assertion, a closure's as an event.
  private var isNamedByClause: Bool { type == "Bool" || isFunction }

  /// What the value is, behind "with the".
  var thing: String { isFunction ? "action" : isNamedByClause ? "value" : words(name) }

  /// "Sets the elevation: how far the card is raised."
  ///
  /// - Parameter scope: What is set, such as " in this view".
  func summary(within scope: String) -> String {
    guard let text else {
      return isNamedByClause ? "Sets `\(name)`\(scope)." : "Sets the \(words(name))\(scope)."
    }
    let clause = asClause(text)
    return isNamedByClause
      ? "Sets\(scope.isEmpty ? "" : ",\(scope),") \(clause)."
      : "Sets the \(words(name))\(scope): \(clause)."
  }

  /// "The elevation; 1 if not set."
  var parameterText: String {
    let begin =
      isNamedByClause
      ? text.map { String(asSentence($0).dropLast()) } ?? "The \(thing)" : "The \(words(name))"
    if passesNil { return "\(begin), or `nil` for none." }
    guard let defaultValue, defaultValue != "nil" else { return "\(begin)." }
    return "\(begin); \(quoted(defaultValue)) if not set."
  }
}
