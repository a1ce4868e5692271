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

  /// Where the changes of a file can happen, with and without events.
  @Test(arguments: [[], ["--poll"]]) func noticesChangesBehindLinks(options: [String]) throws {
    let project = try TestProject()
    let name = URL(filePath: project.folder).lastPathComponent
    let outside = project.folder + "-outside"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    func spec(_ text: String) -> String { "component: Card\nsummary: \(text).\nslots: {title: }\n" }
    var written = 0
    func expect(_ text: String, _ place: String) {
      // What follows must not move folders while the last files are written.
      func isWritten() -> Bool { log(project).split(separator: " ms)").count > written }
      #expect(
        wait { project.tree().values.contains { $0.contains("\(text).") } && isWritten() },
        "\(place)")
      written = log(project).split(separator: " ms)").count
    }
    try project.write("../\(name)-outside/files/Card.yaml", spec("One"))
    try project.link("Shared.yaml", to: "../\(name)-outside/files/Card.yaml")
    try project.write("components/notes.txt", "")
    try project.link("components/Card.yaml", to: "../Shared.yaml")
    let process = try start(project, options)
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    expect("One", "start")

    try project.write("../\(name)-outside/files/Card.yaml", spec("Two"))
    expect("Two", "the target is saved")
    try project.write("../\(name)-outside/more/Card.yaml", spec("Three"))
    try project.remove("Shared.yaml")
    try project.link("Shared.yaml", to: "../\(name)-outside/more/Card.yaml")
    expect("Three", "a link on the way gets another target")
    try project.write("../\(name)-outside/more/Card.yaml", spec("Four"))
    expect("Four", "its target is saved")

    // The folder of specs becomes a link, which then gets another target.
    try project.remove("components")
    try project.link("components", to: "../\(name)-outside/files")
    expect("Two", "the folder is a link")
    try project.write("../\(name)-outside/files/Card.yaml", spec("Five"))
    expect("Five", "a file in it is saved")
    try project.remove("components")
    try project.link("components", to: "../\(name)-outside/more")
    expect("Four", "the link of the folder gets another target")
    try project.write("../\(name)-outside/more/Card.yaml", spec("Six"))
    expect("Six", "a file in it is saved")

    // A folder on the way is replaced, and the project is moved.
    try project.write("../\(name)-other/more/Card.yaml", spec("Seven"))
    let other = project.folder + "-other"
    defer { try? FileManager.default.removeItem(atPath: other) }
    #expect(rename(outside, outside + "-old") == 0)
    defer { try? FileManager.default.removeItem(atPath: outside + "-old") }
    #expect(rename(other, outside) == 0)
    expect("Seven", "a folder above is replaced")
    #expect(rename(project.folder, other) == 0)
    #expect(wait(for: { log(project).contains("error: cannot ") }))
    #expect(rename(other, project.folder) == 0)
    try project.write("../\(name)-outside/more/Card.yaml", spec("Eight"))
    expect("Eight", "the project is back")

    try project.remove("Generated")
    try project.write("../\(name)-outside/more/Card.yaml", spec("Nine"))
    expect("Nine", "the output is gone")
    try project.remove("Generated/Sources")
    try project.write("../\(name)-outside/more/Card.yaml", spec("Ten"))
    expect("Ten", "a part of the output is gone")

    // The size and the time stay the same.
    let file = outside + "/more/Card.yaml"
    usleep(50_000)
    let time = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    let handle = try #require(FileHandle(forUpdatingAtPath: file))
    try handle.write(contentsOf: Data(spec("New").utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: file)
    expect("New", "the time is restored")
    #expect(process.isRunning)
  }

  private func start(_ project: TestProject, _ options: [String] = []) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: BuiltTool.path)
    process.arguments = ["watch"] + options
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

  /// Waits up to a minute: other tests use all processors at times.
  private func wait(for condition: () -> Bool) -> Bool {
    for _ in 0..<6000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }

}
