import CompilerDriver
import Foundation
import TestSupport
import Testing

/// Changes that size and time of a file do not reveal, and those of links and folders on the way to it.
@Suite struct HiddenChangeTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write("dscompile.yaml", Self.settings)
    try project.write("components/Card.yaml", Self.card(2))
    try project.write("own/Previews.swift.template", "// 2\n")
    try project.write("tokens/base.tokens.json", Self.tokens(2))
    try project.write("Sources/Kit/Helpers.swift", "func helper2() {}\n")
  }

  private static let settings = """
    library: Kit
    tokens: tokens
    templates: own
    output: {sources: Sources/Kit/Generated}
    sources: Sources/Kit
    # 2

    """

  private static func card(_ number: Int) -> String {
    "component: Card\nsummary: Card \(number).\nslots: {title: }\nbody: title.padding(\(number))\n"
  }

  private static func tokens(_ number: Int) -> String {
    "{\"gap\": {\"small\": {\"$type\": \"dimension\", "
      + "\"$value\": {\"value\": \(number), \"unit\": \"px\"}}}}"
  }

  private static let output = "Sources/Kit/Generated"

  private func run(_ command: Command, cold: Bool = false) -> [String] {
    project.log.clear()
    let surroundings = cold ? project.surroundings.withoutCache : project.surroundings
    let console = project.log.console()
    let outcome =
      switch command {
      case .build: build(BuildRequest(), by: .components, in: surroundings, console: console)
      case .check:
        build(BuildRequest(mode: .check), by: .components, in: surroundings, console: console)
      case .lint:
        lint(
          LintRequest(reports: [.init(format: .json)]), by: .components, in: surroundings,
          console: console)
      }
    return ["\(outcome)", project.log.output, project.log.errors]
  }

  private enum Command {
    case build, check, lint
  }

  /// Runs the commands until nothing is left to do, and the clock of the file system has moved on.
  private func settle() {
    for _ in 0..<2 {
      usleep(50_000)
      #expect(run(.build)[0] == "fine", "\(project.log.errors)")
      _ = run(.lint)
    }
    #expect(run(.build)[1] == "Nothing changed\n")
  }

  /// Expects the same of a build and of `lint` as without a cache.
  private func expectCurrent(_ place: String) throws {
    #expect(run(.lint) == run(.lint, cold: true), "\(place)")
    let built = run(.build)
    #expect(built[0] != "fine" || run(.check)[0] == "fine", "\(place): \(built)")
    let tree = project.tree("Sources")
    let cold = run(.build, cold: true)
    #expect(built[0] == cold[0], "\(place)")
    #expect(project.tree("Sources") == tree, "\(place)")
  }

  /// Writes a file in place, and restores its time.
  private func overwrite(_ path: String, _ text: String) throws {
    let file = project.folder + "/" + path
    let time = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    let handle = try #require(FileHandle(forUpdatingAtPath: file))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: file)
  }

  @Test func timesCanBeRestored() throws {
    let inputs = [
      "dscompile.yaml", "components/Card.yaml", "own/Previews.swift.template",
      "tokens/base.tokens.json", "Sources/Kit/Helpers.swift",
    ]
    for path in inputs {
      settle()
      let text = try project.read(path)
      try overwrite(path, text.replacing("2", with: "3"))
      try expectCurrent(path)
    }
    settle()
    let emitted = try #require(project.tree(Self.output).keys.first { $0.hasSuffix("Card.swift") })
    let text = try project.read("\(Self.output)/\(emitted)")
    try overwrite("\(Self.output)/\(emitted)", text.replacing("struct", with: "STRUCT"))
    try expectCurrent(emitted)
  }

  /// Two versions with the same times, one of which is moved over the other.
  @Test func filesCanBeExchanged() throws {
    settle()
    let card = project.folder + "/components/Card.yaml"
    try project.write("components/Card.old", Self.card(3))
    let time = try FileManager.default.attributesOfItem(atPath: card)[.modificationDate]
    try FileManager.default.setAttributes(
      [.modificationDate: time as Any], ofItemAtPath: project.folder + "/components/Card.old")
    settle()
    #expect(rename(project.folder + "/components/Card.old", card) == 0)
    try expectCurrent("renamed")
  }

  @Test func entriesCanBecomeFolders() throws {
    // A link to nothing with a name like that of a folder or of a spec would be an error.
    let path = "components/more.d"
    let folder = project.folder + "-other"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let other = "../\(URL(filePath: folder).lastPathComponent)"
    func addSpec(_ name: String, to folder: String) throws {
      try project.write("\(folder)/\(name).yaml", "component: \(name)\nslots: {title: }\n")
    }

    try project.write(path, "a file")
    settle()
    try project.remove(path)
    try addSpec("Row", to: path)
    try expectCurrent("file to folder")
    #expect(project.tree(Self.output).keys.contains { $0.hasSuffix("Row.swift") })

    // A link that leads nowhere at first.
    try project.remove(path)
    try project.link(path, to: "../\(other)")
    settle()
    try addSpec("Tile", to: other)
    try expectCurrent("a target appears")
    #expect(project.tree(Self.output).keys.contains { $0.hasSuffix("Tile.swift") })

    // A link to a file, and one to an enclosing folder.
    for (number, target) in ["../dscompile.yaml", "."].enumerated() {
      try project.remove(path)
      try project.link(path, to: target)
      settle()
      try project.remove(path)
      try project.link(path, to: "../\(other)")
      try addSpec("Other\(number)", to: other)
      try expectCurrent("another target than \(target)")
      #expect(project.tree(Self.output).keys.contains { $0.hasSuffix("Other\(number).swift") })
    }
  }

  @Test func linkedFilesAreRead() throws {
    let outside = project.folder + "-outside"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let name = URL(filePath: outside).lastPathComponent
    for (folder, number) in [("a", 4), ("b", 5)] {
      try project.write("../\(name)/\(folder)/Card.yaml", Self.card(number))
    }
    try project.remove("components/Card.yaml")
    try project.link("components/Card.yaml", to: "../../\(name)/a/Card.yaml")
    settle()
    try overwrite("../\(name)/a/Card.yaml", Self.card(6))
    try expectCurrent("the target of a file")
    try project.remove("components")
    try project.link("components", to: "../\(name)/a")
    settle()
    try project.remove("components")
    try project.link("components", to: "../\(name)/b")
    try expectCurrent("another target of a folder")
    // The link itself stays.
    settle()
    #expect(rename(outside + "/a", outside + "/c") == 0)
    #expect(rename(outside + "/b", outside + "/a") == 0)
    #expect(rename(outside + "/c", outside + "/b") == 0)
    try expectCurrent("exchanged folders")
  }

  /// An output folder is not written through a link out of the project, even if nothing has changed there.
  @Test func linkedOutputIsNoticed() throws {
    let outside = project.folder + "-outside"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    settle()
    #expect(rename(project.folder + "/" + Self.output, outside) == 0)
    try project.link(Self.output, to: outside)
    #expect(run(.check)[0] == "findings")
    #expect(run(.build)[0] == "findings")
  }
}
