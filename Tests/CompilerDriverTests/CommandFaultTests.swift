import CompilerDriver
import Foundation
import TestSupport
import Testing

/// Whatever failure a writing command encounters, every file is complete, nothing is lost, and the next run
/// has the same result as an undisturbed one.
@Suite struct CommandFaultTests {
  @Test(arguments: WritingCommand.all, [Faults.Kind.failure, .kill])
  func everyStepMayFail(command: WritingCommand, kind: Faults.Kind) throws {
    let project = try command.makeProject()
    let old = project.tree(".")
    let counting = Faults()
    #expect(command.run(in: project, files: counting.fileSystem) != .failure)
    let new = project.tree(".")
    #expect(old != new)
    #expect(counting.steps > 5)
    let codes = kind == .kill ? [ENOSPC] : [ENOSPC, EACCES, EISDIR]
    for code in codes {
      for step in 1...counting.steps {
        let place = "\(command) at step \(step) with \(code)"
        let project = try command.makeProject()
        _ = command.run(in: project, files: Faults(kind, at: step, code: code).fileSystem)
        let between = project.tree(".")
        for (path, text) in between where !path.contains(".dscompile-tmp-") {
          let isWhole = text == old[path] || text == new[path] || path.hasSuffix("/")
          #expect(isWhole, "\(place): \(path)")
        }
        for path in old.keys where new[path] != nil {
          #expect(between[path] != nil, "\(place): \(path) is lost")
        }
        if between == new { continue }
        let repaired = command.run(in: project, files: FileSystem())
        #expect(repaired != .failure, "\(place): \(project.log.errors)")
        #expect(project.tree(".") == new, "\(place)")
      }
    }
  }

  /// An impossible process identifier, in the name of an abandoned file.
  private let abandoned = ".dscompile-tmp-2147483646"

  @Test(arguments: WritingCommand.all)
  func removesFilesOfKilledRuns(command: WritingCommand) throws {
    let project = try command.makeProject()
    let folder = command.writtenFolder
    try project.write("\(folder)/\(abandoned)", "half")
    #expect(command.run(in: project, files: FileSystem()) != .failure)
    #expect(project.tree(".")["\(folder)/\(abandoned)".replacing("./", with: "")] == nil)
  }

  @Test func leavesFilesOfRunningProcesses() throws {
    let project = try TestProject()
    let name = ".dscompile-tmp-\(getppid())"
    try project.write("components/\(name)", "half")
    try project.write("components/Card.yaml", "slots: {title: }\ncomponent: Card\n")
    _ = format(FormatRequest(), in: project.surroundings, console: project.log.console())
    #expect(project.tree("components").keys.sorted() == [name, "Card.yaml"])
  }
}

