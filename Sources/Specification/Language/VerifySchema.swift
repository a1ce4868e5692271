extension VerifySpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "verification setting", plural: "verification settings", title: "Verification",
    documentation: """
      [`dscompile verify`](verify.md) compiles the emitted files as the target compiles them in \
      which they are.
      """,
    example: """
      library: DesignKit
      output: {sources: Sources/DesignKit/Generated}
      verify:
        flags: [-default-isolation, MainActor, -enable-upcoming-feature, ExistentialAny]
      """,
    fields: [
      Field(
        "flags", \.flags, .list(of: .text),
        """
        The options of the compiler in the target's settings. They apply to the modules of the \
        project, and not to the calls. `swift` selects the language mode, and `platforms` the target.
        """,
        example: "flags: [-strict-concurrency=complete]")
    ])
}
