import TestSupport

/// A spec that is being generated.
struct SpecDraft {
  /// The information about a slot that forms need.
  struct Slot {
    var name: String
    var mayBeOmitted = false
    var isOptional = false
    var hasDefault = false
    var isConcrete = false
    var hasArguments = false
    var isList = false

    /// Whether the list has an arrangement.
    var isArranged = false

    /// Whether a modifier fills it, so that initializers do not take it.
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

  let name: String
  let kind: SampleSpec.Kind
  var numbers: SeededNumbers
  var names: [String]
  var slots: [Slot] = []
  var properties: [Property] = []
  var resolvers: [String] = []
  var hasGeneric = false

  /// Whether the component's generic parameter is `Hashable`, and can be any common type.
  var isHashable = false
  var isPinnable = false

  /// Whether there is a second generic parameter.
  var hasSecondGeneric = false

  /// The default of the component's first generic parameter.
  var genericDefault: String?
  var parts: Part = [:]

  /// The types declared with the component.
  var ownTypes: [String] = []

  /// Whether a body has to show the slots.
  var isShown = false

  /// The number of methods on every view.
  var methodCount = 0

  /// Names with another meaning: in SwiftUI, in Swift, in specs, or in emitted code.
  private static let hostileNames = [
    "text", "image", "label", "view", "content", "title", "icon", "configuration", "style",
    "default", "in", "repeat", "value", "copy", "systemImage", "selection", "item", "isOn",
    "name", "order", "values", "generics", "summary", "slots", "action", "heading", "symbol",
    "optional", "lazy", "builder",
  ]

  init(_ name: String, _ kind: SampleSpec.Kind, _ numbers: SeededNumbers) {
    self.name = name
    self.kind = kind
    self.numbers = numbers
    names = Self.hostileNames
    names.shuffle(using: &self.numbers)
  }

  mutating func draw() {
    drawKind()
    drawGenerics()
    drawResolvers()
    drawTypes()
    drawProperties()
    drawSlots()
    drawInitializers()
    drawBody()
  }

  var isValue: Bool { if case .value = kind { true } else { false } }
  var isModifier: Bool { if case .modifier = kind { true } else { false } }

  private mutating func drawKind() {
    switch kind {
    case .view: break
    case .value: parts["kind"] = "value"
    case .modifier(let method):
      parts["kind"] = "modifier"
      parts["name"] = method.map(Part.text)
    }
    if numbers.once(in: 12) { parts["deprecated"] = "There are others." }
    if numbers.once(in: 12) { parts["availability"] = ["iOS": "17.0", "macOS": "14.0"] }
    if numbers.once(in: 12) { parts["access"] = "package" }
  }

  private mutating func drawGenerics() {
    guard numbers.once(in: 4) else { return }
    hasGeneric = true
    let conformances: [Part] = [
      "Hashable", "Hashable", "Hashable & Sendable", ["Hashable", "Sendable"], [],
      ["Identifiable", "Hashable"],
    ]
    let number = Int.random(in: conformances.indices, using: &numbers)
    isHashable = number != 4
    isPinnable = number != 5
    var generic: Part = ["conforms": conformances[number]]
    if isPinnable, numbers.once(in: 2) {
      genericDefault = numbers.one(of: ["Int", "String", "Token"])
      generic["default"] = genericDefault.map(Part.text)
    }
    var drawn: [(key: String, value: Part)] = [("Value", generic)]
    if numbers.once(in: 4) {
      hasSecondGeneric = true
      drawn.append(("Other", ["conforms": numbers.one(of: ["Sendable", "Hashable", []])]))
    }
    parts["generics"] = .mapping(drawn)
  }

  /// A body in which the slots have to be placed.
  private mutating func drawBody() {
    if isValue { return }
    let arranged = slots.filter(\.isArranged).map { slot in
      "arranged" + slot.name.prefix(1).uppercased() + slot.name.dropFirst()
    }
    guard isModifier || isShown || numbers.once(in: 8) else { return }
    let views = (isModifier ? ["content"] : []) + arranged
    parts["body"] = .text(
      views.count == 1
        ? views[0]
        : views.isEmpty
          ? "SwiftUI.EmptyView()" : "SwiftUI.VStack { \(views.joined(separator: "; ")) }")
  }

  // MARK: - Properties

  private mutating func drawProperties() {
    var drawn: [(key: String, value: Part)] = []
    var count = numbers.one(of: [0, 0, 1, 1, 2, 3])
    if hasGeneric, genericDefault == nil || numbers.once(in: 2) {
      let types =
        genericDefault == nil
        ? ["Value", "Value", "[Value]", "Variant<Value>"] : ["Value?", "Value", "[Value]?"]
      drawn.append(property(of: numbers.one(of: types), [:]))
      count -= 1
    } else if hasGeneric, numbers.once(in: 4) {
      drawn.append(property(of: "[Variant<Value>]", ["builder": "ChoicesBuilder"]))
    }
    if hasSecondGeneric { drawn.append(property(of: numbers.one(of: ["Other", "[Other]"]), [:])) }
    if let type = ownTypes.first, numbers.once(in: 2) {
      drawn.append(property(of: type, numbers.once(in: 3) ? ["default": ".plain"] : [:]))
    }
    for _ in 0..<max(count, 0) {
      let (type, keys) = numbers.one(of: Self.properties)
      // A value has no state of its own, which it would need without a binding.
      if isValue, case .text("optional") = keys["binding"] { continue }
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
    ("[Variant<Token>]", ["builder": "ChoicesOfTokensBuilder"]), ("Variant<Int>", [:]),
    ("[Act]", [:]), ("Act", [:]), ("Act?", [:]),
    ("Deed", ["escaping": "true"]), ("(Int, (Int, Bool)) -> Void", [:]),
    ("([Int: Bool]) -> Void", [:]), ("() -> Int", [:]), ("Person", [:]),
    ("Int", ["default": "1", "deprecated": "It counts nothing."]),
    ("(() -> Void)?", ["deprecated": "Nobody calls it."]),
    ("String", ["default": "\"\"", "label": "_"]),
  ]
}
