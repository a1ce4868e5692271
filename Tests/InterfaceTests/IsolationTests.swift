import Testing

/// Isolation to the main actor, and sendability.
struct IsolationTests {
  @Test(arguments: [
    Snippet.rejected(
      "Views are isolated", "call to main actor-isolated initializer 'init()'", in: [.v6],
      """
      struct Screen: View { init() {}; var body: some View { Text("a") } }
      func make() { _ = Screen() }
      """),
    .rejected(
      "Modifiers are isolated", "call to main actor-isolated initializer 'init()'", in: [.v6],
      """
      struct Dimmed: ViewModifier {
        init() {}
        func body(content: Content) -> some View { content.opacity(0.5) }
      }
      func make() { _ = Dimmed() }
      """),
    .rejected(
      "Button styles are isolated", "call to main actor-isolated initializer 'init()'",
      in: [.v6],
      """
      struct Quiet: ButtonStyle {
        init() {}
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      func make() { _ = Quiet() }
      """),
    .accepted(
      "Dynamic properties, keys, layouts and text field styles are not isolated",
      """
      struct Wrapper: DynamicProperty { init() {} }
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      struct Pile: Layout {
        init() {}
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { .zero }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) { subviews.first?.place(at: bounds.origin, proposal: .unspecified) }
      }
      struct Framed: TextFieldStyle {
        init() {}
        func _body(configuration: TextField<Self._Label>) -> some View { configuration }
      }
      func make() { _ = (Wrapper(), Height.defaultValue, Pile(), Framed()) }
      """),
    .accepted(
      "Shapes are sendable and draw anywhere",
      """
      struct Corner: Shape {
        init() {}
        func path(in rect: CGRect) -> Path { Path { $0.addRect(rect) } }
      }
      func draw() -> Path { Corner().path(in: .zero) }
      func send(_ shape: some Shape) { Task { @MainActor in print(shape) } }
      """),
    .accepted(
      "Texts and bindings of what is sendable may leave",
      """
      func send(_ text: Text, _ binding: Binding<Int>) {
        Task { @MainActor in print(text, binding.wrappedValue) }
      }
      """),
    .rejected(
      "A type-erased view may not leave", "risks causing data races",
      in: [.v6], "func send(_ view: AnyView) { Task { @MainActor in print(view) } }"),
    .rejected(
      "A key may not leave", "risks causing data races", in: [.v6],
      "func send(_ key: LocalizedStringKey) { Task { @MainActor in print(key) } }"),
    .rejected(
      "A nonisolated initializer cannot store a slot's view",
      "'content' can not be mutated from a nonisolated context",
      """
      struct Box<Content: View>: View {
        let content: Content
        nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      """),
    .rejected(
      "A view's equality must not be isolated", "conformance of 'Badge' to protocol 'Equatable'",
      in: [.v6],
      """
      struct Badge: View, Equatable {
        var count: Int
        static func == (a: Self, b: Self) -> Bool { a.count == b.count }
        var body: some View { Text("a") }
      }
      """),
    .accepted(
      "A view's nonisolated equality",
      """
      struct Badge: View, Equatable {
        var count: Int
        nonisolated static func == (a: Self, b: Self) -> Bool { a.count == b.count }
        var body: some View { Text("a") }
      }
      """),
    .accepted(
      "A configuration is not isolated, the views in it are",
      """
      func isOn(_ configuration: ToggleStyleConfiguration) -> Bool { configuration.isOn }
      func turnOff(_ configuration: ToggleStyleConfiguration) { configuration.isOn = false }
      """),
    .accepted(
      "A button's action runs on the main actor",
      """
      @MainActor func save() {}
      struct Screen: View { var body: some View { Button("Save", action: save) } }
      """),
  ])
  func isolation(snippet: Snippet) async throws {
    try await snippet.check()
  }
}
