import SwiftFragments
import YAMLSyntax

extension SlotRepetitionSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "repetition", plural: "repetitions", title: "Slots repeated for data",
    documentation: """
      Such a slot can also be filled with a collection and a closure for each element, like \
      SwiftUI's `List`. There are two initializers for that: one for `Identifiable` elements, and \
      one with `id:`, a key path to the identity of an element. The slot's generic parameter is \
      then a `ForEach` over the collection. In `initializers: {forms: …}` this way is called \
      `forEach`.
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
        The type of the elements: a type, a generic parameter of the component, or a new name, \
        which is a generic parameter of the initializers. By default, elements have any type.
        """,
        example: "element: Item"),
      Field(
        "data", \.data, .label,
        "The label and name of the argument with the data. By default, there is no label.",
        example: "data: people"),
      Field(
        "row", \.row, .name,
        "The label and name of the closure for each element. By default, `row`.",
        example: "row: person"),
      Field(
        "identifiable", \.isIdentifiable, .boolean,
        """
        Whether the type of the elements is `Identifiable`. By default, this is known for types \
        in specs and in Swift's library, and assumed for others.
        """,
        example: "identifiable: false"),
    ])
}

extension ValueType<Located<SlotRepetitionSpec?>> {
  /// `true`, `false`, the type of the elements, or the settings of a repetition.
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
