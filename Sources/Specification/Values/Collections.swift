import Diagnostics
import English
import SwiftFragments
import YAMLSyntax

/// The maximum number of entries in a mapping of names and of items in a list: more than people write, and
/// few enough for algorithms that compare pairs of them.
package let mostEntries = 4000

extension SpecDecoder {
  /// The entries or items within the limit; one diagnostic reports the others.
  fileprivate mutating func limited<Element>(
    _ elements: [Element], _ kind: String, _ node: (Element) -> Node
  ) -> ArraySlice<Element> {
    if elements.count > mostEntries {
      report(
        Diagnostic(
          .tooManyNodes, at: place(node(elements[mostEntries])),
          "this \(kind) has \(elements.count) entries, and the maximum is \(mostEntries); split it"
        ))
    }
    return elements.prefix(mostEntries)
  }
}

extension ValueType {
  /// A list; invalid items are omitted.
  static func list<Element>(of element: ValueType<Element>) -> Self where Value == [Element] {
    let description = TypeDescription.list(of: element.description)
    return ValueType(description) { node, decoder in
      guard case .sequence(let items) = node.content else {
        return decoder.reportWrongKind(node, expected: description)
      }
      var elements: [Element] = []
      elements.reserveCapacity(items.count)
      for item in decoder.limited(items, "list", \.self) {
        if let value = element.decode(item, &decoder) { elements.append(value) }
      }
      return elements
    }
  }

  /// A list, or its only element.
  static func oneOrMany<Element>(_ element: ValueType<Element>) -> Self where Value == [Element] {
    let list = ValueType<[Element]>.list(of: element)
    return ValueType(.either([element.description, list.description])) { node, decoder in
      if case .sequence = node.content { return list.decode(node, &decoder) }
      return element.decode(node, &decoder).map { [$0] }
    }
  }

  /// A mapping from keys to values without a schema; invalid entries are omitted.
  static func mapping<Key, Item, Element>(
    keyedBy key: ValueType<Key>, of item: ValueType<Item>,
    _ make: @escaping @Sendable (Key, Item) -> Element
  ) -> Self where Value == [Element] {
    .entries(keys: key.description, values: item.description) { entry, decoder in
      let key = key.decode(entry.key, &decoder)
      let value = item.decode(entry.value, &decoder)
      guard let key, let value else { return nil }
      return make(key, value)
    }
  }

  /// A mapping from names to mappings with a schema.
  static func mapping<Element: SchemaDescribed & Named>(of element: Element.Type) -> Self
  where Value == [Element], Element.Name == SwiftName {
    let names = ValueType<SwiftName>.name
    return .entries(keys: .name, values: .object { Element.schema.description }) { entry, decoder in
      let schema = Element.schema.description
      if let misplaced = misplacedKey(entry, among: schema, &decoder)
        ?? outerKey(entry, among: schema, &decoder)
      {
        return decoder.report(misplaced)
      }
      let name = names.decode(entry.key, &decoder)
      // The value of an invalid name may have further problems.
      let place = decoder.place(entry.key)
      var value = Element(name: name ?? SwiftName(text: "", place: place))
      Element.schema.decode(entry.value, into: &value, keyedBy: entry.key, &decoder)
      return name == nil ? nil : value
    }
  }

  /// The problem of an entry that is a key of the entries: it is indented too little.
  private static func misplacedKey(
    _ entry: Node.Entry, among schema: SchemaDescription, _ decoder: inout SpecDecoder
  ) -> Diagnostic? {
    guard case .scalar(let key) = entry.key.content, schema.field(key.text) != nil else {
      return nil
    }
    switch entry.value.content {
    case .mapping: return nil
    case .scalar(let value):
      if value.isAbsent || schema.shorthand != nil { return nil }
    case .sequence: break
    }
    return Diagnostic(
      .unknownKey, at: decoder.place(entry.key),
      "'\(key.text)' is a key of \(withIndefiniteArticle(schema.noun)); indent it below the name of its "
        + "\(schema.noun)")
  }

  /// The problem of an entry that is a key of the whole file and cannot be an element: it is indented too much.
  private static func outerKey(
    _ entry: Node.Entry, among schema: SchemaDescription, _ decoder: inout SpecDecoder
  ) -> Diagnostic? {
    guard case .scalar(let key) = entry.key.content,
      let field = decoder.language.field(key.text), schema.mapping(meantBy: entry.value) == nil,
      decoder.language.fields.contains(where: {
        $0.type.objects.contains { $0.title == schema.title }
      })
    else { return nil }
    switch entry.value.content {
    case .scalar(let value):
      let isBlock = value.style == .literal || value.style == .folded
      guard !value.isAbsent, schema.shorthand == nil || isBlock && schema.abbreviatesType
      else { return nil }
    case .sequence:
      guard schema.shorthand == nil else { return nil }
    case .mapping(let entries):
      let keys = entries.compactMap { entry in
        if case .scalar(let key) = entry.key.content { key.text } else { nil }
      }
      guard !keys.isEmpty, !field.type.isText, schema.entries == nil,
        keys.allSatisfy({ schema.field($0) == nil && schema.nearestKey(to: $0) == nil })
      else { return nil }
    }
    return Diagnostic(
      .unknownKey, at: decoder.place(entry.key),
      "'\(key.text)' is a key of \(listed(decoder.owners(of: key.text))), and here it would be the name of "
        + "\(withIndefiniteArticle(schema.noun)); indent it less")
  }

  /// A mapping whose entries are read one by one.
  private static func entries<Element>(
    keys: TypeDescription, values: TypeDescription,
    decode: @escaping @Sendable (Node.Entry, inout SpecDecoder) -> Element?
  ) -> Self where Value == [Element] {
    let description = TypeDescription.mapping(keys: keys, values: values)
    return ValueType(description) { node, decoder in
      guard case .mapping(let entries) = node.content else {
        return decoder.reportWrongKind(node, expected: description)
      }
      var elements: [Element] = []
      elements.reserveCapacity(entries.count)
      for entry in decoder.limited(entries, "mapping", \.key) {
        if let element = decode(entry, &decoder) { elements.append(element) }
      }
      return elements
    }
  }
}

extension SchemaDescription {
  /// Whether a Swift type may replace a mapping.
  fileprivate var abbreviatesType: Bool {
    if case .swiftType = shorthandType { true } else { false }
  }
}

extension TypeDescription {
  /// Whether no mapping is allowed.
  fileprivate var isText: Bool {
    switch self {
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice, .list:
      true
    case .mapping, .object: false
    case .either(let types): types.allSatisfy(\.isText)
    }
  }
}

extension ValueType where Value: SchemaDescribed {
  /// A mapping with a schema, starting with a value in which no key is set.
  static func object(_ make: @escaping @Sendable () -> Value) -> Self {
    ValueType(.object { Value.schema.description }) { node, decoder in
      var value = make()
      Value.schema.decode(node, into: &value, keyedBy: nil, &decoder)
      return value
    }
  }
}
