import DesignModel
import English
import SwiftRendering
import SwiftTypes

/// The wording for a value that a method sets.
package struct SettingProse: Sendable {
  private let setting: Setting

  package init(_ setting: Setting) {
    self.setting = setting
  }

  private var name: String { setting.name }

  /// Whether the name is not a noun: a Boolean's name is an assertion, a closure's an event.
  private var isNamedByClause: Bool {
    setting.type.unwrapped == .bool || setting.isFunction
  }

  /// The description of the value, for use after "with the".
  package var thing: String {
    setting.isAction ? "action" : isNamedByClause && !setting.isFunction ? "value" : phrase(name)
  }

  /// "Sets the elevation: how far the card is raised."
  ///
  /// - Parameter scope: The scope of the setting, such as " in this view".
  package func summary(within scope: String) -> String {
    var target = scope
    if case .none(let value) = setting.argument { target = " to `\(value)`\(scope)" }
    guard let text = setting.summary else {
      return isNamedByClause ? "Sets `\(name)`\(target)." : "Sets the \(phrase(name))\(target)."
    }
    let clause = asClause(text)
    if isNamedByClause, case .none = setting.argument {
      return "Sets `\(name)`\(target): \(clause)."
    }
    return isNamedByClause
      ? "Sets\(scope.isEmpty ? "" : ",\(scope),") \(clause)."
      : "Sets the \(phrase(name))\(target): \(clause)."
  }

  /// The documentation of its parameters.
  package var parameterDocumentation: [DocumentationComment.Item] {
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
      : "The \(phrase(name))"
    if setting.passesNil { return "\(begin), or `nil` for none." }
    // A long value would break within its backticks, and is of little help.
    guard let value = setting.defaultValue, value != "nil", value.count <= 40 else {
      return "\(begin)."
    }
    return "\(begin); \(quoted(value)) if not set."
  }
}

extension Setting {
  /// Whether it is a function without a result, judging by its type.
  fileprivate var isAction: Bool {
    isFunction && type.unwrapped.function?.returnsNothing ?? true
  }
}
