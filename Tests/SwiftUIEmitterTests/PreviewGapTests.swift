import DesignModel
import Specification
import SwiftTypes
import SwiftUIEmitter
import Testing

@Suite struct PreviewGapTests {
  private func gaps(_ spec: String, project: String = "library: Kit") throws -> [PreviewGap] {
    let system = try #require(checkedSystem([spec], project: project))
    return previewGaps(of: try #require(system.components.first), in: system.library)
  }

  @Test func knownFindingsAreOmitted() throws {
    let spec = """
      component: Card
      slots: {title: {options: [text]}, icon: {optional: true}}
      properties: {role: CardRole, onClose: "(() -> Void)?"}
      modifiers: {size: {type: Int, default: 1}, rank: {type: Int, default: 1, name: top, value: "2"}}
      types: {CardRole: {cases: [neutral, critical], default: neutral}}
      styles: {automatic: {}, outlined: {parameters: {width: {type: Int, default: 1}}}}
      """
    #expect(try gaps(spec) == [])
    #expect(try gaps(spec, project: "library: Kit\npreviews: brief") == [])
    #expect(
      try gaps(
        "component: Card\ngenerics: {Value: Hashable}\nslots: {title: }\nproperties: {value: Value}"
      )
        == [])
  }

  @Test(arguments: [
    ("properties: {source: URLSession}", PreviewGap.Missing.property(0)),
    ("properties: {count: Int, source: {type: URLSession, binding: true}}", .property(1)),
    ("generics: {Value: Identifiable}\nproperties: {value: Value}", .property(0)),
    ("generics: {Value: {conforms: Hashable, default: Int}}", .generic("Value")),
  ])
  func whatCallsNeed(_ keys: String, _ missing: PreviewGap.Missing) throws {
    let card = "component: Card\nslots: {title: {options: [text]}}\n" + keys
    #expect(try gaps(card) == [.component(missing: missing)])
    // A spec with its own examples determines what is shown.
    #expect(try gaps(card + "\npreviews: {own: {body: EmptyView()}}") == [])
    #expect(try gaps(card + "\ndeprecated: Use another.") == [])
  }

  @Test func aSlotOfOneType() throws {
    #expect(
      try gaps("component: Card\nslots: {map: {type: Map, options: [value]}}")
        == [.component(missing: .slot(0))])
    #expect(
      try gaps("component: Card\nslots: {title: , map: {type: Map, optional: true}}")
        == [.slot(1, type: .named("Map"))])
  }

  @Test func partsThatAreNeverShown() throws {
    let found = try gaps(
      """
      component: Card
      slots: {title: {options: [text]}}
      modifiers:
        size: {type: Int, default: 1}
        session: "URLSession?"
        old: {type: "URLSession?", deprecated: Use another.}
      styles:
        automatic: {}
        wide: {parameters: {width: Int}}
        inset: {parameters: {width: Int, insets: EdgeInsets}}
        glass: {availability: {iOS: "26.0"}}
      """)
    #expect(
      found == [
        .modifier(1, type: .named("URLSession")), .style(2, reason: .parameter("insets")),
        .style(3, reason: .availability),
      ])
  }

  @Test func lastOfManyValues() throws {
    let icon = """
      component: Icon
      slots: {title: {options: [text]}}
      properties: {kind: IconKind}
      types: {IconKind: {cases: [a, b, c, d, e, f, g, h, i, j], default: a}}
      """
    #expect(try gaps(icon) == [.values(of: "kind", shown: 8, count: 10)])
    #expect(try gaps(icon, project: "library: Kit\npreviews: brief") == [])
  }

  @Test func aValueIsNotShown() throws {
    #expect(
      try gaps("component: Item\nkind: value\nslots: {title: }\nproperties: {source: URLSession}")
        == [])
  }
}
