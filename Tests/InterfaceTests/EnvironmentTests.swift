import Testing

/// Environment values, declared with `@Entry` and expanded.
struct EnvironmentTests {
  static let style = """
    @MainActor @preconcurrency protocol CardStyle: DynamicProperty {
      associatedtype Body: View
      @ViewBuilder func makeBody() -> Body
    }
    struct DefaultCardStyle: CardStyle {
      init() {}
      func makeBody() -> some View { Text("a") }
    }
    struct FreeCardStyle: CardStyle {
      nonisolated init() {}
      func makeBody() -> some View { Text("a") }
    }

    """

  @Test(arguments: [
    Snippet.accepted(
      "An entry has the type of its annotation, of its value, or is nil",
      """
      extension EnvironmentValues {
        @Entry var spacing: CGFloat = 8
        @Entry var names = ["a"]
        @Entry public var selection: Int?
      }
      extension ContainerValues { @Entry var isPinned = false }
      extension Transaction { @Entry var isSlow = false }
      struct Screen: View {
        @Environment(\\.spacing) private var spacing
        @Environment(\\.selection) private var selection
        var body: some View {
          VStack(spacing: spacing) { Text("a") }
            .environment(\\.selection, selection)
            .transformEnvironment(\\.names) { $0.append("b") }
        }
      }
      """),
    .rejected(
      "An entry's value has the entry's type", "cannot convert",
      "extension EnvironmentValues { @Entry var spacing: CGFloat = \"8\" }"),
    .rejected(
      "An entry has a value", "default value",
      "extension EnvironmentValues { @Entry var spacing: CGFloat }"),
    .rejected(
      "An entry is in an extension of a store", "can only attach",
      "extension View { @Entry var spacing: CGFloat = 8 }"),
    .rejected(
      "An entry of an isolated style", "call to main actor-isolated initializer 'init()'",
      in: [.v6],
      style
        + "extension EnvironmentValues { @Entry var cardStyle: any CardStyle = DefaultCardStyle() }"
    ),
    .accepted(
      "An entry of a style whose initializer is not isolated",
      style
        + "extension EnvironmentValues { @Entry var cardStyle: any CardStyle = FreeCardStyle() }"
    ),
    .accepted(
      "An entry of no styles",
      style + "extension EnvironmentValues { @Entry var cardStyles: [any CardStyle] = [] }"),
    .rejected(
      "A stored default of an isolated style",
      "main actor-isolated default value in a nonisolated context", in: [.v6],
      style + """
        struct Key: EnvironmentKey { static let defaultValue: any CardStyle = DefaultCardStyle() }
        """),
    .rejected(
      "A stored default of a style", "is not concurrency-safe", in: [.v6],
      style + """
        struct Key: EnvironmentKey { static let defaultValue: any CardStyle = FreeCardStyle() }
        """),
    .accepted(
      "A computed default of a style",
      style + """
        struct Key: EnvironmentKey { static var defaultValue: any CardStyle { FreeCardStyle() } }
        """),
    .rejected(
      "A stored key", "is not concurrency-safe", in: [.v6],
      "struct Key: EnvironmentKey { static let defaultValue: LocalizedStringKey? = nil }"),
    .rejected(
      "A stored closure", "is not concurrency-safe", in: [.v6],
      "struct Key: EnvironmentKey { static let defaultValue: (() -> Void)? = nil }"),
    .rejected(
      "A stored view", "is not concurrency-safe", in: [.v6],
      "struct Key: EnvironmentKey { static let defaultValue: AnyView? = nil }"),
    .rejected(
      "A stored variable",
      "is not concurrency-safe because it is nonisolated global shared mutable",
      in: [.v6], "struct Key: EnvironmentKey { static var defaultValue = 8 }"),
    .accepted(
      "Stored defaults that are sendable",
      """
      struct A: EnvironmentKey { static let defaultValue: Text = Text("a") }
      struct B: EnvironmentKey { static let defaultValue: Alignment = .center }
      struct C: EnvironmentKey { static let defaultValue: Font? = .body }
      struct D: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
      """),
    .rejected(
      "An enum of SwiftUI may grow", "may have additional unknown values",
      """
      func name(_ scheme: ColorScheme) -> String {
        switch scheme {
        case .light: "light"
        case .dark: "dark"
        }
      }
      """),
    .accepted(
      "A frozen enum of SwiftUI may not",
      """
      func name(_ axis: Axis) -> String {
        switch axis {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
      }
      """),
  ])
  func environment(snippet: Snippet) async throws {
    try await snippet.check()
  }
}
