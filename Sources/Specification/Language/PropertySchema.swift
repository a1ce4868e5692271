import YAMLSyntax

// Keys that only properties have.

extension ValueType<Located<PropertyBinding>> {
  /// Plain `true` or `false`, or `optional`.
  static var propertyBinding: Self {
    let word = ChoiceDescription(
      noun: "binding", plural: "bindings",
      values: [
        (
          "optional",
          "The caller may pass a binding; otherwise the component owns the "
            + "value."
        )
      ])
    let boolean = ValueType<Located<Bool>>.boolean
    return .scalar(.either([.boolean, .choice(word)])) { scalar, node, decoder in
      if scalar.text == "optional" { return Located(.optional, at: decoder.place(node)) }
      return boolean.decode(node, &decoder).map {
        Located($0.value ? .required : .none, at: $0.place)
      }
    }
  }
}
