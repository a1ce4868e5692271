import DesignModel
import Testing

@Suite struct PreviewTests {
  private func names(_ spec: String) throws -> [String] {
    let checked = checked([spec])
    let component = try #require(checked.system.components.first)
    return component.previewPlan(
      .complete, samples: checked.system.library.samples,
      aliases: checked.system.library.aliases
    ).cases.map(\.name)
  }

  private func spec(styles: String) -> String {
    """
    component: Card
    slots: {title: {options: [text]}}
    properties:
      role: {type: CardRole, default: .neutral}
      isSelected: {type: Bool, binding: true}
    modifiers:
      size: {type: CardSize, default: .regular}
      isRequired: {type: Bool, default: false}
    types:
      CardRole: {cases: [neutral, critical, positive]}
      CardSize: {cases: [small, regular, large]}
    styles: {\(styles)}
    """
  }

  /// Snapshots are stored under the names of previews.
  @Test(arguments: ["outlined", "critical", "dark", "requiredVariant"])
  func aStyleRenamesNothing(_ style: String) throws {
    let before = try names(spec(styles: "automatic: {}, plain: {}"))
    let after = try names(spec(styles: "automatic: {}, \(style): {}, plain: {}"))
    #expect(Set(before).isSubset(of: after))
    #expect(after.count > before.count)
  }

  /// The spec's own preview of a style with a required parameter replaces the standard ones.
  @Test func requiredParametersOfStyles() throws {
    let wide = spec(styles: "automatic: {}, wide: {parameters: {width: CGFloat}}, plain: {}")
    let standard = try names(wide)
    #expect(standard.contains("wide"))
    #expect(standard.contains("darkWideCriticalSelected"))
    let own = try names(wide + "\npreviews: {wide: {body: Divider()}}")
    #expect(own.count { $0 == "wide" } == 1)
    #expect(!own.contains { $0.contains("Wide") })
  }

  @Test func namesAreDifferent() throws {
    let names = try names(spec(styles: "automatic: {}, required: {}, critical: {}, dark: {}"))
    #expect(Set(names).count == names.count)
    #expect(names.contains("criticalStyle"))
    #expect(names.contains("requiredStyle"))
    #expect(names.contains("required"))
  }

  @Test func fewCasesWithoutVariation() throws {
    let names = try names("{component: Line, body: Divider()}")
    #expect(
      names == [
        "everything", "longTexts", "emptyTexts", "manyItems", "inList", "rightToLeft",
        "largestText", "dark",
      ])
  }

  /// Values of SwiftUI's enums are known, but not those of a library type with the same name.
  @Test func valuesOfSwiftUI() throws {
    let stack = """
      component: Stack
      slots: {content: }
      modifiers: {axis: {type: Axis, default: .horizontal}}
      body: content
      """
    #expect(try names(stack).contains("vertical"))
    let own =
      "types: {Axis: {properties: {angle: Double}, constants: {horizontal: Axis(angle: 0)}}}"
    #expect(try !names(stack + "\n" + own).contains("vertical"))
  }

  @Test func namesThatAreTaken() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      styles: {automatic: {}, outlined: {}}
      previews:
        «outlined»: Text("")
        «everything»: Text("")
        «body»: Text("")
        «dark»: Text("")
        inbox: Text("")
      """,
      "the previews of 'Card' already have 'outlined', as a standard preview; choose another name "
        + "[preview-name]",
      "the previews of 'Card' already have 'everything', as a standard preview; choose another "
        + "name [preview-name]",
      "the previews of 'Card' already have 'body', as a standard preview; choose another name "
        + "[preview-name]",
      "the previews of 'Card' already have 'dark', as a standard preview; choose another name "
        + "[preview-name]")
  }

  @Test func previewsOfWhatIsDeprecated() {
    expectKeyProblems(
      """
      component: Card
      deprecated: Use something else.
      slots: {title: }
      previews: {«inbox»: Text("")}
      """,
      "a deprecated component has no previews, because using it causes a warning; remove 'inbox' "
        + "[deprecated-preview]")
  }

  @Test func namesOfMembers() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      previews: {«Inbox»: Text("")}
      """,
      "the name of a preview begins with a lowercase letter: 'inbox' [member-name]")
  }
}
