/// Projects with many files, and costly comments, baselines and settings.
let projectIdeas: [HostileIdea] = [
  HostileIdea("aThousandSpecs") {
    many(1000) { "component: Card\($0)\nsummary: A card.\nslots: {title: {options: [text]}}\n" }
      .running(["lint"], ["build"], ["build"], ["format"], ["stats"], ["lint", "--fix"])
  },
  HostileIdea("threeThousandTinySpecs") { many(3000) { "component: C\($0)\n" }.running(["lint"]) },
  HostileIdea("aThousandBrokenSpecs") {
    many(1000) { "component: Card\($0)\nslots: {title: [}\n" }
  },
  HostileIdea("aThousandForeignFiles") { many(1000) { "service\($0): {image: nginx}\n" } },
  HostileIdea("aThousandEmptyFiles") { many(1000) { _ in "" } },
  HostileIdea("deepFolders") {
    var project = HostileProject(specs: [:])
    let folders = (1...200).map { times($0, "f/") }
    for (index, folder) in folders.enumerated() {
      project.files["components/\(folder)C\(index).yaml"] = Array(
        "component: C\(index)\nslots: {title: }\n".utf8)
    }
    return project
  },
  HostileIdea("suppressionsOfNothing") {
    HostileProject(
      spec: "component: Card\nslots:\n"
        + each(10_000) { "  # dscompile:disable=missing-summary\n  s\($0 % 50)x\($0):\n" })
  },
  HostileIdea("suppressionsInARow") {
    HostileProject(
      spec: "component: Card\n"
        + times(10_000, "# dscompile:disable-next-line=missing-summary why\n")
        + "slots: {title: }\n")
  },
  HostileIdea("suppressionsOfTheFile") {
    HostileProject(
      spec: "component: Card\n" + times(10_000, "# dscompile:disable-file=missing-summary\n")
        + "slots: {title: }\nproperties:\n" + each(300) { "  p\($0): Int\n" })
  },
  HostileIdea("suppressionsInLines") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nmodifiers:\n"
        + each(1000) { "  m\($0): {type: Int, default: 0} # dscompile:disable=missing-summary\n" })
  },
  HostileIdea("suppressionWithThousandsOfRules") {
    HostileProject(
      spec: "component: Card # dscompile:disable=" + times(20_000, "missing-summary,")
        + "\nslots: {title: }\n")
  },
  HostileIdea("unknownDirectives") {
    HostileProject(
      spec: "component: Card\n" + times(10_000, "# dscompile:diable=missing-summary\n")
        + "slots: {title: }\n")
  },
  HostileIdea("manyFindings") {
    HostileProject(
      specs: [
        "Card": "component: Card\nslots: {title: }\nmodifiers:\n"
          + each(1000) { "  isNot\($0): {type: Bool, default: true}\n" }
      ],
      project: "library: Kit\nlint: {rules: {missing-summary: warning}}\n",
      commands: [
        ["lint"], ["lint", "--format", "json"], ["lint", "--format", "sarif"], ["build"],
      ])
  },
  HostileIdea("manyFixes") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nproperties:\n"
        + each(300) { "  p\($0): {type: Int, default: 0, summary: the value}\n" }
    ).running(["lint", "--fix"], ["lint", "--fix", "--unsafe"], ["format"])
  },
  HostileIdea("manyOverrides") {
    HostileProject(
      specs: ["Card": "component: Card\nslots: {title: }\n"],
      project: "library: Kit\nlint:\n  overrides:\n"
        + each(5000) { "    - {paths: components/C\($0)*, rules: {missing-summary: note}}\n" })
  },
  HostileIdea("patternsThatBacktrack") {
    HostileProject(
      specs: ["Card": "component: Card\nslots: {title: }\n"],
      project: "library: Kit\nlint:\n  overrides:\n"
        + each(100) { _ in
          "    - {paths: \"\(times(200, "*a"))b\", rules: {missing-summary: note}}\n"
        })
  },
  HostileIdea("baselineOfManyFindings") {
    var project = HostileProject(spec: "component: Card\nslots: {title: }\n")
    project.files[".dscompile-baseline.yaml"] = Array(
      ("baseline:\n" + each(20_000) { "  components.Card.slots.s\($0): {missing-summary: 1}\n" })
        .utf8)
    return project
  },
  HostileIdea("baselineOfManyLines") {
    var project = HostileProject(spec: "component: Card\nslots: {title: }\n")
    project.files[".dscompile-baseline.yaml"] = Array(
      each(20_000) { "- 'components.Card.slots.s\($0)': missing-summary\n" }.utf8)
    return project
  },
  HostileIdea("brokenBaseline") {
    var project = HostileProject(spec: "component: Card\nslots: {title: }\n")
    project.files[".dscompile-baseline.yaml"] = Array(times(100_000, "[{").utf8)
    return project
  },
  HostileIdea("largestProjectFile") {
    HostileProject(
      specs: ["Card": "component: Card\nslots: {title: }\n"],
      project: "library: Kit\nsummary: " + times(largestSpec / 2, "a") + "\n")
  },
  HostileIdea("templatesOfTags") {
    var project = HostileProject(
      specs: ["Card": "component: Card\nslots: {title: }\n"],
      project: "library: Kit\ntemplates: templates\n")
    project.files["templates/Component.swift.template"] = Array(times(50_000, "{{name}} {{").utf8)
    return project
  },
  HostileIdea("diffOfEverything") {
    HostileProject(
      spec: "component:    Card\nslots:\n"
        + each(30_000) { "    s\($0)  :   {  optional:  true }\n" }
    ).running(["format", "--diff"], ["format", "--check"])
  },
  HostileIdea("whereAndExplain") {
    HostileProject(spec: "component: Card\nslots: {title: }\n")
      .running(
        ["build"], ["where", "Generated/Sources/Kit/Components/Card/Card.swift:20"],
        ["explain", "too-deep"], ["explain"], ["schema"], ["rules"], ["stats", "--format", "json"],
        ["build", "--check"], ["new", "Badge"])
  },
  HostileIdea("longArguments") {
    let word = times(100_000, "a")
    var project = HostileProject(spec: "component: Card\nslots: {title: }\n")
      .running(
        ["explain", word], ["new", word], ["lint", word], ["where", word], ["stats", word],
        ["format", word], ["changes", "--from", word], ["changes", "--since", word])
    project.mayFail = true
    return project
  },
  HostileIdea("changesOfEverySpec") {
    changed(
      from: many(200) { "component: Card\($0)\nslots: {title: {options: [text]}}\n" },
      to: many(200) { "component: Card\($0)\nslots: {heading: {options: [text]}}\n" })
  },
  HostileIdea("changesOfManyInitializers") {
    func slots(_ name: String) -> HostileProject {
      HostileProject(
        spec: "component: Card\ninitializers: {limit: 512}\nslots:\n"
          + each(7) { "  \(name)\($0): {optional: true}\n" })
    }
    return changed(from: slots("old"), to: slots("new"))
  },
  HostileIdea("changesSinceBrokenSpecs") {
    var project = changed(
      from: many(1000) { "component: Card\($0)\nslots: {title: [}\n" },
      to: HostileProject(spec: "component: Card\nslots: {title: }\n"))
    project.mayFail = true
    return project
  },
  HostileIdea("fileThatIsNoInput") {
    var project = HostileProject(spec: "component: Card\nslots: {title: }\n")
    project.files["components/Video.yaml"] = [UInt8](repeating: 0x61, count: 17 << 20)
    project.mayFail = true
    return project
  },
]

/// A project that is compared with an earlier version, in a folder of it.
private func changed(from earlier: HostileProject, to later: HostileProject) -> HostileProject {
  var project = later.running(
    ["changes", "--from", "earlier"], ["changes", "--from", "earlier", "--format", "json"])
  for (path, bytes) in earlier.files { project.files["earlier/\(path)"] = bytes }
  return project
}

private func many(_ count: Int, _ text: (Int) -> String) -> HostileProject {
  HostileProject(
    specs: Dictionary(uniqueKeysWithValues: (0..<count).map { ("C\($0)", text($0)) }))
}
