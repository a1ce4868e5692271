import YAMLSyntax

/// A JSON value for writing, with ordered keys.
package enum JSONTree: Sendable {
  case object([(key: String, value: JSONTree)])
  case array([JSONTree])
  case string(String)

  /// A number, `true`, `false` or `null`, as written.
  case word(String)

  package init(_ node: LocatedNode) {
    switch node.node.content {
    case .mapping(let entries):
      self = .object(entries.map { ($0.key.text ?? "", JSONTree(node.with($0.value))) })
    case .sequence(let items): self = .array(items.map { JSONTree(node.with($0)) })
    case .scalar(let scalar):
      if let string = node.string {
        self = .string(string)
      } else {
        self = .word(scalar.isAbsent ? "null" : scalar.text)
      }
    }
  }

  /// A number with at most four decimals.
  package static func number(_ value: Double) -> JSONTree {
    let rounded = (value * 10000).rounded() / 10000
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    return .word(isWhole ? String(Int(rounded)) : String(rounded))
  }

  /// The text of a document, small values on one line.
  package var text: String { text(indented: 0) + "\n" }

  private func text(indented depth: Int) -> String {
    let line = lineText
    if line.utf8.count + 2 * depth <= 90 || isLeaf { return line }
    let inner = String(repeating: "  ", count: depth + 1)
    let outer = String(repeating: "  ", count: depth)
    switch self {
    case .object(let members):
      let lines = members.map {
        "\(inner)\(jsonString($0.key)): \($0.value.text(indented: depth + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .array(let items):
      let lines = items.map { inner + $0.text(indented: depth + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .string, .word: return line
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let items): items.isEmpty
    case .string, .word: true
    }
  }

  /// The text on one line.
  package var lineText: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(jsonString($0.key)): \($0.value.lineText)" }.joined(separator: ", ")
        + "}"
    case .array(let items): "[" + items.map(\.lineText).joined(separator: ", ") + "]"
    case .string(let text): jsonString(text)
    case .word(let text): text
    }
  }
}

extension JSONTree {
  /// A number with at most six decimals.
  package static func precise(_ value: Double) -> JSONTree {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return .word(String(Int(rounded))) }
    return .word(String(rounded))
  }

  /// A color as a token file of the format has it.
  package static func color(_ color: ColorValue) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [
      ("colorSpace", .string(color.space.rawValue)),
      ("components", .array(color.components.map { $0.map(precise) ?? .string("none") })),
    ]
    if color.alpha != 1 { members.append(("alpha", .precise(color.alpha))) }
    return .object(members)
  }
}
