import DesignModel
import Specification
import SwiftUIEmitter
import Testing

@Suite struct PreviewedPartTests {
  private func parts(_ spec: String, project: String = "library: Kit") throws -> [String] {
    let system = try #require(checkedSystem([spec], project: project))
    let component = try #require(system.components.first)
    return (previewedParts(of: component, in: system.library) ?? []).map { part in
      func texts(_ ways: [PreviewedPart.Way]) -> String {
        ways.map { way in
          switch way {
          case .choice(let choice): "\(choice)"
          case .value(let value): value
          case .example: "example"
          case .more(let count): "\(count) more"
          }
        }.joined(separator: " ")
      }
      return "\(part.subject): \(texts(part.shown))"
        + (part.missing.isEmpty ? "" : ", not \(texts(part.missing))")
    }
  }

  private let card = """
    component: Card
    slots:
      title: {options: [text]}
      icon: {optional: true, options: [systemImage]}
      old: {optional: true, deprecated: Use icon.}
    properties:
      role: {type: CardRole, default: .neutral}
      date: {type: CardDate, default: .now}
    modifiers:
      level: {type: Int, default: 1}
    types:
      CardRole: {cases: [neutral, critical]}
    styles: {automatic: {}, plain: {}}

    """

  @Test func everyPartIsListed() throws {
    #expect(
      try parts(card) == [
        "slot(0): view text", "slot(1): view systemImage omitted",
        "property(0): .neutral .critical", "property(1): , not example", "modifier(0): example",
        "style(\"automatic\"): example", "style(\"plain\"): example",
      ])
  }

  @Test func briefPreviewsShowFew() throws {
    let parts = try parts(card, project: "library: Kit\npreviews: brief")
    #expect(parts.contains("property(0): .neutral, not .critical"))
    #expect(parts.contains { $0.hasPrefix("slot(0): text, not view") })
  }

  @Test func ownPreviewsCount() throws {
    let parts = try parts(card + "previews:\n  dated: |\n    Card(date: .now, title: \"A\")\n")
    #expect(parts.contains("property(1): example"))
  }
}
