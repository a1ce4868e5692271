/// What a preview came to.
struct ShownPreview {
  let name: String

  /// Content and arrangement, as indented lines.
  var outline = ""

  /// The same with places.
  var layout = ""

  /// What a screen reader reads.
  var elements: [Element] = []

  /// The modifiers that have no effect, by their names.
  var unmodeled: [String] = []

  /// Why it could not be shown; nil if it could.
  var failure: RuntimeFailure?

  struct Element {
    var line = ""
    var label = ""
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: [String] = []
    var headingLevel: String?
    var actions: [String] = []
    var isGroup = false
    var children: [Element] = []
  }

  init(name: String, failure: RuntimeFailure) {
    self.name = name
    self.failure = failure
  }

  /// Reads a line of the program's results; nil if it is none.
  init?(_ json: JSON) {
    guard let name = json.text("preview"), let outline = json.text("outline") else { return nil }
    self.name = name
    self.outline = outline
    layout = json.text("layout") ?? ""
    elements = json.list("elements").map(Element.init)
    unmodeled = json.texts("unmodeled")
  }
}

extension ShownPreview.Element {
  fileprivate init(_ json: JSON) {
    line = json.text("line") ?? ""
    label = json.text("label") ?? ""
    value = json.text("value")
    hint = json.text("hint")
    identifier = json.text("identifier")
    traits = json.texts("traits")
    if case .other(let level)? = json["headingLevel"] { headingLevel = level }
    actions = json.texts("actions")
    isGroup = json["isGroup"] == .other("true")
    children = json.list("children").map(Self.init)
  }

  /// Its line and those of the elements in it, indented.
  fileprivate var lines: [String] { [line] + children.flatMap(\.lines).map { "  " + $0 } }

  fileprivate var json: JSONText {
    func text(_ value: String?) -> JSONText { value.map { .string($0) } ?? .null }
    return [
      "label": .string(label), "value": text(value), "hint": text(hint),
      "traits": .array(traits.map { .string($0) }),
      "headingLevel": headingLevel.map { .number($0) } ?? .null,
      "actions": .array(actions.map { .string($0) }), "identifier": text(identifier),
      "isGroup": .boolean(isGroup), "children": .array(children.map(\.json)),
    ]
  }
}

extension JSON {
  func text(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }

  func list(_ key: String) -> [JSON] {
    if case .array(let elements)? = self[key] { elements } else { [] }
  }

  func texts(_ key: String) -> [String] {
    list(key).compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension ShownPreview {
  /// The accessibility tree as indented lines.
  private var spoken: String { elements.flatMap(\.lines).joined(separator: "\n") }

  /// The preview as text in a format that is not for programs.
  func text(_ format: RenderRequest.Format) -> String {
    switch format {
    case .outline: outline
    case .layout: layout
    case .accessibility: spoken
    case .json: json.lines()
    }
  }

  var json: JSONText {
    let lines = outline.split(separator: "\n").map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      return OutlineLine(depth: depth, text: String(line.dropFirst(2 * depth)))
    }
    return [
      "preview": .string(name), "outline": OutlineLine.tree(lines[...]),
      "accessibility": .array(elements.map(\.json)),
      "notModeled": .array(unmodeled.map { .string($0) }),
      "failure": failure.map { .string($0.message) } ?? .null,
    ]
  }
}

/// A line of an outline, whose indentation says in what it is.
private struct OutlineLine {
  let depth: Int
  let text: String

  /// The lines as a list of what is on the first level.
  static func tree(_ lines: ArraySlice<Self>) -> JSONText {
    var nodes: [JSONText] = []
    var rest = lines
    while let first = rest.popFirst() {
      let inner = rest.prefix { $0.depth > first.depth }
      rest = rest.dropFirst(inner.count)
      nodes.append(["text": .string(first.text), "children": tree(inner)])
    }
    return .array(nodes)
  }
}
