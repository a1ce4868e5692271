extension TestsSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "test setting", plural: "test settings", title: "Tests",
    documentation: """
      The emitted package can have [tests that run without a Mac](guide/testing.md), in \
      `Tests/Headless`.
      """,
    example: """
      library: DesignKit
      tests: {headless: true, sources: tests}
      """,
    fields: [
      Field(
        "headless", \.headless, .boolean,
        """
        Whether these tests are emitted: each preview is shown, and has to end without a runtime \
        error. By default, they are if there are `sources`.
        """,
        example: "headless: true"),
      Field(
        "sources", \.sources, .oneOrMany(.pathInside),
        """
        Hand-written tests: files, or folders, which are searched for `.swift` files and copied \
        next to the emitted tests.
        """,
        example: "sources: tests"),
    ])
}
