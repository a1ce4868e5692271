import Testing

/// Which of several initializers a call selects, and when it is ambiguous.
struct OverloadTests {
  @Test(arguments: [
    Snippet.rejected(
      "A literal takes a string initializer that is not disfavored", "'init(_:)' is deprecated",
      """
      struct Title: View {
        init(_ key: LocalizedStringKey) {}
        @available(*, deprecated) init(_ string: some StringProtocol) {}
        var body: some View { EmptyView() }
      }
      @MainActor func make() -> some View { Title("a") }
      """),
    .rejected(
      "A literal takes a string initializer that is not disfavored, of any shape",
      "'init(_:)' is deprecated",
      """
      struct Title: View {
        init(_ key: LocalizedStringKey) {}
        @available(*, deprecated) init(_ string: String) {}
        var body: some View { EmptyView() }
      }
      @MainActor func make() -> some View { Title("a") }
      """),
    .accepted(
      "A literal takes a key before a disfavored string",
      """
      struct Title: View {
        init(_ key: LocalizedStringKey) {}
        @available(*, deprecated) @_disfavoredOverload init(_ string: String) {}
        var body: some View { EmptyView() }
      }
      @MainActor func make() -> some View { Title("a \\(3)") }
      """),
    .rejected(
      "A string takes the disfavored initializer", "'init(_:)' is deprecated",
      """
      struct Title: View {
        init(_ key: LocalizedStringKey) {}
        @available(*, deprecated) @_disfavoredOverload init(_ string: String) {}
        var body: some View { EmptyView() }
      }
      @MainActor func make(_ string: String) -> some View { Title(string) }
      """),
    .rejected(
      "A resource beside a key makes literals ambiguous", "ambiguous use of 'init(_:)'",
      """
      struct Title: View {
        init(_ key: LocalizedStringKey) {}
        init(_ resource: LocalizedStringResource) {}
        var body: some View { EmptyView() }
      }
      @MainActor func make() -> some View { Title("a") }
      """),
    .accepted(
      "Apple's own initializers take keys, strings and texts",
      """
      @MainActor @ViewBuilder func make(_ string: String, _ part: Substring) -> some View {
        Text("key \\(string) \\(3) \\(0.5, specifier: "%.1f")", comment: "c")
        Text(string)
        Text(part)
        Text(verbatim: "a") + Text("b").bold().foregroundColor(.red)
        Button(string, role: .cancel) {}
        Label(part, systemImage: "star")
        Text("a").accessibilityLabel("b").accessibilityHint(string).accessibilityValue(Text("c"))
        Text(Decimal(3), format: .currency(code: "EUR"))
      }
      """),
    .rejected(
      "Initializers that differ in which one builder they take", "ambiguous use of 'init",
      """
      struct Card<Icon: View, Title: View>: View {
        init(@ViewBuilder icon: () -> Icon) where Title == Never {}
        init(@ViewBuilder title: () -> Title) where Icon == Never {}
        var body: some View { EmptyView() }
      }
      @MainActor func make() -> some View { Card { Text("a") } }
      """),
    .accepted(
      "A slot that is left out is inferred",
      """
      struct Card<Title: View, Footer: View>: View {
        let title: Title
        let footer: Footer?
        init(@ViewBuilder title: () -> Title, @ViewBuilder footer: () -> Footer) {
          (self.title, self.footer) = (title(), footer())
        }
        var body: some View { VStack { title; footer } }
      }
      extension Card where Footer == Never {
        init(@ViewBuilder title: () -> Title) { (self.title, footer) = (title(), nil) }
      }
      @MainActor func make() -> Card<Text, Never> { Card { Text("a") } }
      """),
    .rejected(
      "A builder cannot be an optional parameter", "result builder attribute 'ViewBuilder'",
      """
      struct Card<Title: View>: View {
        init(@ViewBuilder title: (() -> Title)? = nil) {}
        var body: some View { EmptyView() }
      }
      """),
    .accepted(
      "Labels, buttons, toggles and gauges do not keep their builders",
      """
      struct Card<Title: View>: View {
        let title: Title
        init(@ViewBuilder title: () -> Title) {
          _ = Label(title: title, icon: title)
          _ = Button(action: {}, label: title)
          _ = Toggle(isOn: .constant(true), label: title)
          _ = Gauge(value: 0.5, label: title)
          self.title = title()
        }
        var body: some View { title }
      }
      """),
    .rejected(
      "A disclosure group keeps its content", "non-escaping parameter 'content'",
      """
      struct Card<Content: View>: View {
        init(@ViewBuilder content: () -> Content) {
          _ = DisclosureGroup(content: content, label: { Text("a") })
        }
        var body: some View { EmptyView() }
      }
      """),
    .rejected(
      "Cases with availability have no list", "does not conform to protocol 'CaseIterable'",
      "enum Role: CaseIterable { case main; @available(*, deprecated) case side }"),
    .rejected(
      "What is no view cannot be in a builder", "this expression does not conform to 'View'",
      "struct Screen: View { var body: some View { Text(\"a\"); 3 } }"),
  ])
  func overloads(snippet: Snippet) async throws {
    try await snippet.check()
  }
}
