import CompilerDriver
import Foundation
import SwiftCompilation
import TestSupport

/// Runs the examples of a page in a separate project.
struct GuidePlay {
  private let page: GuidePage
  private let project: TestProject
  private var context = ""
  private var clients: [(module: String, text: String)] = []
  private var rejects: [(module: String, text: String)] = []
  private var problems: [String] = []
  private var isChanged = false

  /// The problems of a page, each with its line; empty if all examples are correct.
  static func problems(of page: GuidePage) async throws -> [String] {
    var play = try await GuidePlay(page)
    for block in page.blocks { try await play.run(block) }
    try await play.compileClients()
    return play.problems
  }

  private init(_ page: GuidePage) async throws {
    self.page = page
    project = try TestProject()
    let text = page.blocks.map(\.text).joined()
    if Self.runsViews(text) {
      try await linkRunningModules(toHome: URL(filePath: project.folder + "-cache"))
    }
    // A page that begins with an empty folder creates its own project.
    if text.contains("$ dscompile init") {
      try project.remove("dscompile.yaml")
    } else {
      try project.write("dscompile.yaml", "library: DesignKit\n")
    }
  }

  /// Whether a command runs views, which needs the model of SwiftUI.
  private static func runsViews(_ commands: String) -> Bool {
    ["render", "inspect", "test", "catalog"].contains { commands.contains("$ dscompile \($0)") }
  }

  private mutating func run(_ block: GuidePage.Block) async throws {
    switch block.content {
    case .file(let path):
      // A file that is written again shows another step: the previous state has to be valid by itself.
      let isThere = FileManager.default.fileExists(atPath: project.folder + "/" + path)
      if isThere && path != "dscompile.yaml" { try await compileClients() }
      try project.write(path, block.text)
      isChanged = true
    case .emitted: try compareEmitted(block)
    case .context: context += block.text
    case .calls: clients.append(("DesignKit", client(block)))
    case .uikitCalls: clients.append(("DesignKitUIKit", client(block)))
    case .rejects: rejects.append(("DesignKit", client(block)))
    case .commands: try runCommands(block)
    }
  }

  private mutating func report(_ block: GuidePage.Block, _ problem: String) {
    problems.append("\(page.path):\(block.line): \(problem)")
  }

  // MARK: Emitted Swift

  /// The emitted files of the current project, separate from those that the page's commands write.
  private func emittedFiles() throws -> (folder: String, files: [URL], log: String) {
    let folder = project.folder + "-cache/emitted"
    let run = try tool("dscompile build --force --output '\(folder)'")
    guard run.status == 0 else { return (folder, [], run.log) }
    let root = URL(filePath: folder).resolvingSymlinksInPath()
    return (folder, try swiftFiles(in: root), run.log)
  }

  private mutating func compareEmitted(_ block: GuidePage.Block) throws {
    let (_, files, log) = try emittedFiles()
    guard !files.isEmpty else { return report(block, "the project does not build: \(log)") }
    let texts = try files.map { code(try String(contentsOf: $0, encoding: .utf8)) }
    for part in code(block.text).split(whereSeparator: { $0 == "…" }) where !part.isEmpty {
      if !texts.contains(where: { holds($0, part) }) {
        report(block, "is not emitted: \(part.joined(separator: " / "))")
      }
    }
  }

  /// Lines of code, without indentation, comments and empty lines.
  private func code(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  private func holds(_ text: [String], _ part: ArraySlice<String>) -> Bool {
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      zip(text[start...], part).allSatisfy { line, expected in
        // `{ … }` at the end of a line stands for any body.
        expected.hasSuffix("{ … }") ? line.hasPrefix(expected.dropLast(3)) : line == expected
      }
    }
  }

  // MARK: Calls

  /// A Swift file: declarations are unchanged, calls are put in a view builder.
  private func client(_ block: GuidePage.Block) -> String {
    let declarations = ["struct ", "extension ", "import ", "@MainActor", "final class ", "func "]
    if let first = block.lines.first, declarations.contains(where: first.hasPrefix) {
      return context + block.text
    }
    return context + """
      @MainActor struct Page\(block.line): View {
      @ViewBuilder var body: some View {
      \(block.text)
      }
      }
      """
  }

