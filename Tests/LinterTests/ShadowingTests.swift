import Linter
import Testing

/// A name of the API or of a design token that the code or the project declares is neither.
struct ShadowingTests {
  private let tokens = """
    color:
      $type: color
      ink: {$value: {colorSpace: srgb, components: [0.1, 0.1, 0.1]}}
      hint: {$value: {colorSpace: srgb, components: [0.6, 0.6, 0.6]}}
      surface: {$value: {colorSpace: srgb, components: [1, 1, 1]}}
    spacing:
      $type: dimension
      small: {$value: {value: 8, unit: px}}
      gutter: {$value: "{spacing.small}", $deprecated: "Use {spacing.small}."}
    """

  /// The rules that report something in a body with declarations.
  private func rules(_ body: String, swift: String = "", tokens: String? = nil) throws -> [String] {
    func indented(_ text: String) -> String {
      text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    let spec = """
      component: Tag
      access: package
      slots: {title: {options: [text]}}
      properties: {isOpen: {type: Bool, binding: true}}
      accessibility: {children: combine}
      body: |
      \(indented(body))
      """ + (swift.isEmpty ? "" : "\nswift: |\n" + indented(swift))
    let watched: Set = [
      "deprecated-token", "endless-motion", "fixed-font-size", "literal-for-token", "magic-number",
      "replaced-api", "tap-gesture", "token-contrast", "ungated-motion", "unlabeled-symbol",
      "erased-view", "fixed-color", "fixed-text-height", "small-text",
    ]
    return try findings(in: [spec], tokens: tokens).map(\.id).filter(watched.contains)
  }

  @Test func methodsOfOwnTypes() throws {
    let own = """
      private struct Chart: View {
        var body: some View { EmptyView() }
        func cornerRadius(_ radius: CGFloat) -> Chart { self }
        func padding(_ length: CGFloat) -> Chart { self }
        func onTapGesture(_ action: () -> Void) -> Chart { self }
        func animation(_ curve: Int, value: Bool) -> Chart { self }
        func transition(_ edge: Slide) -> Chart { self }
        enum Slide { case slide }
      }
      """
    let uses = [
      ("cornerRadius(4)", "replaced-api"), ("padding(8)", "literal-for-token"),
      ("onTapGesture {}", "tap-gesture"), ("animation(1, value: isOpen)", "ungated-motion"),
      ("transition(.slide)", "ungated-motion"),
    ]
    for (use, rule) in uses {
      let ofChart = try rules(
        "VStack { title; Chart().\(use) }", swift: own, tokens: tokens)
      #expect(!ofChart.contains(rule), "\(use)")
    }
    #expect(try rules("title.cornerRadius(4)") == ["replaced-api"])
    #expect(try rules("title.padding(8)", tokens: tokens).contains("literal-for-token"))
    #expect(try rules("title.animation(.default, value: isOpen)") == ["ungated-motion"])
  }

  @Test func functionsInTheBody() throws {
    #expect(
      try rules(
        """
        func withAnimation(_ change: () -> Void) { change() }
        return title.onLongPressGesture { withAnimation { isOpen.toggle() } }
        """) == [])
    #expect(
      try rules("title.onLongPressGesture { withAnimation { isOpen.toggle() } }")
        == ["ungated-motion"])
  }

  @Test func typesInTheBody() throws {
    #expect(
      try rules(
        """
        struct Image: View {
          let systemName: String
          var body: some View { EmptyView() }
        }
        return VStack { title; Image(systemName: "star") }
        """) == [])
    #expect(
      try rules("VStack { title; Image(systemName: \"star\") }") == ["unlabeled-symbol"])
  }

  @Test func typesWithTheNamesOfTokens() throws {
    let nested = """
      private struct Mark: View {
        enum Spacing { static let gutter: CGFloat = 2 }
        var body: some View { EmptyView().padding(Spacing.gutter) }
      }
      """
    #expect(try rules("VStack { title; Mark() }", swift: nested, tokens: tokens) == [])
    #expect(try rules("title.padding(Spacing.gutter)", tokens: tokens) == ["deprecated-token"])
    let palette = """
      enum Palette { static let hint = Color.red, surface = Color.blue }
      return title.foregroundStyle(Palette.hint).background(Palette.surface, in: Capsule())
      """
    #expect(try rules(palette, tokens: tokens) == [])
    #expect(
      try rules(
        "title.foregroundStyle(Palette.hint).background(Palette.surface, in: Capsule())",
        tokens: tokens) == ["token-contrast"])
  }
}
