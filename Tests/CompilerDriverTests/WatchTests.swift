import CompilerDriver
import Foundation
import TestSupport
import Testing

/// `dscompile watch` as a process, with file system events.
@Suite struct WatchTests {
  @Test func compilesOnEverySaveAndStopsCleanly() throws {
    let project = try TestProject()
    func spec(_ spacing: Int) -> String {
      "component: Card\nslots: {title: {options: [text]}}\nstyles:\n  automatic:\n    body: |\n"
        + "      VStack(spacing: \(spacing)) { configuration.title }\n"
    }
    func holds(_ text: String) -> () -> Bool {
      { project.tree().values.contains { $0.contains(text) } }
    }
    try project.write("components/Card.yaml", spec(1))
    let process = try start(project)
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    #expect(wait(for: holds("spacing: 1")))

    try project.write("components/Card.yaml", spec(2))
    #expect(wait(for: holds("spacing: 2")))

    // Editors write another file and rename it.
    try project.write("components/.Card.yaml.swp", spec(3))
    #expect(
      rename(
        project.folder + "/components/.Card.yaml.swp", project.folder + "/components/Card.yaml")
        == 0)
    #expect(wait(for: holds("spacing: 3")))

    try project.write("components/Card.yaml", "component: [\n")
    #expect(wait(for: { log(project).contains("1 problem, 1 new, 0 gone") }))
    #expect(holds("spacing: 3")())
    try project.write("components/Card.yaml", spec(4))
    #expect(wait(for: holds("spacing: 4")))

    // In a new folder, which is removed again.
    try project.write("components/more/deep/Tile.yaml", "component: Tile\nslots: {label: }\n")
    #expect(wait(for: holds("struct Tile")))
    try project.remove("components/more")
    #expect(wait(for: { !holds("struct Tile")() }))

    process.interrupt()
    try #require(wait(for: { !process.isRunning }))
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  private func start(_ project: TestProject) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: BuiltTool.path)
    process.arguments = ["watch"]
    process.currentDirectoryURL = URL(filePath: project.folder)
    process.environment = ["HOME": project.folder + "-cache"]
    try project.write("../\(URL(filePath: project.folder).lastPathComponent)-log", "")
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: project.folder + "-log"))
    try process.run()
    return process
  }

  private func log(_ project: TestProject) -> String {
    (try? String(contentsOfFile: project.folder + "-log", encoding: .utf8)) ?? ""
  }

  private func wait(for condition: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }

}
