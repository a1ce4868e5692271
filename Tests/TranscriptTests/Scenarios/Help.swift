extension Scenario {
  /// The tool's help, and messages about wrong usage.
  static let help = Scenario(
    "help",
    [Part("The tool", .run("--help"), .run("--version"))]
      + commandNames.map { Part($0, .run("help \($0)")) } + [
        Part(
          "Wrong usage",
          .run("--nonsense"), .run("bulid"), .run("expain x"), .run("build a b"),
          .run("build a b --output c"), .run("build --write-stubs --check"),
          .run("build --max-problems=-1"), .run("build --jobs 0"), .run("build --quiet --verbose"),
          .run("lint --format nonsense"), .run("lint --format json="), .run("lint --unsafe"),
          .run("lint --report-suppressed"), .run("lint --write-baseline --ratchet"),
          .run("format - a.yaml"), .run("rules --group nonsense"), .run("new"),
          .run("new Badge --slots ,"), .run("new Badge --slots title-text"),
          .run("where Card.swift"), .run("where"),
          .run("render --dark"), .run("render Card --all --preview everything"),
          .run("render Card --text-size huge"), .run("stats --format nonsense"), .run("changes"),
          .run("changes --since main --from old"), .run("schema nonsense"), .run("explain a b"))
      ])

  private static let commandNames = [
    "build", "watch", "lint", "check", "verify", "render", "test", "format", "rules", "init", "new",
    "where",
    "explain", "stats",
    "changes", "rename", "tokens",
    "schema",
    "templates",
  ]
}
