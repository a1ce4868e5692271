#if os(Linux)
  import CompilerDriver
  import Foundation
  import Testing

  /// A source file of a program that runs UIKit views on this machine.
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

    package init(name: String, files: [ProgramFile]) {
      self.name = name
      self.files = files
    }
  }

  /// Runs a program of tests: the interface module `UIKit` implements views, constraints and layout passes.
  ///
  /// - Parameter modules: The modules that the program imports, in dependency order. If there are any,
  ///   SwiftUI is available, too, but does nothing.
  /// - Returns: The names of the tests that passed; others are issues.
  /// - Throws: If it does not compile.
  package func passedTests(
    of files: [ProgramFile], importing modules: [ProgramModule] = [], in folder: URL,
    mode: LanguageMode
  ) async throws -> [String] {
    let program = try await buildProgram(files, modules, in: folder, mode: mode)
    let output = try await withTurn(isPartOfLongWork: true) { try run(["env", program.path]) }
    let lines = output.text.split(separator: "\n")
    #expect(output.isSuccess, "the last lines: \(lines.suffix(5).joined(separator: "\n"))")
    let failed = lines.filter { !$0.hasPrefix("passed ") }
    #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    return lines.filter { $0.hasPrefix("passed ") }.map { String($0.dropFirst(7)) }
  }

  private let uiKitModules = [
    "ObjectiveC", "CoreGraphics", "Accessibility", "DeveloperToolsSupport", "UIKit",
  ]
  private let swiftUIModules = [
    "Combine", "Symbols", "UniformTypeIdentifiers", "CoreTransferable", "SwiftUI",
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
      let names = uiKitModules + (hasSwiftUI ? swiftUIModules : [])
      folder = try interfaceFolder(named: hasSwiftUI ? "programs-SwiftUI" : "programs") { draft in
        let sources = URL(filePath: interfaceSources)
        for name in names {
          let files = try swiftFiles(in: sources.appending(path: name))
          try succeed(
            SwiftCompiler.current().command + [
              "-frontend", "-c", "-module-name", name, "-parse-as-library", "-swift-version", "5",
              "-suppress-warnings", "-I", draft, "-emit-module-path",
              "\(draft)/\(name).swiftmodule", "-o", "\(draft)/\(name).o",
            ] + (files + [sources.appending(path: "InterfaceOnly.swift")]).map(\.path))
        }
      }
      objects = names.map { [folder] in "\(folder)/\($0).o" }
    }
  }

  /// Compiles the modules and the files.
  private func buildProgram(
    _ sources: [ProgramFile], _ modules: [ProgramModule], in folder: URL, mode: LanguageMode
  ) async throws -> URL {
    let compiler = try await withTurn(isPartOfLongWork: true) { try SwiftCompiler.current() }
    let interfaces = try await withTurn(isPartOfLongWork: true) {
      try RunningInterfaces(withSwiftUI: !modules.isEmpty)
    }
    @Sendable func object(_ name: String) -> String { folder.appending(path: "\(name).o").path }
    let searchPaths = ["-I", folder.path, "-I", interfaces.folder]
    for module in modules {
      let plugins = try await withTurn(isPartOfLongWork: true) { try macroOptions() }
      let files = try written(module.files, in: folder.appending(path: module.name))
      try await withTurn(isPartOfLongWork: true) {
        try succeed(
          compiler.command + [
            "-c", "-wmo", "-swift-version", mode.rawValue, "-suppress-warnings",
            "-parse-as-library", "-module-name", module.name, "-package-name", "Program",
            "-emit-module", "-emit-module-path",
            folder.appending(path: "\(module.name).swiftmodule").path, "-o", object(module.name),
          ] + searchPaths + plugins + files.map(\.path))
      }
    }
    let files = try written(sources, in: folder)
    let program = folder.appending(path: "program")
    let objects = interfaces.objects + modules.map { object($0.name) }
    try await withTurn(isPartOfLongWork: true) {
      try succeed(
        compiler.command + [
          "-wmo", "-swift-version", mode.rawValue, "-module-name", "Program",
          "-parse-as-library", "-o", program.path,
        ] + searchPaths
          // Deprecated API of a library is tested, too.
          + (modules.isEmpty ? ["-warnings-as-errors"] : ["-O", "-suppress-warnings"])
          + files.map(\.path) + objects)
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
    text.replacing("import UIKit\n", with: "@_spi(Model) import UIKit\n", maxReplacements: 1)
  }
#endif
