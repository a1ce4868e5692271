import CompilerDriver
import Foundation
import SwiftCompilation
import Testing

/// Complete previews compile, for every case, including those recorded with few previews and without
/// snapshots.
///
/// They do in Swift 6 mode: their calls are among those that components promise, which ``CompilationTests`` compile in
/// both modes, as they do the previews of cases that are recorded with all of them.
struct PreviewTests {
  /// The library with its previews, and its snapshot tests, compile without a warning.
  @Test(arguments: GoldenCase.all)
  func compile(_ golden: GoldenCase) async throws {
    try await withCompletePreviews(of: [golden]) { folder in
      let tree = folder.appending(path: golden.name).resolvingSymlinksInPath()
      let sources =
        try librarySources(in: tree) + golden.handwrittenSources()
        + (golden.file("Inside.swift").map { [$0] } ?? [])
      let name = try golden.libraryName()
      let flags = ["-enable-testing", "-package-name", name]
      // The others are diagnosed as files of the expected tree.
      let new = try sources.filter { file in
        guard file.path.hasPrefix(tree.path + "/") else { return false }
        let recorded = golden.expected.appending(path: file.path.dropFirst(tree.path.count + 1))
        return try (try? Data(contentsOf: recorded)) != Data(contentsOf: file)
      }
      if !new.isEmpty {
        let library = try await SwiftCompilation.compile(
          sources, primaryFiles: new, moduleName: name, mode: .v6,
          flags: flags + ["-warnings-as-errors"])
        #expect(library.isSuccess, "\(golden.name):\n\(library)")
      }
      // Their own package, or the target they belong to.
      let tests = ["Tests/Snapshots/Tests/\(name)Snapshots", "Tests/\(name)Tests"]
        .map { tree.appending(path: $0) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
      guard let tests else { return }
      // On a Mac they need a package that is not available.
      #if os(Linux)
        let module = try await SwiftCompilation.compile(
          sources, moduleName: name, mode: .v6,
          emitModuleTo: folder.appending(path: "\(name).swiftmodule"), isModuleOnly: true,
          flags: flags + ["-suppress-warnings"])
        #expect(module.isSuccess, "\(golden.name):\n\(module)")
        let snapshots = try await SwiftCompilation.compile(
          try swiftFiles(in: tests), moduleName: "\(name)Snapshots", mode: .v6,
          searchPaths: [folder])
        #expect(snapshots.isSuccess, "\(golden.name):\n\(snapshots)")
      #endif
    }
  }

  #if os(Linux)
    /// The same for the UIKit module.
    @Test func compileForUIKit() async throws {
      let golden = try #require(GoldenCase.all.first { $0.name == "uikit" })
      try await withCompletePreviews(of: [golden]) { folder in
        let tree = folder.appending(path: golden.name)
        let name = try golden.libraryName()
        let uiKit = "\(name)UIKit"
        let snapshots = tree.appending(path: "Tests/Snapshots/Tests/\(uiKit)Snapshots")
        for file in try swiftFiles(in: snapshots) {
          // There is no module 'Testing' for iOS here.
          let text = try String(contentsOf: file, encoding: .utf8)
            .replacing("import Testing\n", with: "").replacing("@Test ", with: "")
          try Data(text.utf8).write(to: file)
        }
        let modules = [
          (name, try librarySources(in: tree)),
          (uiKit, try swiftFiles(in: tree.appending(path: "Sources/\(uiKit)"))),
          ("\(uiKit)Snapshots", try swiftFiles(in: snapshots)),
        ]
        for (module, sources) in modules {
          let result = try await SwiftCompilation.compile(
            sources, moduleName: module, mode: .v6, for: (.iOS, version: "16.0"),
            emitModuleTo: folder.appending(path: "\(module).swiftmodule"), searchPaths: [folder],
            flags: ["-warnings-as-errors", "-enable-testing", "-package-name", name])
          #expect(result.isSuccess, "\(module):\n\(result)")
        }
      }
    }
  #endif

  @Test func passTheLinter() async throws {
    try await withCompletePreviews(of: GoldenCase.all) { folder in
      let output = try await lint(GoldenCase.all.map { folder.appending(path: $0.name).path })
      #expect(output == "")
    }
  }

  /// Emits cases without their settings of previews and snapshots, each into a folder of its name.
  private func withCompletePreviews(
    of cases: [GoldenCase], _ body: (URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      for golden in cases {
        let project = folder.appending(path: "projects/\(golden.name)")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        let parts = try FileManager.default.contentsOfDirectory(atPath: golden.folder.path)
        for part in parts where part != "expected" && part != "dscompile.yaml" {
          try FileManager.default.copyItem(
            at: golden.folder.appending(path: part), to: project.appending(path: part))
        }
        let file = try String(
          contentsOf: golden.folder.appending(path: "dscompile.yaml"), encoding: .utf8)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { $0 != "previews: brief" && $0 != "snapshots: false" }
        try Data(lines.joined(separator: "\n").utf8).write(
          to: project.appending(path: "dscompile.yaml"))
        let log = emit(project, into: folder.appending(path: golden.name))
        #expect(log == "", "\(golden.name)")
      }
      try await body(folder)
    }
  }
}
