import TestSupport
import Testing

/// Valid Swift names that look like others, or are stored like them.
@Suite struct HostileNameTests {
  /// Swift compares names by bytes; file systems and people do not.
  @Test func namesAreComposed() {
    expectProblems(
      """
      component: «Cafe\u{301}»
      slots: {«e\u{301}te\u{301}»: , title: {generic: «\u{212B}ngstrom»}}
      properties: {role: {type: «Re\u{301}gion», default: .«de\u{301}but»}}
      types: {Region: {cases: ["«a\u{308}»"]}}
      """,
      "'Café' is not in Unicode's composed form (NFC), so Swift treats it as a different name from "
        + "'Café'; write the composed form [decomposed-name]",
      "'été' is not in Unicode's composed form (NFC), so Swift treats it as a different name from "
        + "'été'; write the composed form [decomposed-name]",
      "'Ångstrom' is not in Unicode's composed form (NFC), so Swift treats it as a different name "
        + "from 'Ångstrom'; write the composed form [decomposed-name]",
      "'Région' is not in Unicode's composed form (NFC), so Swift treats it as a different name "
        + "from 'Région'; write the composed form [decomposed-name]",
      "'début' is not in Unicode's composed form (NFC), so Swift treats it as a different name "
        + "from 'début'; write the composed form [decomposed-name]",
      "'ä' is not in Unicode's composed form (NFC), so Swift treats it as a different name from "
        + "'ä'; write the composed form [decomposed-name]")
  }

  @Test func equivalentKeysAreOne() {
    expectProblems(
      "component: Card\nslots: {\u{E9}t\u{E9}: , «e\u{301}te\u{301}»: }",
      "the key 'été' appears twice; delete one or rename it [duplicate-key]")
  }

  @Test func letterCaseDoesNotDistinguishFiles() {
    expectProblems(
      of: [
        "component: URLCard\nslots: {title: }\nstyles: {automatic: }",
        "component: «UrlCard»\nslots: {title: }\nstyles: {automatic: }",
      ],
      "the component 'UrlCard' differs from the component 'URLCard' only in letter case, which "
        + "some file systems ignore; rename one of them [duplicate-type]")
    expectProblems(
      """
      component: Card
      slots: {title: }
      environment: {cardDensity: Int?, «carddensity»: Int?}
      """,
      "the environment entry 'carddensity' differs from the environment entry 'cardDensity' only "
        + "in letter case, which some file systems ignore; rename one of them [duplicate-type]")
    expectProblems(
      """
      component: Card
      properties: {a: Card.Role, b: Card.ROLE}
      body: Text("a")
      types:
        Role: {cases: [a], scope: component}
        «ROLE»: {cases: [a], scope: component}
      """,
      "the type 'ROLE' differs from the type 'Role' only in letter case, which some file systems "
        + "ignore; rename one of them [duplicate-type]")
  }

  /// Swift requires distinct file names in a module, regardless of folders.
  @Test func filesHaveNamesOfTheirOwn() {
    expectProblems(
      of: [
        "component: CardDensityKey\nslots: {title: }",
        "component: Card\nslots: {title: }\nenvironment: {«cardDensity»: Int?}",
      ],
      "the environment entry 'cardDensity' is emitted as 'CardDensityKey.swift', and so is the "
        + "component 'CardDensityKey', but file names have to differ within a module; rename one "
        + "of them [duplicate-type]")
    expectProblems(
      "component: «Omitted»\nslots: {title: }",
      "the component 'DSOmitted' cannot be named 'DSOmitted', because emitted code needs that "
        + "name; choose another [reserved-type-name]",
      project: "library: Kit\nprefix: DS")
    expectProblems(
      "component: «SlotElement»\nslots: {title: }",
      "the component 'SlotElement' cannot be named 'SlotElement', because emitted code needs that "
        + "name; choose another [reserved-type-name]")
    expectProblems(
      "component: «SlotElement»\nslots: {title: }",
      "the component 'DSSlotElement' cannot be named 'DSSlotElement', because emitted code needs "
        + "that name; choose another [reserved-type-name]",
      project: "library: Kit\nprefix: DS")
  }

  @Test func methodsOfViewsHaveNamesOfTheirOwn() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      environment: {density: {type: Int, default: 1, modifier: «cardStyle»}}
      styles: {automatic: }
      """,
      "the method 'cardStyle' of 'View' already sets a component's style; choose another name "
        + "[same-method]")
  }

  @Test func parametersOfOptionsHaveNamesOfTheirOwn() {
    expectProblems(
      """
      component: Card
      slots: {icon: {options: [image]}}
      properties: {«iconImageName»: String}
      """,
      "the property 'iconImageName' has the name of the parameter that the option 'image' of the "
        + "slot 'icon' adds; rename one of them [name-collision]")
  }

  @Test func leadingUnderscoresBelongToSwift() {
    expectProblems(
      """
      component: Card
      slots: {«_title»: }
      properties: {«__»: Int?, «_1»: Int?}
      types: {«_Role»: {cases: [a]}, «__»: {cases: [a]}}
      """,
      "the name of a slot begins with a lowercase letter: 'title' [member-name]",
      "the name of a property begins with a lowercase letter, and '__' does not; choose another "
        + "[member-name]",
      "the name of a property begins with a lowercase letter, and '_1' does not; choose another "
        + "[member-name]",
      "the name of a type begins with a capital letter: 'Role' [type-name]",
      "the name of a type begins with a capital letter, and '__' does not; choose another "
        + "[type-name]")
  }

  /// Runs of capitals become lowercase words.
  @Test(arguments: [
    ("URLCard", "urlCard"), ("DKLabel", "dkLabel"), ("HTMLView", "htmlView"), ("ID", "id"),
    ("Card", "card"), ("UI2Card", "ui2Card"), ("ÉtéCard", "étéCard"), ("変数", "変数"),
  ])
  func styleModifiers(component: String, begin: String) throws {
    let checked = checked(["component: \(component)\nslots: {a: }\nmodifiers: {\(component): Int?}"]
    )
    #expect(
      checked.diagnostics.map(described)
        == (begin == component
          ? []
          : ["the name of a modifier begins with a lowercase letter: '\(begin)' [member-name]"]))
  }

  /// A type's name differs from that of its member, even in scripts without case.
  @Test func lettersWithoutCase() throws {
    let component = try component("component: Card\nslots: {変数: , titre: }")
    #expect(component.slots.map(\.generic.text) == ["変数Content", "Titre"])
    #expect(component.slots.map(\.erased) == ["変数Content", "Titre"])
  }
}
