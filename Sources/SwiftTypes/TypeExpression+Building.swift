// Types that the compiler builds itself.

extension TypeExpression {
  package convenience init(_ form: Form, _ text: TypeText) {
    self.init(form, text: text.text, parts: text.parts)
  }

  /// A type by its name, which may be a path such as `Shop.Card`, with generic arguments.
  package static func named(
    _ path: String, _ arguments: TypeExpression...
  ) -> TypeExpression {
    named(path, arguments)
  }

  package static func named(_ path: String, _ arguments: [TypeExpression]) -> TypeExpression {
    let clause: TypeText = arguments.isEmpty ? "" : "<\(list: arguments)>"
    guard path.utf8.contains(UInt8(ascii: ".")) else {
      return TypeExpression(.name(path), "\(word: path)\(clause)")
    }
    let names = path.split(separator: ".").map(String.init)
    let base = names[1..<(names.count - 1)].reduce(named(names[0])) { $0.member($1) }
    return TypeExpression(
      .member(names[names.count - 1]), "\(base).\(word: names[names.count - 1])\(clause)")
  }

  /// `T?`, with parentheses where it needs them.
  package var optional: TypeExpression {
    TypeExpression(.optional, "\(needsParentheses ? inParentheses : self)?")
  }

  package var inParentheses: TypeExpression { TypeExpression(.parentheses, "(\(self))") }

  /// `[T]`.
  package var list: TypeExpression { TypeExpression(.array, "[\(self)]") }

  /// `some P`.
  package var opaque: TypeExpression { TypeExpression(.opaque, "some \(self)") }

  /// `A & B`; a single type is returned unchanged.
  package static func composition(_ types: [TypeExpression]) -> TypeExpression {
    types.count == 1 ? types[0] : TypeExpression(.composition, "\(list: types, separator: " & ")")
  }

  /// A member type.
  package func member(_ name: String) -> TypeExpression {
    TypeExpression(.member(name), "\(needsParentheses ? inParentheses : self).\(word: name)")
  }

  package static func tuple(_ types: [TypeExpression]) -> TypeExpression {
    TypeExpression(
      types.count == 1 ? .parentheses : .tuple(labels: types.map { _ in nil }), "(\(list: types))")
  }

  package static func function(
    _ parameters: [TypeExpression] = [], returning result: TypeExpression
  ) -> TypeExpression {
    TypeExpression(
      .function(parameterCount: parameters.count, effects: []),
      "(\(list: parameters)) -> \(result)")
  }

  package static let bool = named("Bool")
  package static let string = named("String")
  package static let void = named("Void")
}

/// A text with embedded types, which it records: `"[\(element)]"`.
package struct TypeText: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  private(set) var text = ""
  private(set) var parts: [(offset: Int, type: TypeExpression)] = []

  init() {}

  package init(literalCapacity: Int, interpolationCount: Int) {}

  package init(stringLiteral value: String) { text = value }

  package init(stringInterpolation: TypeText) { self = stringInterpolation }

  package mutating func appendLiteral(_ literal: String) { text += literal }

  package mutating func appendInterpolation(_ type: TypeExpression) {
    parts.append((text.utf8.count, type))
    text += type.text
  }

  package mutating func appendInterpolation(word: String) { text += word }

  package mutating func appendInterpolation(_ other: TypeText) {
    parts += other.parts.map { ($0.offset + text.utf8.count, $0.type) }
    text += other.text
  }

  package mutating func appendInterpolation(
    list types: [TypeExpression], separator: String = ", "
  ) {
    for (index, type) in types.enumerated() {
      if index > 0 { text += separator }
      appendInterpolation(type)
    }
  }
}
