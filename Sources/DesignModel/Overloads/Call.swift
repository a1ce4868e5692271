/// A call of an initialiser, as far as it decides which one it is.
package struct Call: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// nil for none.
    package var label: String?
    package var value: Value
  }

  /// What stands for an argument.
  package enum Value: Hashable, Sendable {
    /// A string literal, with or without interpolation.
    case literal

    /// A variable of the type `String`.
    case string

    /// A variable of the type `LocalizedStringKey`.
    case key

    /// A variable whose type is a view.
    case view

    /// A value of a property's type.
    case property(Int)
    case `nil`

    /// A closure whose text is one view.
    case closure
  }

  /// In parentheses, in the order of the call.
  package var arguments: [Argument]

  /// The closures behind the parentheses; the first has no label.
  package var trailing: [Argument]
}

extension Call {
  /// The call as somebody would write it: `Card(title: "…") { … }`.
  package func text(of component: String) -> String {
    func text(_ argument: Argument) -> String {
      let value =
        switch argument.value {
        case .literal: "\"…\""
        case .string: "string"
        case .key: "key"
        case .view: "view"
        case .property: "…"
        case .nil: "nil"
        case .closure: "{ … }"
        }
      return (argument.label.map { "\($0): " } ?? "") + value
    }
    let parentheses =
      arguments.isEmpty && !trailing.isEmpty
      ? "" : "(" + arguments.map(text).joined(separator: ", ") + ")"
    let closures = trailing.enumerated().map { index, closure in
      index == 0 ? " { … }" : " \(closure.label ?? "_"): { … }"
    }
    return component + parentheses + closures.joined()
  }
}

extension Initializer {
  /// The calls by which a caller reaches it, each with what the call has to mean.
  ///
  /// - Parameter isFirst: Whether of those that its trailing call could mean it is the one whose
  ///   closure belongs to the slot declared first.
  package func promisedCalls() -> [Call] {
    var calls: [Call] = []
    let given = parameters.filter { $0.defaultValue == nil }
    for text in textVariants() {
      let arguments = given.map { argument(for: $0, text) }
      calls.append(Call(arguments: arguments, trailing: []))
      if let first = firstTrailingClosure {
        let inside = parameters[..<first].filter { $0.defaultValue == nil }
        var trailing = parameters[first...].filter(\.isClosure).map { argument(for: $0, text) }
        trailing[0].label = nil
        calls.append(Call(arguments: inside.map { argument(for: $0, text) }, trailing: trailing))
      }
    }
    return calls
  }

  /// The ways to write the texts of a call of this initialiser: literals where all are localised,
  /// and variables.
  private func textVariants() -> [Bool] {
    let hasLiterals = parameters.contains { $0.role.isLiteral }
    return hasLiterals && !isDisfavored ? [true, false] : [false]
  }

  private func argument(for parameter: Parameter, _ isLiteral: Bool) -> Call.Argument {
    let value: Call.Value =
      switch parameter.role {
      case .property(let index): .property(index)
      case .builder: .closure
      case .localizedText: isLiteral ? .literal : .key
      case .string, .systemImage, .image: isLiteral ? .literal : .string
      case .value: .view
      case .placeholder: .nil
      }
    return Call.Argument(label: parameter.label, value: value)
  }
}

extension Parameter.Role {
  /// Whether a string literal can stand for it.
  fileprivate var isLiteral: Bool {
    switch self {
    case .localizedText, .string, .systemImage, .image: true
    case .property, .builder, .value, .placeholder: false
    }
  }
}
