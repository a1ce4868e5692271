import Diagnostics
import PortableViews
import SwiftFragments
import SwiftRendering
import Testing
import YAMLSyntax

/// The Swift of a body, or declarations, as in a spec.
func block(_ text: String, isDeclarations: Bool = false) throws -> SwiftBlock {
  let indented = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  let source = SourceText(path: "Card.yaml", "body: |\n\(indented)\n")
  let root = try #require(parseYAML(source).root)
  guard case .mapping(let entries) = root.content, let node = entries.first?.value else {
    throw BadFixture()
  }
  var parser = FragmentParser(source: source)
  let block = isDeclarations ? parser.declarations(node) : parser.block(node)
  #expect(parser.diagnostics.map(\.message) == [])
  return try #require(block)
}

/// A body in a test that is not as the test requires.
struct BadFixture: Error {
  var reason: String

  init(_ reason: String = "") { self.reason = reason }
}

extension BodyNames {
  /// The names of a style of a component, with everything that test bodies use.
  static func style(_ names: [String: NameMeaning] = [:]) -> Self {
    var result = BodyNames(
      owner: .style, names: names.merging(["lineWidth": .value(changes: false)]) { one, _ in one },
      configuration: [
        "title": .slot(isOptional: false), "subtitle": .slot(isOptional: true),
        "actions": .slot(isOptional: true), "items": .list, "isOn": .binding(),
        "isSelected": .value(), "count": .value(), "name": .value(), "badge": .value(),
        "role": .value(), "toggle": .action,
        "elevation": .value(), "step": .slotFunction(isOptional: false),
        "arrangedItems": .list, "number": .text(isOptional: false), "turn": .value(),
        "choices": .value(),
      ],
      views: ["Tag": ViewTwin("TagView", methods: ["role"])],
      modifiers: [
        "typography": ModifierTwin(
          "typography", [ModifierParameter(nil, .value)], isTextAttribute: true)
      ],
      buttonStyles: [
        "PressableButtonStyle": ModifierTwin(
          "pressableButtonStyle", [ModifierParameter("outline", .shape)])
      ],
      foreignMembers: ["tone": .color, "message": .other("LocalizedStringKey")])
    result.members = ["caption": .text(isOptional: true), "mark": .slot(isOptional: true)]
    result.colors = ["shade"]
    result.angles = ["turn"]
    result.configurationViews = [
      "opener": ownView(
        "Button(action: toggle) { HStack { content() } }", [(nil, "content", true)]),
      "sign": ownView(
        "Image(systemName: isOn ? name : \"star\")", [("named", "name", false)]),
    ]
    return result
  }
}

/// A view in hand-written Swift.
func ownView(
  _ text: String, _ parameters: [(label: String?, name: String, isContent: Bool)]
) -> OwnView {
  OwnView(
    parameters: parameters.map { .init(label: $0.label, name: $0.name, isContent: $0.isContent) },
    statements: (try? block(text))?.tree?.statements ?? [], text: text)
}

/// The lowered body as text, or the places of constructs that are not portable.
func lowering(_ text: String, _ names: BodyNames = .style()) throws -> String {
  switch lowered(try block(text), names: names) {
  case .lowered(let body):
    return SwiftPrinter.text(
      of: names.owner == .style ? body.styleStatements : body.componentStatements)
  case .notPortable(let blockers):
    return blockers.map { "not portable: \($0.name)" }.joined(separator: "\n")
  }
}

extension LoweredBody {
  /// All statements, in the order of a component.
  var componentStatements: [Statement] {
    stored.flatMap(\.declaration) + [.comment("content")] + setup + tree + [.comment("update")]
      + update
  }
}

/// Expects a lowered body.
func expect(
  _ swiftUI: String, becomes uiKit: String, _ names: BodyNames = .style(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = (try? lowering(swiftUI, names)) ?? "no Swift"
  #expect(result == uiKit, sourceLocation: sourceLocation)
}
