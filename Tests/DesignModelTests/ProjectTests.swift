import Testing

@Suite struct ProjectTests {
  @Test func names() {
    expectProjectProblems(
      """
      library: DesignKit
      prefix: «ds»
      namespace: «View»
      """,
      "a prefix is the beginning of types, and types begin with a capital: 'Ds' [type-name]",
      "the namespace 'View' would hide the type of that name, which emitted code needs; choose another"
        + " [reserved-type-name]")
    expectProjectProblems(
      """
      library: DesignKit
      prefix: ""
      namespace: ""
      """)
  }

  @Test func text() {
    expectProjectProblems(
      """
      library: DesignKit
      platforms: {iOS: 15, macOS: 13}
      text: «LocalizedStringResource»
      string: «Substring»
      """,
      "'LocalizedStringResource' exists from iOS 16 on; raise the platform, or write 'text:"
        + " LocalizedStringKey' [text-availability]",
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
      "a package with an address needs the oldest version that will do, as in 'from: \"1.0.0\"'"
        + " [dependency]",
      "a package in a folder has the version that stands there; remove 'from' [dependency]",
      "a package has one place; remove 'url' or 'path' [dependency]",
      "where is 'D' from? write the package's 'url' and 'from', or its 'path' [dependency]",
      "'..' does not end with the name of the package, which is needed; write it out [dependency]")
  }

  @Test func prefixOfArguments() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      modifiers: {shadow: {type: «"Shadow?"», parameters: {radius: Int}}}
      """,
      project: "{library: DesignKit, prefix: DS}",
      "the arguments of 'shadow' are kept in a struct that is emitted, and 'type' is its name, as in"
        + " 'type: DSShadow' [parameters-type]")
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
