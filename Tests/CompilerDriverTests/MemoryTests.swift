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

  /// The one file of the cache.
  private func memory() throws -> URL {
    let folder = URL(filePath: project.folder + "-cache")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    try #require(names.count == 1)
    return folder.appending(path: names[0])
  }

  @Test func hasOneFormat() throws {
    _ = run(.build)
    let build = String(decoding: try Data(contentsOf: memory()), as: UTF8.self)
    try FileManager.default.removeItem(at: memory())
    _ = run(.lint)
    let lint = String(decoding: try Data(contentsOf: memory()), as: UTF8.self)
    for text in [build, lint] {
      #expect(text.split(separator: "\n").dropFirst().first == "run 2")
    }
  }

  @Test(arguments: Command.allCases)
  func damageIsNoticed(of command: Command) throws {
    // Once to emit the files, and once to find that nothing changed.
    _ = run(command)
    let expected = run(command)
    let file = try memory()
    let whole = try Data(contentsOf: file)
    let step = max(1, whole.count / 60)
    for offset in stride(from: 0, to: whole.count, by: step) {
      var flipped = whole
      flipped[offset] ^= 0x11
      for damaged in [flipped, whole.prefix(offset), whole + whole.prefix(offset + 1)] {
        try damaged.write(to: file)
        let log = run(command)
        #expect(log[0] == expected[0])
        #expect(log[2] == expected[2], "at \(offset)")
      }
    }
  }

  /// A file that is intact but meaningless is ignored.
  @Test(arguments: [
    "", "run 3", "run 2\n", "run 2\ndscompile\n1 0 1 0\n", "run 2\nx\n-1 0 9999999 -5\n",
  ])
  func meaninglessMemoryIsIgnored(_ text: String) throws {
    _ = run(.lint)
    let expected = run(.lint)
    let hash = ContentHash(of: Array(text.utf8)).text
    try Data("\(hash)\n\(text)".utf8).write(to: memory())
    #expect(run(.lint) == expected)
  }
}
