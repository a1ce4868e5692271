import SwiftFragments
import YAMLSyntax

extension SlotRepetitionSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "repetition", plural: "repetitions", title: "Slots repeated for data",
    documentation: """
      A slot that is repeated for data can be filled by a collection and a closure for an element, as \
      SwiftUI's `List` is, beside the closure with all views. There are two initializers for that: one \
      for elements that are `Identifiable`, and one with `id:`, a key path to what tells an element \
      from the others. What is kept is the `ForEach` over the collection, which is the slot's generic \
      parameter. In `initializers: {forms: …}` the word for it is `forEach`.
      """,
    example: """
      generics: {Item: {conforms: Hashable}}
      properties:
        selection: {type: Item, binding: true}
      slots:
        rows: {forEach: {element: Item, row: item}}
      """,
    fields: [
      Field(
        "element", \.element, .swiftType,
        """
        What the elements are: a type, a generic parameter of the component, or a name that nothing \
        declares, which is a generic parameter of the initializers. Without it, elements are of any \
        type.
        """,
        example: "element: Item"),
      Field(
        "data", \.data, .label,
        "The label of the argument with the data, and its name; without it there is no label.",
        example: "data: people"),
      Field(
        "row", \.row, .name,
        "The label of the closure for an element, and its name. Without it, `row`.",
        example: "row: person"),
      Field(
        "identifiable", \.isIdentifiable, .boolean,
        """
        Whether the elements' type is `Identifiable`. Without it, that is known of the types in \
        specs and of Swift's own, and true of others.
        """,
        example: "identifiable: false"),
    ])
}

extension ValueType<Located<SlotRepetitionSpec?>> {
  /// `true`, `false`, the type of the elements, or what is to be said of a repetition.
  static var slotRepetition: Self {
    let mapping = ValueType<SlotRepetitionSpec>.object(SlotRepetitionSpec.init)
    let boolean = ValueType<Located<Bool>>.boolean
    let type = ValueType<SwiftType>.swiftType
    let scalar = ValueType(.either([boolean.description, type.description])) { node, decoder in
      if case .scalar(let scalar) = node.content, ["true", "false"].contains(scalar.text),
        scalar.style == .plain
      {
        return boolean.decode(node, &decoder).map {
          Located($0.value ? SlotRepetitionSpec() : nil, at: $0.place)
        }
      }
      return type.decode(node, &decoder).map { element in
        var repetition = SlotRepetitionSpec()
        repetition.element = element
        return Located(repetition, at: element.place)
      }
    }
    return .either(
      scalar: scalar,
      mapping: ValueType(mapping.description) { node, decoder in
        mapping.decode(node, &decoder).map { Located($0, at: decoder.place(node)) }
      })
  }
}
