import Testing

/// Errors that a compiler which only checks types would miss.
struct DepthTests {
  @Test(arguments: [
    Snippet.rejected(
      "A property without a value", "return from initializer without initializing",
      """
      struct Screen: View {
        private let title: Text
        init() {}
        var body: some View { title }
      }
      """),
    .rejected(
      "A way without a result", "missing return in",
      "func name(_ isOn: Bool) -> String { if isOn { return \"on\" } }"),
    .rejected(
      "A warning", "was never used",
      "func name() -> String { let unused = 3; return \"a\" }"),
  ])
  func depth(snippet: Snippet) async throws {
    try await snippet.check()
  }
}