  /// Compiles the current library, and each of its clients.
  private mutating func compileClients() async throws {
    defer { (clients, rejects, isChanged) = ([], [], false) }
    guard isChanged || !clients.isEmpty else { return }
    let (folder, files, log) = try emittedFiles()
    guard !files.isEmpty else {
      return problems.append("\(page.path): the project does not build: \(log)")
    }
    if clients.contains(where: { $0.module == "DesignKitUIKit" }) {
      return try await compileUIKitClients(URL(filePath: folder).appending(path: "Sources"))
    }
    let calls = try clients.map { try write($0) }
    let sources = try librarySources(in: URL(filePath: folder))
    let handwritten = try swiftFiles(in: URL(filePath: project.folder + "/Sources"), ifThere: true)
      .filter { !$0.path.contains("/Generated/") }
    let library = Library(
      name: "DesignKit", sources: sources + handwritten, calls: calls,
      rejects: try rejects.map { try write($0) })
    problems += try await library.problems(in: .v6).map { "\(page.path): \($0)" }
  }

  /// Compiles both modules of a project with UIKit among its targets, and the clients of both.
  private mutating func compileUIKitClients(_ sources: URL) async throws {
    #if os(Linux)
      let files = try clients.map { try write($0) }
      let log = try await withTemporaryFolder { folder in
        let platform = (ApplePlatform.iOS, version: "16.0")
        for name in ["DesignKit", "DesignKitUIKit"] {
          let library = try await compile(
            swiftFiles(in: sources.appending(path: name)), moduleName: name, mode: .v6,
            for: platform, emitModuleTo: folder.appending(path: "\(name).swiftmodule"),
            searchPaths: [folder], flags: ["-warnings-as-errors", "-package-name", "DesignKit"])
          if !library.isSuccess { return library.diagnostics }
        }
        var log = ""
        for file in files {
          let client = try await compile(
            [file], moduleName: "Client", mode: .v6, for: platform, searchPaths: [folder])
          if !client.isSuccess { log += client.diagnostics }
        }
        return log
      }
      if !log.isEmpty { problems.append("\(page.path): \(log)") }
    #endif
  }

  private func write(_ client: (module: String, text: String)) throws -> URL {
    let framework = client.module == "DesignKit" ? "SwiftUI" : "UIKit"
    let name = "calls/\(UUID().uuidString).swift"
    let text = "import \(framework)\nimport \(client.module)\n\n" + client.text
    try FileManager.default.createDirectory(
      atPath: project.folder + "-cache/calls", withIntermediateDirectories: true)
    let file = URL(filePath: project.folder + "-cache/" + name)
    try Data(text.utf8).write(to: file)
    return file
  }

  // MARK: Commands

  private func tool(_ command: String) throws -> BuiltTool.Run {
    let folder = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
    return try BuiltTool.run(
      ["/bin/sh", "-c", "PATH=\"\(folder):$PATH\"; \(command)"], in: project.folder)
  }

  /// Runs each command, and compares its output; a line `…` stands for any number of lines.
  private mutating func runCommands(_ block: GuidePage.Block) throws {
    #if !os(Linux)
      if Self.runsViews(block.text) { return }
    #endif
    var commands: [(command: String, output: [String])] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
    for (command, output) in commands {
      let log = try tool("{ \(command)\n} 2>&1").output
      let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isMatch = matches(lines.last == "" ? lines.dropLast() : lines[...], output[...])
      if !isMatch { report(block, "'\(command)' prints\n\(log)") }
    }
  }

  private func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      if expected.count == 1 { return true }
      return (lines.startIndex...lines.endIndex).contains {
        matches(lines[$0...], expected.dropFirst())
      }
    }
    guard let line = lines.first else { return false }
    let isSame = first.hasSuffix("…") ? line.hasPrefix(first.dropLast()) : line == first
    return isSame && matches(lines.dropFirst(), expected.dropFirst())
  }
}

/// The Swift files in a folder, which may be missing.
private func swiftFiles(in folder: URL, ifThere: Bool) throws -> [URL] {
  FileManager.default.fileExists(atPath: folder.path) ? try swiftFiles(in: folder) : []
}
