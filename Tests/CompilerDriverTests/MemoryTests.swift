import CompilerDriver
import Foundation
import TestSupport
import Testing

/// Whatever happens to remembered runs, the output is the same as without them.
@Suite struct MemoryTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write("components/Card.yaml", "component: Card\nslots:\n  titleView:\n")
  }

  enum Command: CaseIterable {
    case build, lint
  }

  private func run(_ command: Command) -> [String] {
    project.log.clear()
    let (surroundings, console) = (project.surroundings, project.log.console())
    let outcome =
      switch command {
      case .build: build(BuildRequest(), by: .components, in: surroundings, console: console)
      case .lint: lint(LintRequest(), by: .components, in: surroundings, console: console)
      }
    return ["\(outcome)", project.log.output, project.log.errors]
  }

  /// The files of the cache.
  private func memories() throws -> [URL] {
    let folder = URL(filePath: project.folder + "-cache")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0 != CacheLimits.marker }
    // A run of each kind, and emitted files or findings.
    try #require(names.count == 2)
    return names.map { folder.appending(path: $0) }
  }

  @Test(arguments: Command.allCases) func hasOneFormat(of command: Command) throws {
    _ = run(command)
    for file in try memories() where !file.lastPathComponent.hasSuffix("-files") {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(text.split(separator: "\n").dropFirst().first == "run 4")
    }
  }

  /// Files that are missing or differ are written again without being compiled.
  @Test func filesAreWrittenAgain() throws {
    _ = run(.build)
    let tree = project.tree()
    var language = Language.components
    language.emit = { _ throws(FileError) in
      Issue.record("compiled again")
      return Emission(trees: [], diagnostics: [])
    }
    for path in ["Generated", "Generated/Package.swift", "Generated/.dscompile-manifest.json"] {
      try project.remove(path)
      let outcome = build(
        BuildRequest(), by: language, in: project.surroundings, console: project.log.console())
      #expect(outcome == .fine)
      #expect(project.tree() == tree)
    }
    try project.write(
      "components/Card.yaml", "component: Card\nslots:\n  titleView:\nbody: titleView.padding(3)\n")
    _ = run(.build)
    let edited = project.tree()
    #expect(edited != tree)
    try project.remove("Generated")
    _ = build(
      BuildRequest(), by: language, in: project.surroundings, console: project.log.console())
    #expect(project.tree() == edited)
  }

  /// What was edited by hand is not overwritten because it could be written again.
  @Test func editedFilesAreReported() throws {
    _ = run(.build)
    let path = "Generated/Sources/Kit/Components/Card/Card.swift"
    let text = try project.read(path) + "// mine\n"
    try project.write(path, text)
    #expect(run(.build).first == "findings")
    #expect(try project.read(path) == text)
  }

  @Test(arguments: Command.allCases)
  func damageIsNoticed(of command: Command) throws {
    // Once to emit the files, and once to find that nothing changed.
    _ = run(command)
    let expected = run(command)
    for file in try memories() {
      let whole = try Data(contentsOf: file)
      let step = max(1, whole.count / 30)
      for offset in stride(from: 0, to: whole.count, by: step) {
        var flipped = whole
        flipped[offset] ^= 0x11
        for damaged in [flipped, whole.prefix(offset), whole + whole.prefix(offset + 1)] {
          try damaged.write(to: file)
          if command == .build { try project.remove("Generated/Package.swift") }
          let log = run(command)
          #expect(log[0] == expected[0])
          #expect(log[2] == expected[2], "at \(offset)")
        }
      }
    }
  }

  /// A file that is intact but meaningless is ignored.
  @Test(arguments: [
    "", "run 5", "run 4\n", "run 4\nproject /\ndscompile\n1 0 0 1 0 0\n",
    "run 4\nproject /\nx\n-1 0 0 9999999 -5 1\n",
  ])
  func meaninglessMemoryIsIgnored(_ text: String) throws {
    _ = run(.lint)
    let expected = run(.lint)
    let hash = ContentHash(of: Array(text.utf8)).text
    for file in try memories() { try Data("\(hash)\n\(text)".utf8).write(to: file) }
    #expect(run(.lint) == expected)
  }
}
