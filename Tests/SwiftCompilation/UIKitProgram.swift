#if os(Linux)
  import CompilerDriver
  import Foundation
  import Testing

  /// A source file of a program that runs views of UIKit or SwiftUI on this machine.
  package struct ProgramFile: Sendable {
    /// Unique in the program.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The test files in a folder, which have access to the interface modules' API for tests.
  ///
  /// - Throws: If a file cannot be read.
  package func programFiles(in folder: URL) throws -> [ProgramFile] {
    try swiftFiles(in: folder).map { file in
      ProgramFile(
        name: file.lastPathComponent,
        text: seeingModel(try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// A module that a program uses.
  package struct ProgramModule: Sendable {
    package let name: String
    package let files: [ProgramFile]

    /// Whether it is kept for the next run: it takes long to compile, and seldom changes.
    package let isKept: Bool

    package init(name: String, files: [ProgramFile], isKept: Bool = false) {
      self.name = name
      self.files = files
      self.isKept = isKept
    }
  }

  /// Runs a program of tests: the interface modules `UIKit` and `SwiftUI` implement views.
  ///
  /// - Parameters:
  ///   - modules: The modules that the program imports, in dependency order. If there are any, SwiftUI is
  ///     available, too.
  ///   - testsSwiftUI: Whether the program tests views of SwiftUI; it is compiled without optimization.
  ///   - resources: Files that the program finds in its main bundle.
  /// - Returns: The names of the tests that passed; others are issues.
  /// - Throws: If it does not compile.
  package func passedTests(
    of files: [ProgramFile], importing modules: [ProgramModule] = [], testsSwiftUI: Bool = false,
    resources: [URL] = [], in folder: URL, mode: LanguageMode
  ) async throws -> [String] {
    let program = try await buildProgram(
      files, modules, testsSwiftUI: testsSwiftUI, in: folder, mode: mode)
    for resource in resources {
      try FileManager.default.copyItem(
        at: resource, to: folder.appending(path: resource.lastPathComponent))
    }
    let output = try await withTurn(isPartOfLongWork: true) { try run(["env", program.path]) }
    let lines = output.text.split(separator: "\n")
    #expect(output.isSuccess, "the last lines: \(lines.suffix(5).joined(separator: "\n"))")
    let failed = lines.filter { !$0.hasPrefix("passed ") }
    #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    return lines.filter { $0.hasPrefix("passed ") }.map { String($0.dropFirst(7)) }
  }

  /// Runs tests of components in a program of their own, as `dscompile test` does in a package.
  ///
  /// - Parameters:
  ///   - files: Tests that use Swift Testing and `ViewTesting`.
  ///   - modules: The modules that they import, in dependency order.
  ///   - resources: Files that the program finds in its main bundle.
  /// - Returns: Whether they passed, and what the program printed.
  /// - Throws: If the program does not compile.
  package func outcome(
    ofTests files: [ProgramFile], importing modules: [ProgramModule], resources: [URL],
    in folder: URL
  ) async throws -> (isPassed: Bool, output: String) {
    let main = ProgramFile(
      name: "Main.swift",
      text: """
        import Foundation
        import Testing

        @main struct Program {
          static func main() async { exit(await Testing.__swiftPMEntryPoint()) }
        }
        """)
    // Overlays of Apple's modules do not exist here.
    let program = try await buildProgram(
      files + [main], modules, testsSwiftUI: true, in: folder, mode: .v6,
      flags: ["-Xfrontend", "-disable-cross-import-overlays"])
    for resource in resources {
      try FileManager.default.copyItem(
        at: resource, to: folder.appending(path: resource.lastPathComponent))
    }
    let output = try await withTurn { try run(["env", program.path]) }
    return (output.isSuccess, output.text)
  }

  private let uiKitModules = [
    "ObjectiveC", "CoreGraphics", "Accessibility", "DeveloperToolsSupport", "UIKit",
  ]

  /// The interface modules as code that runs, which is compiled once for all programs and kept for the next run.
  ///
  /// If it is compiled differently, its folders need other names.
  private struct RunningInterfaces: Sendable {
    /// The folder of the modules.
    let folder: String
    let objects: [String]

    /// - Parameter hasSwiftUI: Whether SwiftUI is among them, which not all programs may import.
    /// - Throws: If they do not compile.
    init(withSwiftUI hasSwiftUI: Bool) throws {
      if hasSwiftUI {
        let modules = try runningModules()
        (folder, objects) = (modules.folder, modules.objects)
        return
      }
      folder = try interfaceFolder(named: "programs") { draft in
        let sources = URL(filePath: interfaceSources)
        for name in uiKitModules {
          let files = try swiftFiles(in: sources.appending(path: name))
          try succeed(
            SwiftCompiler.current().command + [
              "-frontend", "-c", "-module-name", name, "-parse-as-library", "-swift-version", "5",
              "-suppress-warnings", "-I", draft, "-emit-module-path",
              "\(draft)/\(name).swiftmodule", "-o", "\(draft)/\(name).o",
            ] + (files + [sources.appending(path: "InterfaceOnly.swift")]).map(\.path))
        }
      }
      objects = uiKitModules.map { [folder] in "\(folder)/\($0).o" }
    }
  }

  /// Compiles the modules and the files.
  private func buildProgram(
    _ sources: [ProgramFile], _ modules: [ProgramModule], testsSwiftUI: Bool, in folder: URL,
    mode: LanguageMode, flags: [String] = []
  ) async throws -> URL {
    let compiler = try await withTurn(isPartOfLongWork: true) { try SwiftCompiler.current() }
    let interfaces = try await withTurn(isPartOfLongWork: true) {
      try RunningInterfaces(withSwiftUI: testsSwiftUI || !modules.isEmpty)
    }
    // Before any folder of the store is filled, which locks it.
    let plugins = try await withTurn(isPartOfLongWork: true) {
      testsSwiftUI || !modules.isEmpty ? try macroOptions() : []
    }
    // The folder of each module.
    var folders: [String] = []
    for module in modules {
      let searchPaths = (folders + [interfaces.folder]).flatMap { ["-I", $0] }
      @Sendable func compile(into folder: URL) throws {
        let files = try written(module.files, in: folder.appending(path: module.name))
        try succeed(
          compiler.command + [
            "-c", "-wmo", "-swift-version", mode.rawValue, "-suppress-warnings",
            "-parse-as-library", "-module-name", module.name, "-package-name", "Program",
            "-emit-module", "-emit-module-path",
            folder.appending(path: "\(module.name).swiftmodule").path, "-o",
            folder.appending(path: "\(module.name).o").path,
          ] + searchPaths + plugins + files.map(\.path))
      }
      folders.append(
        try await withTurn(isPartOfLongWork: true) {
          guard module.isKept else {
            try compile(into: folder)
            return folder.path
          }
          let text = module.files.map { "\($0.name)\n\($0.text)" }.joined(separator: "\n")
          let hash = ContentHash(of: Array("\(mode.rawValue)\n\(text)".utf8)).text
          return try interfaceFolder(named: "programs-\(module.name)-\(hash)") {
            try compile(into: URL(filePath: $0))
          }
        })
    }
    let files = try written(sources, in: folder)
    let program = folder.appending(path: "program")
    let objects = interfaces.objects + zip(modules, folders).map { "\($1)/\($0.name).o" }
    let searchPaths = (folders + [interfaces.folder]).flatMap { ["-I", $0] }
    // Deprecated API of a library is tested, too.
    let options =
      testsSwiftUI
      ? ["-suppress-warnings"]
      : modules.isEmpty ? ["-warnings-as-errors"] : ["-O", "-suppress-warnings"]
    try await withTurn(isPartOfLongWork: true) {
      try succeed(
        compiler.command + [
          "-wmo", "-swift-version", mode.rawValue, "-module-name", "Program",
          "-parse-as-library", "-o", program.path,
        ] + searchPaths + options + flags + (testsSwiftUI ? plugins : []) + files.map(\.path)
          + objects)
    }
    return program
  }

  private func written(_ sources: [ProgramFile], in folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try sources.map { source in
      let url = folder.appending(path: source.name.replacing("/", with: "-"))
      try Data(withoutObjectiveC(source.text).utf8).write(to: url)
      return url
    }
  }

  private func succeed(_ command: [String]) throws {
    let output = try run(command)
    guard output.isSuccess else { throw VerificationError(output.text) }
  }

  /// Methods that are called by selector are called through a protocol instead, because this machine has no
  /// Objective-C runtime.
  private func withoutObjectiveC(_ text: String) -> String {
    guard let method = text.firstMatch(of: #/@objc (private )?func (\w+)\(\)/#)?.2,
      let type = text.firstMatch(of: #/final class (\w+): NSObject/#)?.1
    else { return text }
    return seeingModel(text)
      .replacing(#/@objc (private )?func/#, with: "fileprivate func")
      .replacing(#/#selector\((\w+\.)?(\w+)\)/#) { "Selector(\"\($0.2)\")" }
        + """

        extension \(type): SelectorTarget {
          func receive(_ selector: Selector) { \(method)() }
        }
        """
  }

  /// The text with access to the interface modules' API for tests.
  private func seeingModel(_ text: String) -> String {
    ["UIKit", "SwiftUI"].reduce(text) { text, module in
      text.replacing(
        "import \(module)\n", with: "@_spi(Model) import \(module)\n", maxReplacements: 1)
    }
  }
#endif
