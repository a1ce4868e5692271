import DesignModel
import Specification
import SwiftUIEmitter
import Testing

@Suite struct PreviewCoverageTests {
  private func coverage(_ spec: String, project: String = "library: Kit") throws -> PreviewCoverage
  {
    let system = try #require(checkedSystem([spec], project: project))
    return previewCoverage(of: try #require(system.components.first), in: system.library)
  }

  private let card = """
    component: Card
    slots: {title: {options: [text]}}
    properties:
      role: {type: CardRole, default: .neutral}
      isSelected: {type: Bool, default: "false"}
    types:
      CardRole: {cases: [neutral, critical, positive]}
    styles: {automatic: {}, outlined: {}, plain: {}}
    """

  @Test func everyPairIsShown() throws {
    let coverage = try coverage(card)
    // Three styles, light and dark, three roles, two selections.
    #expect(coverage.pairs == 37)
    #expect(coverage.coveredPairs == coverage.pairs)
    #expect(coverage.cases > 15)
  }

  @Test func briefPreviewsShowFew() throws {
    let coverage = try coverage(card, project: "library: Kit\npreviews: brief")
    #expect([coverage.cases, coverage.coveredPairs, coverage.pairs] == [5, 12, 37])
  }

  @Test func deprecatedMembersAreNotShown() throws {
    let coverage = try coverage(card + "\ndeprecated: Use something else.")
    #expect([coverage.cases, coverage.coveredPairs, coverage.pairs] == [0, 0, 37])
  }

  @Test func someOfManyValuesAreShown() throws {
    let coverage = try coverage(
      """
      component: Icon
      properties: {kind: {type: IconKind, default: .a1}}
      types: {IconKind: {cases: [a1, a2, a3, a4, a5, a6, a7, a8, a9, b1]}}
      body: Text("")
      """)
    // One appearance, light and dark, ten kinds, of which eight are shown.
    #expect(coverage.pairs == 32)
    #expect(coverage.coveredPairs == 26)
  }
}
