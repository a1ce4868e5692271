import Diagnostics
import SwiftFragments

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