/// A command that writes files, and a project for it.
struct WritingCommand: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// A folder that it writes files to.
  let writtenFolder: String

  /// The content of the project, besides its file.
  private let files: [String: String]

  /// Prepares the project further.
  private let prepare: @Sendable (TestProject) throws -> Void
  private let command: @Sendable (Surroundings, Console) -> Outcome

  private init(
    _ name: String, in writtenFolder: String, _ files: [String: String],
    prepare: @escaping @Sendable (TestProject) throws -> Void = { _ in },
    _ command: @escaping @Sendable (Surroundings, Console) -> Outcome
  ) {
    testDescription = name
    self.writtenFolder = writtenFolder
    self.files = files
    self.prepare = prepare
    self.command = command
  }

  func makeProject() throws -> TestProject {
    let project = try TestProject()
    for (path, text) in files { try project.write(path, text) }
    try prepare(project)
    return project
  }

  func run(in project: TestProject, files: FileSystem) -> Outcome {
    var surroundings = project.surroundings
    surroundings.files = files
    project.log.clear()
    return command(surroundings, project.log.console())
  }

  static let all: [Self] = [
    Self("clean build", in: "Generated", specs, compile),
    Self("build of changed specs", in: "Generated", specs, prepare: changeSpecs, compile),
    Self(
      "build that turns files into folders", in: "Generated",
      ["specs/A.yaml": "file X.swift\nlet x = 1\nfile y/Y.swift\nlet y = 1\n"],
      prepare: { project in
        project.build()
        try project.write(
          "specs/A.yaml", "file X.swift/X.swift\nlet x = 1\nfile Y/Y.swift\nlet y = 1\n")
      }, compile),
    Self(
      "build --write-stubs", in: "Sources/Kit",
      [
        "dscompile.yaml":
          "library: Kit\noutput: {sources: Sources/Kit/Generated}\nsources: Sources/Kit\n",
        "Sources/Kit/Kit.swift": "struct Kit {}\n",
        "components/Dot.yaml": "component: Dot\nslots: {label: }\nbody: swift\n",
      ]
    ) { build(BuildRequest(writesStubs: true), by: .components, in: $0, console: $1) },
    Self("format", in: "components", loose) { format(FormatRequest(), in: $0, console: $1) },
    Self(
      "format of a file with two names", in: "components", loose,
      prepare: nameTwice
    ) { format(FormatRequest(), in: $0, console: $1) },
    Self("format in a protected folder", in: "components", loose) { surroundings, console in
      var surroundings = surroundings
      let files = surroundings.files
      surroundings.files = FileSystem { step, path throws(FileError) in
        try files.beforeStep?(step, path)
        if step == .create { throw FileError(.write, path, code: EACCES) }
      }
      return format(FormatRequest(), in: surroundings, console: console)
    },
    Self("lint --fix", in: "components", untidy) {
      lint(LintRequest(fixing: .init()), by: .components, in: $0, console: $1)
    },
    Self("lint --write-baseline", in: ".", untidy) {
      lint(LintRequest(baseline: .init(change: .write)), by: .components, in: $0, console: $1)
    },
    Self(
      "lint --ratchet", in: ".", untidy,
      prepare: fixRecordedFinding
    ) {
      lint(LintRequest(baseline: .init(change: .ratchet)), by: .components, in: $0, console: $1)
    },
    Self(
      "lint with a report to a linked file", in: "reports", untidy,
      prepare: linkReport
    ) {
      lint(
        LintRequest(reports: [.init(format: .json, file: "lint.json")]), by: .components, in: $0,
        console: $1)
    },
    Self("lint with a report", in: "reports", untidy) {
      lint(
        LintRequest(reports: [.init(format: .json, file: "reports/lint.json")]), by: .components,
        in: $0, console: $1)
    },
    Self("init", in: "kit", [:]) {
      beginProject(NewProjectRequest(folder: "kit", library: "Kit"), in: $0, console: $1)
    },
    Self(
      "init in a package", in: "app/components",
      [
        "app/Package.swift": "// swift-tools-version: 6.0\n",
        "app/Sources/App/App.swift": "struct App {}\n",
      ]
    ) { beginProject(NewProjectRequest(folder: "app"), in: $0, console: $1) },
    Self("new", in: "components", untidy) {
      addComponent(NewComponentRequest(name: "Badge"), in: $0, console: $1)
    },
    Self(
      "tokens migrate in place", in: "tokens",
      ["tokens/a.json": ##"{"color": {"a": {"value": "#336699", "type": "color"}}}"##]
    ) { migrateTokenFiles(TokenMigrationRequest(path: "tokens"), in: $0, console: $1) },
    Self("tokens migrate into several files", in: "tokens", ["tokens/figma.json": figmaExport]) {
      migrateTokenFiles(TokenMigrationRequest(path: "tokens"), in: $0, console: $1)
    },
    Self("templates", in: "own", [:]) {
      templates(.eject(name: nil, folder: "own", isForced: false), in: $0, console: $1)
    },
  ]
}

private let specs = [
  "specs/A.yaml": "file S/A.swift\nlet a = 1\nfile S/D/B.swift\nlet b = 2\n",
  "specs/J.yaml": "file .swift-format\n{}\nfile K.swift\nlet k = 1\n",
]

private let loose = [
  "components/Card.yaml": "slots: {title: }\ncomponent: Card\n",
  "components/Row.yaml": "slots: {title: }\ncomponent: Row\n",
]

private let untidy = [
  "components/Card.yaml": "component: Card\nsummary: a card\nslots: {title: }\n",
  "components/Row.yaml": "component: Row\nsummary: a row\nslots: {title: }\n",
]

private let figmaExport = """
  {
    "collections": [
      {
        "name": "Base",
        "modes": [
          {
            "name": "Value",
            "variables": [
              {"name": "color/a", "type": "color", "isAlias": false, "value": "#336699"}
            ]
          }
        ]
      }
    ]
  }
  """

/// Files to update, to remove, to create and to keep.
@Sendable private func changeSpecs(_ project: TestProject) throws {
  project.build()
  try project.write("specs/A.yaml", "file S/A.swift\nlet a = 2\nfile N/E/C.swift\nlet c = 2\n")
  try project.write("specs/J.yaml", "file .swift-format\n{ }\nfile K.swift\nlet k = 1\n")
}

@Sendable private func nameTwice(_ project: TestProject) throws {
  try FileManager.default.linkItem(
    atPath: project.folder + "/components/Card.yaml", toPath: project.folder + "/Card")
}

@Sendable private func fixRecordedFinding(_ project: TestProject) throws {
  _ = lint(
    LintRequest(baseline: .init(change: .write)), by: .components,
    in: project.surroundings.withoutCache, console: project.log.console())
  try project.write("components/Row.yaml", "component: Row\nslots: {title: }\n")
}

@Sendable private func linkReport(_ project: TestProject) throws {
  try project.write("reports/old.json", "")
  try project.link("lint.json", to: "reports/lint.json")
}

@Sendable private func compile(_ surroundings: Surroundings, _ console: Console) -> Outcome {
  build(BuildRequest(), by: .files, in: surroundings, console: console)
}
