import Testing

/// Methods may have the names of SwiftUI's if Swift can distinguish them.
struct MethodConflictTests {
  private func message(_ method: String) -> String {
    "SwiftUI has a method '\(method)' with the same arguments, so calls would be ambiguous or "
      + "mean this one; rename this one with 'modifier: …', or give its argument a label "
      + "[swiftui-method]"
  }

  @Test func entriesOfTheEnvironment() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      environment:
        «badge»: {type: Int, default: "1"}
        rank: {type: "Int?", modifier: «zIndex»}
        strong: {type: Bool, default: true, modifier: border}
        count: {type: Int, default: "1", modifier: listRowInsets, label: count}
        shade: {type: Shade, default: .faint, modifier: tint}
        hint: {type: Shade, default: .faint, modifier: accessibility}
      types: {Shade: {cases: [faint, deep]}}
      body: |
        title.opacity(strong || shade == hint ? 1 : Double((rank ?? 1) + badge + count))
      """,
      message("badge"), message("zIndex"))
  }

  /// A component may have its own method, like 'Text'.
  @Test func modifiers() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      modifiers:
        padding: {type: CGFloat, default: "4"}
        strong: {type: Bool, default: "false", name: bold, value: "true"}
      body: "title.opacity(strong ? padding : 1)"
      """)
  }
}
