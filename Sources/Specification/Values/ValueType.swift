import YAMLSyntax

/// A kind of value: its name and how it is read.
struct ValueType<Value: Sendable>: Sendable {
  let description: TypeDescription

  /// Whether a missing value is passed to `decode`, which reports it.
  ///
  /// Otherwise a key without a value is equivalent to no key.
  let readsAbsence: Bool

  /// Reads a value; nil after an error.
  let decode: @Sendable (Node, inout SpecDecoder) -> Value?

  init(
    _ description: TypeDescription, readsAbsence: Bool = false,
    decode: @escaping @Sendable (Node, inout SpecDecoder) -> Value?
  ) {
    self.description = description
    self.readsAbsence = readsAbsence
    self.decode = decode
  }
}

extension ValueType {
  /// A value converted from another one.
  static func made<Source>(
    from source: ValueType<Source>, _ make: @escaping @Sendable (Source) -> Value
  ) -> ValueType {
    ValueType(source.description, readsAbsence: source.readsAbsence) { node, decoder in
      source.decode(node, &decoder).map(make)
    }
  }

  /// Another value, or nothing.
  static func maybe<Wrapped>(_ wrapped: ValueType<Wrapped>) -> ValueType where Value == Wrapped? {
    ValueType(wrapped.description, readsAbsence: true) { node, decoder in
      if node.isAbsent { return .some(nil) }
      return wrapped.decode(node, &decoder)
    }
  }

  /// A value that is distinguished by its form; omitted forms are errors.
  static func either(
    scalar: ValueType? = nil, list: ValueType? = nil, mapping: ValueType? = nil
  ) -> ValueType {
    let description = TypeDescription.either(
      [scalar, list, mapping].compactMap { $0?.description })
    return ValueType(description) { node, decoder in
      let type =
        switch node.content {
        case .scalar: scalar
        case .sequence: list
        case .mapping: mapping
        }
      guard let type else { return decoder.reportWrongKind(node, expected: description) }
      return type.decode(node, &decoder)
    }
  }

  /// A value read from a scalar; anything else is an error.
  static func scalar(
    _ description: TypeDescription,
    decode: @escaping @Sendable (Scalar, Node, inout SpecDecoder) -> Value?
  ) -> ValueType {
    ValueType(description) { node, decoder in
      guard case .scalar(let scalar) = node.content, !scalar.isAbsent else {
        return decoder.reportWrongKind(node, expected: description)
      }
      return decode(scalar, node, &decoder)
    }
  }
}
