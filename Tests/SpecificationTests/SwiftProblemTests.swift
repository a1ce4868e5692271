import Testing

private func quoteIt(_ reason: String) -> String {
  "this looks like Swift: quote it; \(reason) [quote-swift]"
}

private let comma = quoteIt("between brackets a comma ends the value in YAML")
private let list = quoteIt("in YAML '[' starts a list")
private let comment = quoteIt("in YAML ' #' starts a comment")

@Suite struct SwiftProblemTests {
  @Test func splitAtCommas() {
    expectProblems(
      """
      component: Card
      properties:
        a: {type: «(Int, Int)», default: «(0, 1)»}
        b: {type: «Dictionary<Int, String>», «sumary»: x}
        c: {default: «.init(1, 2, 3)», type: Int}
      """,
      comma, comma, comma,
      "unknown key 'sumary'; did you mean 'summary'? [unknown-key]", comma)
  }

  @Test func splitShorthand() {
    expectProblems(
      """
      component: Card
      properties: {a: «(Int, String, Int)», b: Int, c: «Result<Int, Failure>»}
      """, comma, comma)
  }

  @Test func collections() {
    expectProblems(
      """
      component: Card
      properties:
        a: «[Int]»
        b: {type: «[String]», default: «[]»}
      """, list, list, list)
  }

  @Test func nothing() {
    expectProblems(
      """
      component: Card
      properties:
        a: {type:«» }
        b: {type: Int, default:«» }
      """,
      "expected a Swift type [missing-swift]", "expected a Swift expression [missing-swift]")
  }

  @Test func comments() {
    expectProblems(
      """
      component: Card
      body: «Text("a # b")»
      """, comment)
  }

  @Test func syntax() {
    expectProblems(
      """
      component: Card
      slots: {«a b»: {}}
      """,
      "this is not a Swift name: a name has letters, digits and '_', and does not begin with a "
        + "digit [swift-syntax]")
  }
}
