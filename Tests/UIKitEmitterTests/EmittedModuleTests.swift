#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  // Gesture recognizer actions need Objective-C, which the compiler only supports for Apple platforms.
  private let platform = (ApplePlatform.iOS, version: "16.0")

  private let tests = repositoryRoot.appending(path: "Tests/UIKitEmitterTests")

  /// The modules of the golden case: client code, and the behavior of components.
  @Suite struct EmittedModuleTests {
    /// Emits the specs of the golden case.
    ///
    /// - Parameter isWhole: Whether the whole runtime is emitted.
    /// - Returns: The folder of the sources, with a folder for each module.
    private func emit(withRuntime isWhole: Bool = false, into folder: URL) throws -> URL {
      let project = folder.appending(path: "project")
      let golden = repositoryRoot.appending(path: "Tests/GoldenTests/Cases/uikit")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      for name in ["components", "Twins", "dscompile.yaml"] {
        try FileManager.default.copyItem(
          at: golden.appending(path: name), to: project.appending(path: name))
      }
      let file = project.appending(path: "dscompile.yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
      let settings = isWhole ? text.replacing("runtime: used", with: "runtime: all") : text
      try Data(settings.utf8).write(to: file)
      let output = folder.appending(path: "Generated")
      let log = Transcript()
      let outcome = build(
        BuildRequest(folder: project.path, output: output.path), by: .components,
        in: Surroundings(base: project.path, jobs: 2, cacheFolder: nil), console: log.console())
      #expect(outcome == .fine, "\(log.errors)")
      return output.appending(path: "Sources")
    }

    /// The modules themselves are verified as a golden case, and the rest of the runtime by its tests.
    @Test(arguments: LanguageMode.allCases)
    func clientsCompileOrNot(mode: LanguageMode) async throws {
      try await withTemporaryFolder { folder in
        let sources = try emit(withRuntime: true, into: folder)
        let flags = ["-suppress-warnings", "-package-name", "DesignKit"]
        for name in ["DesignKit", "DesignKitUIKit"] {
          let accessor = repositoryRoot.appending(path: "Tests/SwiftCompilation/ResourceAccessor")
          let result = try await compile(
            swiftFiles(in: sources.appending(path: name))
              + (name == "DesignKit" ? swiftFiles(in: accessor) : []),
            moduleName: name, mode: mode, for: platform,
            emitModuleTo: folder.appending(path: "\(name).swiftmodule"), isModuleOnly: true,
            searchPaths: [folder], flags: flags)
          #expect(result.isSuccess, "\(name):\n\(result)")
        }
        for name in ["Calls.swift", "HostedCalls.swift"] {
          let result = try await compile(
            [tests.appending(path: name)], moduleName: "Calls", mode: mode, for: platform,
            searchPaths: [folder])
          #expect(result.isSuccess, "\(name):\n\(result)")
        }
        for file in try swiftFiles(in: tests.appending(path: "Rejects")) {
          let text = try String(contentsOf: file, encoding: .utf8)
          let reason = try #require(text.firstMatch(of: /\/\/ error: (.+)/)?.1)
          let result = try await compile(
            [file], moduleName: "Calls", mode: mode, for: platform, searchPaths: [folder])
          #expect(!result.isSuccess, "\(file.lastPathComponent) compiles")
          #expect(
            result.description.contains(try Regex("error: .*" + String(reason))),
            "\(file.lastPathComponent):\n\(result)")
        }
      }
    }

    /// A module contains exactly the runtime files that its components use.
    @Test func runtimeIsWhatIsUsed() async throws {
      try await withTemporaryFolder { folder in
        let all = try emit(withRuntime: true, into: folder.appending(path: "all"))
        let used = try emit(into: folder.appending(path: "used"))
        func count(_ sources: URL) throws -> Int {
          try swiftFiles(in: sources.appending(path: "DesignKitUIKit/Support")).count
        }
        let (usedCount, allCount) = (try count(used), try count(all))
        #expect(usedCount < allCount * 3 / 4, "\(usedCount) of \(allCount)")
        let names = try swiftFiles(in: used).map(\.lastPathComponent)
        for name in ["UITableView+Cells.swift", "UIDatePicker+Value.swift", "ForEach.swift"] {
          #expect(!names.contains(name))
        }
      }
    }

    /// The native components of the case run: hierarchy, updates in place, styles, handlers and leaks.
    @Test(arguments: LanguageMode.allCases)
    func componentsRun(mode: LanguageMode) async throws {
      try await withTemporaryFolder { folder in
        let sources = try emit(into: folder)
        var files = try programFiles(in: tests.appending(path: "Programs"))
        let own = sources.appending(path: "DesignKitUIKit")
        for url in try swiftFiles(in: own) {
          let text = try String(contentsOf: url, encoding: .utf8)
          let path = String(url.path.dropFirst(own.path.count))
          // SwiftUI consists of declarations only, and names of the other module are in this one.
          let isLeftOut =
            text.contains("import SwiftUI") || path.contains("/Rating/")
            || path.contains("/Previews/")
            || text.contains("typealias")
              && text.contains("= DesignKit.")
          if !isLeftOut { files.append(ProgramFile(name: path, text: alone(text))) }
        }
        let types = sources.appending(path: "DesignKit")
        for name in [
          "Components/FormField/FormFieldState",
          "Components/FormField/FormFieldAccessibilityIdentifiers",
          "Components/Card/CardAccessibilityIdentifiers", "Shared/Spacing", "Shared/Radius",
        ] {
          let text = try String(
            contentsOf: types.appending(path: "\(name).swift"), encoding: .utf8)
          files.append(ProgramFile(name: name + ".swift", text: alone(text)))
        }
        // Declarations from other modules.
        files.append(
          ProgramFile(
            name: "Others.swift",
            text: """
              import Foundation
              public enum Prominence { case standard, increased }
              extension Bundle { static var ofDesignKit: Bundle { .main } }
              """))
        let passed = try await passedTests(of: files, in: folder, mode: mode)
        #expect(passed.count == 23)
      }
    }

    /// A file of either module, adapted for a module that contains the files of both, without localized
    /// texts.
    private func alone(_ text: String) -> String {
      text.replacing("import DesignKit\n", with: "")
        .replacing("import enum SwiftUI.Prominence\n", with: "")
        .replacing("import SwiftUI\n", with: "import CoreGraphics\nimport Foundation\n")
        .replacing(/String\(localized: (".+?"), bundle: \.module\)/) { $0.1 }
    }
  }
#endif
