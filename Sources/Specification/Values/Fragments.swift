import Diagnostics
import SwiftFragments
import YAMLSyntax

extension ValueType<SwiftName> {
  /// A valid name of Swift declarations.
  static var name: Self {
    .scalar(.name) { _, node, decoder in decoder.fragments.name(node) }
  }

  /// An argument label, or `_` for none.
  static var label: Self {
    .scalar(.label) { scalar, node, decoder in
      scalar.text == "_"
        ? SwiftName(text: "_", place: decoder.place(node)) : decoder.fragments.name(node)
    }
  }
}

// The fragment parser takes every kind of node, because unquoted Swift can be anything in YAML.

extension ValueType<SwiftType> {
  static var swiftType: Self {
    ValueType(.swiftType, readsAbsence: true) { node, decoder in decoder.fragments.type(node) }
  }
}

extension ValueType<SwiftExpression> {
  static var swiftExpression: Self {
    ValueType(.swiftExpression, readsAbsence: true) { node, decoder in
      decoder.fragments.expression(node)
    }
  }

  /// An expression that is a view.
  static var view: Self {
    ValueType(.swiftExpression, readsAbsence: true) { node, decoder in
      decoder.expression(node) { text, place in
        let view = "Text(\"\(text)\")"
        let escaped = view.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = "'\(escaped.joined(separator: "''"))'"
        return Diagnostic(
          .bareText, at: place, "expected a view in Swift, found a text; write \(quoted)",
          fixIts: [FixIt("make it a view", [.init(place, quoted)])])
      }
    }
  }

  /// An expression in which `$0` may refer to an argument.
  static var swiftExpressionOfArgument: Self {
    ValueType(.swiftExpression, readsAbsence: true) { node, decoder in
      decoder.fragments.expression(node, hasArgument: true)
    }
  }
}

extension ValueType<SwiftRequirement> {
  static var swiftRequirement: Self {
    ValueType(.swiftRequirement, readsAbsence: true) { node, decoder in
      decoder.fragments.requirement(node)
    }
  }
}

extension ValueType<SwiftBlock> {
  static var swiftBlock: Self {
    ValueType(.swiftBlock, readsAbsence: true) { node, decoder in decoder.fragments.block(node) }
  }

  static var swiftDeclarations: Self {
    ValueType(.swiftDeclarations, readsAbsence: true) { node, decoder in
      decoder.fragments.declarations(node)
    }
  }
}

extension ValueType<BodySpec> {
  /// Statements, or the plain word `swift`, which refers to a hand-written file.
  static var body: Self {
    ValueType(.swiftBlock, readsAbsence: true) { node, decoder in
      if case .scalar(let scalar) = node.content, scalar.style == .plain, scalar.text == "swift" {
        return .handwritten(decoder.place(node))
      }
      return decoder.fragments.block(node).map { .inline($0) } ?? .broken
    }
  }
}

extension SpecDecoder {
  /// Reads an expression where people also write a text.
  ///
  /// - Parameter bareText: The only problem of words that are not Swift.
  mutating func expression(
    _ node: Node, else bareText: (_ text: String, _ place: Place) -> Diagnostic
  ) -> SwiftExpression? {
    let before = fragments.diagnostics.count
    if let expression = fragments.expression(node) { return expression }
    guard case .scalar(let scalar) = node.content, isProse(scalar.text) else { return nil }
    // The text was not meant as Swift.
    fragments.diagnostics.removeSubrange(before...)
    return report(bareText(scalar.text, place(node)))
  }
}

/// Whether a text consists of words.
private func isProse(_ text: String) -> Bool {
  text.split(separator: " ").count > 1
    && text.allSatisfy { $0.isLetter || $0.isNumber || " .,!?’'-".contains($0) }
}
