import Diagnostics
import SwiftFragments
import YAMLSyntax

extension Schema {
  /// Decodes a mapping, or its shorthand, into a value.
  ///
  /// - Parameter name: The key of the mapping, if that is a user-defined name.
  func decode(
    _ node: Node, into root: inout Root, keyedBy name: Node?, _ decoder: inout SpecDecoder
  ) {
    switch node.content {
    case .mapping(let entries):
      decode(
        entries, into: &root, &decoder, place: decoder.place(name ?? entries.first?.key ?? node))
    case .scalar(let scalar) where scalar.isAbsent:
      decode([], into: &root, &decoder, place: decoder.place(name ?? node))
    case .scalar, .sequence:
      // A list where Swift is allowed is a type such as `[Int]`, which the Swift reader handles.
      let isShort =
        node.isScalar
        || description.shorthandType.map { $0.isSwift || $0.mayBeList } == true
      guard let shorthand, isShort else {
        let type = TypeDescription.object { [description] in description }
        decoder.report(
          .wrongKind(
            node, expected: type, example: decoder.example, named: name?.text, in: decoder.source))
        return
      }
      let outer = decoder.example
      decoder.example = fields[shorthand].description.example
      fields[shorthand].decode(node, &root, &decoder)
      decoder.example = outer
    }
  }

  private func decode(
    _ entries: [Node.Entry], into root: inout Root, _ decoder: inout SpecDecoder, place: Place
  ) {
    let outer = decoder.example
    var misspelled: [String] = []
    var emptyField: FieldDescription?
    let (entries, field) = separated(entries)
    if let field {
      decoder.example = fields[field.position].description.example
      fields[field.position].decode(field.node, &root, &decoder)
    }
    for entry in entries {
      // The YAML parser reports keys that are not scalars.
      guard case .scalar(let key) = entry.key.content else { continue }
      guard let position = position(of: key.text) else {
        if decoder.isFull { continue }
        let near = description.nearestKey(to: key.text)
        if let near { misspelled.append(near) }
        let section =
          near == nil ? section(of: key.text, entry.value, after: emptyField, decoder) : nil
        let owners = near == nil && section == nil ? decoder.owners(of: key.text) : []
        decoder.report(
          .unknownKey(
            key.text, of: description, among: entries, near: near, section: section,
            owners: owners, at: decoder.place(entry.key)))
        continue
      }
      emptyField = entry.value.isAbsent ? fields[position].description : nil
      if entry.value.isAbsent, !fields[position].readsAbsence {
        if required.contains(position) {
          decoder.report(
            .missingValue(fields[position].description, at: decoder.place(entry.key)))
        }
        continue
      }
      decoder.example = fields[position].description.example
      fields[position].decode(entry.value, &root, &decoder)
    }
    decoder.example = outer
    if let alternative = description.alternative,
      entries.contains(where: { $0.key.isScalar(alternative) })
    {
      return
    }
    for position in required {
      let key = fields[position].description.key
      if !misspelled.contains(key), !entries.contains(where: { $0.key.isScalar(key) }) {
        decoder.report(
          .missingKey(fields[position].description, of: description, at: place))
      }
    }
  }
}

extension Schema {
  /// The key below which an entry with an unknown key seems to belong.
  ///
  /// - Parameter emptyField: The last field before the entry, if it has no value.
  private func section(
    of key: String, _ value: Node, after emptyField: FieldDescription?, _ decoder: SpecDecoder
  ) -> MeantSection? {
    if let emptyField, emptyField.type.hasEntry(key) { return .empty(emptyField.key) }
    return description.declarations.flatMap {
      decoder.looksLikeType(value) ? .declarations($0) : nil
    }
  }

  /// The entries with known keys, and a mapping of the other entries, which belong to a field.
  private func separated(
    _ all: [Node.Entry]
  ) -> (keys: [Node.Entry], field: (position: Int, node: Node)?) {
    guard let position = entries else { return (all, nil) }
    var keys: [Node.Entry] = []
    var among: [Node.Entry] = []
    var span: Span?
    for entry in all {
      guard case .scalar(let key) = entry.key.content else { continue }
      if key.text == fields[position].description.key,
        case .mapping(let entries) = entry.value.content
      {
        among += entries
        span = span ?? entry.value.span
      } else if self.position(of: key.text) == nil {
        among.append(entry)
        span = span ?? entry.key.span
      } else {
        keys.append(entry)
      }
    }
    return (keys, span.map { (position, Node(.mapping(among), span: $0)) })
  }
}

extension Node {
  /// Whether no value was written.
  var isAbsent: Bool {
    if case .scalar(let scalar) = content { scalar.isAbsent } else { false }
  }

  var isScalar: Bool {
    if case .scalar = content { true } else { false }
  }

  /// The text of a scalar.
  fileprivate var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// Whether it is a scalar with a certain text.
  func isScalar(_ text: String) -> Bool {
    if case .scalar(let scalar) = content { scalar.text == text } else { false }
  }
}
