/// A SwiftUI declaration.
package struct APIDeclaration: Sendable {
  package struct Label: Equatable, Sendable {
    /// `_` for none.
    package let text: String

    /// Whether a call may omit the argument.
    package let isOptional: Bool

    package init(text: String, isOptional: Bool) {
      self.text = text
      self.isOptional = isOptional
    }
  }

  package struct Replacement: Sendable {
    /// The replacement: `tint(_:)`.
    package let use: String
    package let introduced: IntroducedVersions

    /// Whether only the name changes in a call.
    package let isRename: Bool

    package init(use: String, introduced: IntroducedVersions, isRename: Bool) {
      self.use = use
      self.introduced = introduced
      self.isRename = isRename
    }

    /// The name without its labels.
    package var name: String { String(use.prefix { $0 != "(" }) }
  }

  /// The name without labels.
  package let name: String

  /// The labels of a method's parameters; none for a type.
  package let labels: [Label]
  package let introduced: IntroducedVersions

  /// The replacement if it is deprecated on every platform that has it.
  package let replacement: Replacement?

  /// The versions that deprecated it, and the replacement, if a compiler warns about it.
  package let deprecation: Deprecation?

  package struct Deprecation: Sendable {
    /// nil where it is not deprecated.
    package let versions: IntroducedVersions
    package let use: String?

    package init(versions: IntroducedVersions, use: String?) {
      self.versions = versions
      self.use = use
    }
  }

  /// Whether it is a method, a function or an initializer, which has parentheses.
  package let isFunction: Bool

  package init(
    name: String, labels: [Label], isFunction: Bool, introduced: IntroducedVersions,
    replacement: Replacement?, deprecation: Deprecation?
  ) {
    self.name = name
    self.labels = labels
    self.isFunction = isFunction
    self.introduced = introduced
    self.replacement = replacement
    self.deprecation = deprecation
  }

  /// Whether the labels of a call match this method.
  ///
  /// - Parameters:
  ///   - arguments: The labels of the arguments in parentheses, `_` for none.
  ///   - hasTrailingClosure: Whether closures follow, which can be any of the other arguments.
  package func accepts(arguments: [String], hasTrailingClosure: Bool) -> Bool {
    // A call names labels in order, so matching the first suitable one is sufficient.
    var position = 0
    for argument in arguments {
      while position < labels.count, labels[position].text != argument {
        guard labels[position].isOptional else { return false }
        position += 1
      }
      guard position < labels.count else { return false }
      position += 1
    }
    return hasTrailingClosure || labels[position...].allSatisfy(\.isOptional)
  }
}

extension APIDeclaration {
  /// The arguments of a call that matches both this and another function, by their positions in the other;
  /// nil if there is no such call.
  package func commonCall(with others: [Label]) -> [Int]? {
    commonCall(from: 0, others, from: 0)
  }

  private func commonCall(from first: Int, _ others: [Label], from second: Int) -> [Int]? {
    if first < labels.count, second < others.count, labels[first].text == others[second].text,
      let rest = commonCall(from: first + 1, others, from: second + 1)
    {
      return [second] + rest
    }
    if first < labels.count, labels[first].isOptional,
      let rest = commonCall(from: first + 1, others, from: second)
    {
      return rest
    }
    if second < others.count, others[second].isOptional {
      return commonCall(from: first, others, from: second + 1)
    }
    return first == labels.count && second == others.count ? [] : nil
  }
}
