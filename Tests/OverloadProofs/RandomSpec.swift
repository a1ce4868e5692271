/// A component as a spec describes it, in its project.
struct ProofSpec {
  let name: String
  let yaml: String
  let project: String

  /// The parts of a spec that was made at random.
  private let parts: Part?

  init(_ name: String, _ yaml: String, project: String = ProofSpec.plainProject) {
    self.name = name
    self.yaml = "component: \(name)\n" + yaml
    self.project = project
    parts = nil
  }

  init(_ name: String, _ parts: Part, project: String) {
    self.name = name
    yaml = "component: \(name)\n" + parts.document
    self.project = project
    self.parts = parts
  }

  static let plainProject = "library: Proof\n"

  /// The same component with one thing less, in every way there is.
  var smaller: [ProofSpec] {
    (parts?.smaller ?? []).map { ProofSpec(name, $0, project: project) }
  }
}

/// What a library says of all its components, at random.
func randomProject(using numbers: inout SeededNumbers) -> String {
  var project = ProofSpec.plainProject
  if numbers.once(in: 4) { project += "text: LocalizedStringResource\n" }
  if numbers.once(in: 4) { project += "string: StringProtocol\n" }
  return project
}

/// Names of components that mean something elsewhere, of which a library can have each once.
let hostileComponentNames = [
  "Title", "Button", "Label", "Text", "Image", "Row", "Icon", "Content", "Color", "Menu",
  "EmptyView", "AnyView", "Section", "Link", "Group",
]

extension ProofSpec {
  /// A component at random.
  ///
  /// - Parameter method: What the methods of a modifier are called.
  init(
    randomlyNamed name: String, isModifier: Bool, method: String? = nil, project: String,
    using numbers: inout SeededNumbers
  ) {
    var draft = SpecDraft(numbers)
    draft.draw()
    if isModifier { draft.becomeModifier(method) }
    numbers = draft.numbers
    self.init(name, draft.parts, project: project)
  }
}

/// A spec that is being made up.
struct SpecDraft {
  /// What forms have to know of a slot.
  struct Slot {
    var name: String
    var mayBeOmitted = false
    var isOptional = false
    var hasDefault = false
    var isConcrete = false

    /// Whether a modifier fills it, so that initializers do not know it.
    var isModified = false

    /// Words for the ways to fill it.
    var choices: [String] = ["view"]
  }

  struct Property {
    var name: String
    var type: String
    var hasDefault = false
    var isBinding = false
  }

  var numbers: SeededNumbers
  var names: [String]
  var slots: [Slot] = []
  var properties: [Property] = []
  var resolvers: [String] = []
  var hasGeneric = false

  /// The default of the component's generic parameter.
  var genericDefault: String?
  var parts: Part = [:]

  /// Names that mean something elsewhere: to SwiftUI, to Swift, to specs, or to emitted code.
  private static let hostileNames = [
    "text", "image", "label", "view", "content", "title", "icon", "configuration", "style",
    "default", "in", "repeat", "value", "copy", "systemImage", "selection", "item", "isOn",
    "name", "order", "values", "generics", "summary", "slots", "action", "heading", "symbol",
    "optional", "lazy", "builder",
  ]

  init(_ numbers: SeededNumbers) {
    self.numbers = numbers
    names = Self.hostileNames
    names.shuffle(using: &self.numbers)
  }

  mutating func draw() {
    drawGeneric()
    drawResolvers()
    drawProperties()
    drawSlots()
    drawInitializers()
  }

  /// Makes a modifier of views of it, without what only other components have.
  mutating func becomeModifier(_ method: String?) {
    parts["kind"] = "modifier"
    parts["name"] = method.map(Part.text)
    parts["body"] = "content"
    if case .mapping(let slots) = parts["slots"] {
      parts["slots"] = .mapping(
        slots.map { name, slot in
          var slot = slot
          slot["via"] = nil
          return (name, slot)
        })
    }
    if case .list(let forms) = parts["initializers"]?["forms"] {
      parts["initializers"]?["forms"] = .list(
        forms.map { form in
          var form = form
          form["name"] = nil
          return form
        })
    }
  }

  private mutating func drawGeneric() {
    guard numbers.once(in: 4) else { return }
    hasGeneric = true
    var generic: Part = ["conforms": "Hashable"]
    if numbers.once(in: 2) {
      genericDefault = numbers.one(of: ["Int", "String", "Token"])
      generic["default"] = genericDefault.map(Part.text)
    }
    parts["generics"] = ["Value": generic]
  }

  // MARK: - Properties

  private mutating func drawProperties() {
    var drawn: [(key: String, value: Part)] = []
    var count = numbers.one(of: [0, 0, 1, 1, 2, 3])
    if hasGeneric, genericDefault == nil || numbers.once(in: 2) {
      let types =
        genericDefault == nil ? ["Value", "Value", "[Value]"] : ["Value?", "Value", "[Value]?"]
      drawn.append(property(of: numbers.one(of: types), [:]))
      count -= 1
    }
    for _ in 0..<max(count, 0) {
      let (type, keys) = numbers.one(of: Self.properties)
      drawn.append(property(of: type, keys))
    }
    if !drawn.isEmpty { parts["properties"] = .mapping(drawn.shuffled(using: &numbers)) }
  }

  private mutating func property(of type: String, _ keys: Part) -> (key: String, value: Part) {
    let name = names.removeLast()
    var part = keys
    part["type"] = .text(type)
    if keys["label"] == nil, numbers.once(in: 10) {
      part["label"] = .text(numbers.one(of: ["_", "heading", "of"]))
    }
    properties.append(
      Property(
        name: name, type: type, hasDefault: keys["default"] != nil || type.hasSuffix("?"),
        isBinding: keys["binding"] != nil))
    return (name, part)
  }

  private static let properties: [(String, Part)] = [
    ("Int", [:]), ("Int", ["default": "1"]), ("Bool", ["default": "false"]),
    ("Bool", ["binding": "true"]), ("Bool", ["binding": "optional", "default": "false"]),
    ("Token?", ["binding": "optional"]), ("String", [:]), ("LocalizedStringKey", [:]),
    ("() -> Void", [:]), ("() -> Void", [:]), ("(() -> Void)?", [:]), ("(() -> Void)?", [:]),
    ("() async -> Void", [:]), ("(Int) -> Void", [:]), ("((Int) -> Void)?", [:]), ("String?", [:]),
    ("String", ["label": "_"]),
    ("Int", ["label": "_"]), ("Token", [:]), ("Token", ["default": "Token()"]),
    ("Glyph", [:]), ("Glyph", ["label": "_"]), ("[Token]", [:]),
    ("[Token]", ["builder": "TokensBuilder"]),
    ("[Token]", ["builder": "TokensBuilder", "label": "_"]),
    ("[Glyph]", ["builder": "GlyphsBuilder"]),
    ("Int", ["default": "1", "deprecated": "It counts nothing."]),
    ("(() -> Void)?", ["deprecated": "Nobody calls it."]),
    ("String", ["default": "\"\"", "label": "_"]),
  ]
}
