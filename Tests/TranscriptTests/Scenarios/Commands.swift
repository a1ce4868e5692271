extension Scenario {
  static let commands = [
    build, obstacles, lint, baseline, reports, format, new, place, stats, changes, rename, schema,
    templates, catalog,
  ]

  static let catalog = Scenario(
    "catalog",
    Part(
      "Pages that refer to something that does not exist, and colors",
      .write("dscompile.yaml", "library: Kit\ncatalog: {pages: design, symbols: marks}\n"),
      .write("components/Card.yaml", weakCard),
      .write(
        "design/cards.md",
        """
        # Cards

        ![](preview:Crad/all)

        ![](preview:Card/al)

        A picture ![](preview:Card) in a text, ![](grid.png), ![](../logo.png) and [rows](rows.md).

        """),
      .run("catalog"),
      .write("dscompile.yaml", "library: Kit\ncatalog: {accent: color.accent}\n"), .run("catalog"),
      .write(
        "dscompile.yaml",
        "library: Kit\ntokens: colors.tokens.json\ncatalog: {accent: color.acent}\n"),
      .write(
        "colors.tokens.json",
        """
        {"color": {"$type": "color",
          "accent": {"$value": {"colorSpace": "srgb", "components": [1, 0.8, 0]}}}}

        """),
      .run("catalog"), .edit("dscompile.yaml", "acent", with: "accent"), .run("catalog"),
      .write("dscompile.yaml", "library: Kit\ncatalog: {font: Brand.woff2}\n"), .run("catalog"),
      .write("Brand.woff2", "no font\n"), .run("catalog")))

  static let lint = Scenario(
    "lint",
    Part(
      "Findings, reported again, and fixed",
      .write("components/Card.yaml", weakCard), .write("components/Row.yaml", row),
      .run("lint"), .run("lint"), .run("lint --strict"), .run("lint --quiet"),
      .run("lint --max-problems 1"), .run("lint components/Row.yaml"), .run("lint elsewhere.yaml"),
      .run("lint --fix --diff"), .run("lint --diff --unsafe"), .run("lint --fix"),
      .run("lint --fix --unsafe"), .show("components/Card.yaml"), .run("lint --fix"),
      .run("lint --diff")),
    Part(
      "Fixes that need a review",
      .write(
        "components/Card.yaml",
        card + "styles: {automatic: {body: configuration.title.foregroundColor(.red)}}\n"),
      .run("lint --fix"), .run("lint --diff --unsafe"), .run("lint --fix --unsafe"),
      .show("components/Card.yaml")),
    Part("Errors", .write("components/Card.yaml", wrongCard), .run("lint"), .run("lint --fix")),
    Part("No project", .remove("dscompile.yaml"), .run("lint")),
    Part(
      "Comments that suppress",
      .write(
        "components/Card.yaml",
        "# dscompile:disable-file=summary-capital We speak so.\n" + weakCard
          + "# dscompile:disable=nonsense\n"), .run("lint")))

  static let baseline = Scenario(
    "lint-baseline",
    Part(
      "Written, used, and shrunk",
      .write("components/Card.yaml", weakCard), .run("lint --write-baseline"),
      .show(".dscompile-baseline.yaml"), .run("lint --strict"), .run("build"),
      .run("lint --baseline other.yaml"), .run("lint --ratchet"), .run("lint --fix"),
      .run("lint --ratchet"), .show(".dscompile-baseline.yaml"), .run("lint --ratchet")),
    Part(
      "Broken",
      .write("components/Card.yaml", card),
      .write(".dscompile-baseline.yaml", "color-alone: 2\n"), .run("lint"), .run("build")),
    Part(
      "Errors are reported, whatever the baseline contains",
      .write("components/Card.yaml", "component: Card\nsumary: A card.\nslots: {title: }\n"),
      .write(".dscompile-baseline.yaml", "unknown-key:\n  'components.Card.sumary': 1\n"),
      .run("lint"), .run("build")))

  static let reports = Scenario(
    "lint-reports",
    ["text", "json", "jsonl", "github", "sarif", "gitlab", "junit", "checkstyle"].flatMap {
      format in
      [
        Part(
          "\(format) of findings",
          .write("components/Card.yaml", weakCard), .write("components/Row.yaml", wrongRow),
          .run("lint --format \(format)")),
        Part(
          "\(format) of nothing",
          .write("components/Card.yaml", card), .run("lint --format \(format)")),
      ]
    } + [
      Part(
        "A report file, with known and suppressed findings",
        .write(
          "components/Card.yaml",
          weakCard + "  icon: # dscompile:disable=missing-summary\n"),
        .run("lint --write-baseline"),
        .run("lint --format sarif=lint.sarif --format text --report-suppressed"),
        .show("lint.sarif")),
      Part(
        "Limited numbers of problems", .write("components/Card.yaml", wrongCard),
        .run("lint --format github --max-problems 1"), .run("lint --format json --max-problems 1")),
    ])

  private static let wrongRow = "component: Row\nsumary: A row.\nslots: {title: }\n"

  static let format = Scenario(
    "format",
    Part(
      "Files that change, and then stay unchanged",
      .write("components/Card.yaml", looseCard), .write("components/Row.yaml", row),
      .run("format --check"), .run("format --diff"), .run("format --check --diff"),
      .run("format --verbose"), .run("format"), .run("format --check"), .run("format --diff"),
      .run("format components"), .run("format elsewhere.yaml")),
    Part(
      "Standard input",
      .run(["format", "-"], input: looseCard), .run(["format", "--check", "-"], input: looseCard),
      .run(["format", "--diff", "-"], input: looseCard), .run(["format", "-"], input: "a: [b\n")),
    Part(
      "A file with errors, and one that is not a spec",
      .write("components/Card.yaml", "component: Card\nslots: {title: \n"),
      .write("components/Notes.yaml", "notes: all\n"), .run("format"), .run("format --check")),
    Part(
      "Aliases",
      .write(
        "components/Card.yaml",
        "component: Card\nslots: {title: &a {options: [text]}, icon: *a}\n"),
      .run("format")),
    Part("No specs", .run("format")),
    Part("No project", .remove("dscompile.yaml"), .run("format")))

  private static let looseCard = "slots: { title : {options: [ text ]} }\ncomponent: Card\n"

  static let new = Scenario(
    "init-and-new",
    Part(
      "A project in a separate folder",
      .remove("dscompile.yaml"), .run("new Badge"), .run("init kit"), .show("kit/dscompile.yaml"),
      .show("kit/components/Card.yaml"), .run("init kit"), .run("init . --library DesignKit"),
      .run("init forms"), .run("new Badge"), .show("components/Badge.yaml"), .run("new Badge"),
      .run("new Dot --slots title:text,icon?:systemImage+image"), .show("components/Dot.yaml"),
      .run("new Glow --kind modifier"), .show("components/Glow.yaml"), .run("new Bad/Name"),
      .run("new badge"), .run("new Point --kind 3d"), .run("new Point --kind sphere"), .run("build")
    ),
    Part(
      "A library with an invalid name",
      .remove("dscompile.yaml"), .run("init kit --library 2D"), .run("init kit --target App")),
    Part(
      "A package with one target",
      .remove("dscompile.yaml"), .write("Package.swift", manifest),
      .write("Sources/App/App.swift", "struct App {}\n"), .write(".gitignore", ".build/\n"),
      .run("init . --library App"), .run("init . --target Nonsense"), .run("init"),
      .show("dscompile.yaml")),
    Part(
      "A package with two targets",
      .remove("dscompile.yaml"), .write("Package.swift", manifest),
      .write("Sources/App/App.swift", "struct App {}\n"),
      .write("Sources/Core/Core.swift", "struct Core {}\n"), .run("init"),
      .run("init . --target App")),
    Part(
      "A package without targets",
      .remove("dscompile.yaml"), .write("Package.swift", manifest), .run("init")))

  private static let manifest =
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n"
    + "  name: \"App\", platforms: [.iOS(.v17)], targets: [.target(name: \"App\")])\n"

  static let place = Scenario(
    "where",
    Part(
      "Lines of an emitted file",
      .write("components/Card.yaml", card), .run("build"), .run("where \(emitted):4"),
      .run("where \(emitted):7:3"), .run("where \(emitted):30"), .run("where \(emitted):100000"),
      .run("where Generated/Missing.swift:1"), .run("where components/Card.yaml:1"),
      .run("where Card.swift:7"), .run("where Generated:7"),
      .edit("components/Card.yaml", "A card.", with: "A flat card."), .run("where \(emitted):7"),
      .run("build --quiet"), .edit(emitted, "A flat card.", with: "A bent card."),
      .run("where \(emitted):7"),
      .write("components/Card.yaml", wrongCard), .run("where \(emitted):7")),
    Part(
      "A file that is no longer emitted",
      .write("components/Card.yaml", card), .run("build"), .remove("components/Card.yaml"),
      .write("components/Row.yaml", row), .run("where \(emitted):7")),
    Part(
      "No project", .remove("dscompile.yaml"), .write("a/Card.swift", "struct Card {}\n"),
      .run("where a/Card.swift:1")))

  private static let emitted = "Generated/Sources/Kit/Components/Card/Card.swift"

  static let stats = Scenario(
    "stats",
    Part(
      "Figures", .write("components/Card.yaml", card),
      .write(
        "components/Row.yaml",
        "component: Row\nsummary: A row.\nslots: {title: {options: [text]}, icon: {optional: true}}\n"
          + "properties: {count: {type: Int, default: 1}}\n"),
      .run("stats"), .run("stats --format json"), .run("stats components"), .run("stats elsewhere")),
    Part("Warnings", .write("components/Card.yaml", weakCard), .run("stats")),
    Part("Errors", .write("components/Card.yaml", wrongCard), .run("stats")),
    Part("No project", .remove("dscompile.yaml"), .run("stats")))

  static let changes = Scenario(
    "changes",
    Part(
      "A copy of the project", .write("old/dscompile.yaml", "library: Kit\n"),
      .write("old/components/Card.yaml", card), .write("components/Card.yaml", card),
      .run("changes --from old"),
      .edit(
        "components/Card.yaml", "  title: {options: [text]}\n",
        with: "  title: {deprecated: {renamed: heading, since: \"2.0\"}}\n"
          + "  heading: {options: [text]}\nproperties: {count: {type: Int, default: 1}}\n"),
      .run("changes --from old"), .run("changes --from old --format json"),
      .edit("components/Card.yaml", ", default: 1", with: ""), .run("changes --from old"),
      .write("dscompile.yaml", "library: Kit\nplatforms: {iOS: \"17.0\"}\n"),
      .write("components/Card.yaml", row), .run("changes --from old"),
      .run("changes --from components"), .run("changes --from elsewhere")),
    Part(
      "What calls mean", .write("old/dscompile.yaml", "library: Kit\n"),
      .write("old/components/Card.yaml", panel),
      .write(
        "dscompile.yaml", "library: Kit\nlint: {rules: {changed-documentation: note}}\n"),
      .write("components/Card.yaml", panel),
      .edit("components/Card.yaml", "actions:", with: "icon: {optional: true}\n  actions:"),
      .edit("components/Card.yaml", "default: 1", with: "default: 2"),
      .edit("components/Card.yaml", "Panel", with: "Card"),
      .edit("components/Card.yaml", "with actions", with: "for actions"),
      .run("changes --from old"), .run("changes --from old --format markdown"),
      .run("changes --from old --format github"),
      .run("changes --from old --format jsonl=changes.jsonl --format sarif=changes.sarif"),
      .run("changes --from old --format text --format json"),
      .run("changes --from old --severity changed-meaning=warning --severity source-break=off"),
      .run("changes --from old --severity magic-number=off"),
      .edit(
        "components/Card.yaml", "  icon:",
        with:
          "  # dscompile:disable=changed-meaning Nobody passes actions without their label.\n  icon:"
      ),
      .run("changes --from old")),
    Part(
      "What a release has", .write("old/dscompile.yaml", "library: Kit\n"),
      .write("dscompile.yaml", "library: Kit\n"), .write("old/components/Card.yaml", panel),
      .write("components/Card.yaml", panel),
      .edit("components/Card.yaml", "actions:", with: "icon: {optional: true}\n  actions:"),
      .edit("components/Card.yaml", "default: 1", with: "default: 2"),
      .write("components/Badge.yaml", badge),
      .run("changes --from old --format changelog"), .run("changes --from old --format migration"),
      .run("changes --from old --accept Planned."),
      .run("changes --from old"), .run("changes --release"), .run("changes --from-version"),
      .write(".dscompile-changes.yaml", "accepted: [nonsense]\n"), .run("changes --from old"),
      .remove(".dscompile-changes.yaml"), .remove("components/Badge.yaml")),
    Part(
      "Errors", .write("old/dscompile.yaml", "library: Kit\n"),
      .write("old/components/Card.yaml", wrongCard), .write("components/Card.yaml", card),
      .run("changes --from old"), .run("changes old --from .")))

  private static let badge = """
    component: Badge
    summary: A small label.
    slots: {title: {options: [text]}}
    body: title

    """

  static let rename = Scenario(
    "rename",
    Part(
      "A slot", .write("dscompile.yaml", "library: Kit\n"),
      .write("components/Card.yaml", panel),
      .write("App/Screen.swift", "let panel = Card(title: \"Inbox\") { Text(\"x\") }\n"),
      .run("rename Card.title heading --since 2.0 --sources App --diff"),
      .run("rename Card.title heading --since 2.0 --sources App"),
      .run("rename Card.titel heading"), .run("rename Card.heading actions"),
      .run("rename Card.heading 2nd"), .run("rename Card Panel"),
      .run("rename Card.size width"), .run("rename Card.heading title --sources elsewhere")),
    Part(
      "Errors", .write("components/Card.yaml", wrongCard), .run("rename Card.title heading")))

  private static let panel = """
    component: Card
    summary: A card with actions.
    slots:
      title: {options: [text]}
      actions: {optional: true}
    properties: {size: {type: Int, default: 1}}
    accessibility: {label: {text: Panel}}

    """

  static let schema = Scenario(
    "schema",
    // The texts of the others are in the reference, which is recorded.
    Part("Of a library file", .run("schema library")))

  static let templates = Scenario(
    "templates",
    Part("The list", .run("templates"), .run("templates --verbose")),
    Part(
      "Copies",
      .run("templates --eject Component.swift"), .run("templates --eject Component.swift"),
      .run("templates --eject Component.swift --force"), .run("templates --eject Nonsense"),
      .run("templates --eject all --to own")),
    Part(
      "Templates that cannot be used",
      .write("dscompile.yaml", "library: Kit\ntemplates: own\n"),
      .write("components/Card.yaml", card),
      .write("own/Component.swift.template", "{{nonsense}}\n{{body\n{{ }}\n"),
      .write("own/EnvironmentKey.swift.template", "{{componentName}}\n"), .run("build"),
      .run("lint")))
}
