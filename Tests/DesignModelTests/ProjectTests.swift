import Testing

@Suite struct ProjectTests {
  @Test func names() {
    expectProjectProblems(
      """
      library: DesignKit
      prefix: «ds»
      namespace: «View»
      """,
      "a prefix begins the names of types, which need a capital letter: 'Ds' [type-name]",
      "the namespace 'View' would hide the type with that name, which emitted code needs; choose "
        + "another [reserved-type-name]")
    expectProjectProblems(
      """
      library: DesignKit
      prefix: ""
      namespace: ""
      """)
  }

  /// A module that emitted code imports cannot be the library itself.
  @Test func namesOfModules() {
    for name in ["SwiftUI", "UIKit", "Foundation", "Swift", "Testing", "Charts"] {
      expectProjectProblems(
        "library: «\(name)»\nimports: [Charts]",
        "the library cannot be named '\(name)', because emitted code imports the module with that "
          + "name; choose another [reserved-type-name]")
    }
  }

  @Test func oldPlatforms() {
    expectProjectProblems(
      "library: Kit\nplatforms: {iOS: «\"12.0\"», macOS: \"10.15\", watchOS: «\"5.0\"»}",
      "SwiftUI needs iOS 13.0; raise the version [old-platform]",
      "SwiftUI needs watchOS 6.0; raise the version [old-platform]")
  }

  @Test func text() {
    expectProjectProblems(
      """
      library: DesignKit
      platforms: {iOS: 15, macOS: 13}
      text: «LocalizedStringResource»
      string: «Substring»
      """,
      "'LocalizedStringResource' needs iOS 16; raise the platform, or write 'text: "
        + "LocalizedStringKey' [text-availability]",
      "unknown type of strings 'Substring'; did you mean 'String'? [unknown-value]")
  }

  @Test func dependencies() {
    expectProjectProblems(
      """
      library: DesignKit
      dependencies:
        - {url: «https://example.com/a», product: A}
        - {path: ../b, from: «"1.0"», product: B}
        - {url: https://example.com/c, path: «../c», product: C}
        - {product: «D»}
        - {path: «..», product: E}
        - {path: ../f, product: F}
      """,
      "a package with a URL needs a minimum version, as in 'from: \"1.0.0\"' [dependency]",
      "a package with a path has no version; remove 'from' [dependency]",
      "a package has a URL or a path; remove one of them [dependency]",
      "'D' has no package; write the package's 'url' and 'from', or its 'path' [dependency]",
      "'..' does not end with the name of the package; write the whole URL or path [dependency]")
  }

  /// Without a list, every group is one; with a list, others are misspelled.
  @Test func groups() {
    expectKeyProblems("component: Card\ngroup: Contents\nslots: {title: }")
    expectKeyProblems(
      "component: Card\ngroup: Content\nslots: {title: }",
      project: "{library: DesignKit, groups: [Content, Content]}")
    expectKeyProblems(
      "component: Card\ngroup: «Contents»\nslots: {title: }",
      project: "{library: DesignKit, groups: [Actions, Content]}",
      "'Contents' is not one of the project's groups; did you mean 'Content'? [unknown-value]")
    expectKeyProblems(
      "component: Card\ngroup: «\"Two\\nlines\"»\nslots: {title: }",
      "expected a text in a single line; remove its line breaks and tabs [wrong-value]")
  }

  @Test func prefixOfArguments() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      modifiers: {shadow: {type: «"Shadow?"», parameters: {radius: Int}}}
      """,
      project: "{library: DesignKit, prefix: DS}",
      "the arguments of 'shadow' are stored in an emitted struct, and 'type' is its name, as in "
        + "'type: DSShadow' [parameters-type]")
  }

  @Test func casesOfPrefixedTypes() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {role: {type: Warp.Role, default: «.crtical»}}
      types: {Role: {cases: [neutral, critical]}}
      """,
      project: "{library: DesignKit, namespace: Warp}",
      "'Warp.Role' has no case 'crtical'; did you mean 'critical'? [unknown-case]")
  }
}
