import Testing

/// `#Preview` in its forms.
struct PreviewTests {
  @Test(arguments: [
    Snippet.accepted(
      "Several previews in a file",
      """
      #Preview { Text("a") }
      #Preview("Name") { Text("a"); Text("b") }
      #Preview("Name", traits: .sizeThatFitsLayout) { if Bool.random() { Text("a") } }
      #Preview("Name", traits: .portrait, .fixedLayout(width: 1, height: 2)) { Text("a") }
      #Preview { @Previewable @State var isOn = false; Toggle("a", isOn: $isOn) }
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { Text("a").previewDisplayName("b") }
      }
      """),
    .rejected("A preview is checked", "cannot find 'Screen' in scope", "#Preview { Screen() }"),
    .rejected(
      "A preview's traits are checked", "has no member 'huge'",
      "#Preview(\"Name\", traits: .huge) { Text(\"a\") }"),
    .rejected("A preview has a body", "macro", "#Preview(\"Name\")"),
  ])
  func previews(snippet: Snippet) async throws {
    try await snippet.check()
  }

  @Test(
    .enabled(if: knowsAllPlatforms),
    arguments: [
      Snippet.accepted(
        "UIKit's views and view controllers are previewed as they are",
        """
        #Preview { UILabel() }
        #Preview("Name", traits: .sizeThatFitsLayout) {
          let label = UILabel()
          label.text = "a"
          return label
        }
        #Preview { UIViewController() }
        """),
      .rejected(
        "A preview of a UIKit view is checked", "has no member 'txt'",
        "#Preview { UILabel().txt }"),
    ])
  func previewsOfUIKit(snippet: Snippet) async throws {
    try await snippet.check()
  }
}
