import CompilerDriver
import DesignTokens
import Foundation
import SwiftCompilation
import SwiftRendering
import TestSupport
import Testing
import UIKitEmitter
import UIKitRuntime

private let tests = repositoryRoot.appending(path: "Tests/TokenEmissionTests/UIKit")

// Gesture recognizer actions need Objective-C, which the compiler only supports for Apple platforms.
private let platform = (ApplePlatform.iOS, version: "16.0")

/// The tokens emitted for UIKit.
@Suite struct UIKitTests {
  // MARK: - Texts

  /// All colors have the same components as in SwiftUI, in the same order.
  @Test(arguments: [EmissionCase.brands, .corners, .samples])
  func colorsAreThoseOfSwiftUI(_ example: EmissionCase) throws {
    let emitted = try example.emitted()
    let uiKit = emitted.filesForUIKit(besides: "DesignKit")
    var count = 0
    for file in emitted.files where file.path.contains("/Tokens/") {
      let name = String(file.path.split(separator: "/").last ?? "")
      let colors = colorsOfSwiftUI(in: String(decoding: file.body, as: UTF8.self))
      guard !colors.isEmpty, !file.path.contains("/Support/") else { continue }
      let own = colorsOfUIKit(in: try #require(uiKit.text(name)))
      #expect(own.count == colors.count, "\(name)")
      for (own, other) in zip(own, colors) where other[0] != "sRGBLinear" {
        #expect(own == other, "\(name)")
      }
      count += colors.count
    }
    #expect(count > 20)
  }

  private func colorsOfSwiftUI(in text: String) -> [[String]] {
    // If a color is broken into lines, its components are on separate lines.
    text.replacing(/\s*\n\s*/, with: " ").matches(
      of: /Color\( ?\.(\w+), red: (\S+), green: (\S+), blue: ([^,\s)]+)(?:, opacity: ([^\s)]+))?/
    ).map { match in
      [match.1, match.2, match.3, match.4, match.5 ?? "1"].map { String($0) }
    }
  }

  private func colorsOfUIKit(in text: String) -> [[String]] {
    text.replacing(/\s*\n\s*/, with: " ").matches(
      of: /UIColor\( ?(red|displayP3Red): (\S+), green: (\S+), blue: (\S+), alpha: ([^\s)]+)/
    ).map { match in
      [match.1 == "red" ? "sRGB" : "displayP3"]
        + [match.2, match.3, match.4, match.5].map { String($0) }
    }
  }

  /// UIKit has no initializer for linear components.
  @Test func linearColorIsEncoded() throws {
    let tokens = try EmittedTokens(
      """
      {"color": {"x": {"$type": "color", "$value":
      {"colorSpace": "srgb-linear", "components": [0.2140, 0, 1]}}}}
      """)
    #expect(tokens.text("Palette.swift")?.contains("Color(.sRGB, red: 0.5") == false)
    let palette = tokens.filesForUIKit(besides: nil).text("Palette.swift")
    #expect(palette?.contains("UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)") == true)
  }

  /// A group without framework types is the SwiftUI module's.
  @Test(arguments: [
    ("dimension", "{\"value\": 1, \"unit\": \"px\"}", true), ("number", "1", true),
    ("duration", "{\"value\": 1, \"unit\": \"s\"}", true),
    ("cubicBezier", "[0, 0, 1, 1]", false), ("fontWeight", "400", false),
    ("strokeStyle", "\"solid\"", false),
  ]) func groupIsAnAliasOrAType(type: String, value: String, isAlias: Bool) throws {
    let tokens = try EmittedTokens(
      "{\"values\": {\"x\": {\"$type\": \"\(type)\", \"$value\": \(value)}}}")
    let beside = tokens.filesForUIKit(besides: "DesignKit").text("Values.swift") ?? ""
    #expect(beside.contains("public typealias Values = DesignKit.Values") == isAlias)
    #expect(beside.contains("import DesignKit") == isAlias)
    let alone = tokens.filesForUIKit(besides: nil).text("Values.swift") ?? ""
    #expect(alone.contains("public enum Values {"))
    #expect(!alone.contains("import DesignKit"))
  }

  @Test func filesAreCompiledWhereUIKitIs() throws {
    for file in try EmissionCase.brands.emitted().filesForUIKit(
      besides: "DesignKit", settings: { $0.condition = "os(iOS)" })
    {
      let text = String(decoding: file.body, as: UTF8.self)
      #expect(text.hasPrefix("#if os(iOS)\n  "), "\(file.path)")
      #expect(text.hasSuffix("\n#endif\n"), "\(file.path)")
    }
  }

  // MARK: - Compilation

  /// The tokens compile next to the SwiftUI module, with the runtime files that they use.
  @Test(arguments: [EmissionCase.brands, .corners, .samples], LanguageMode.allCases)
  func compiles(_ example: EmissionCase, mode: LanguageMode) async throws {
    try await withTemporaryFolder { folder in
      let emitted = try example.emitted()
      let uiKit = emitted.filesForUIKit(besides: "DesignKit")
      try await module("DesignKit", emitted.files, in: folder, mode: mode)
      let hasClients = example == .brands
      try await module(
        "DesignKitUIKit", uiKit,
        with: hasClients ? RuntimeFile.allCases : runtimeFiles(usedBy: uiKit),
        in: folder, mode: mode)
      if hasClients { try await checkClients(in: folder, mode: mode) }
    }
  }

  /// The tokens compile without a SwiftUI module.
  @Test(arguments: [EmissionCase.brands, .corners, .samples], LanguageMode.allCases)
  func compilesSeparately(_ example: EmissionCase, mode: LanguageMode) async throws {
    try await withTemporaryFolder { folder in
      let files = try example.emitted().filesForUIKit(besides: nil)
      try await module(
        "DesignKitUIKit", files, with: runtimeFiles(usedBy: files), in: folder, mode: mode)
    }
  }

  /// Compiles the files of a module.
  private func module(
    _ name: String, _ files: [EmittedFile], with runtime: [RuntimeFile] = [], in folder: URL,
    mode: LanguageMode
  ) async throws {
    let sources = folder.appending(path: name + "-sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for file in files where file.path.hasSuffix(".swift") {
      let path = file.path.replacing("/", with: "-")
      try Data(file.body).write(to: sources.appending(path: path))
    }
    for file in runtime {
      let path = file.path.replacing("/", with: "-")
      try Data(file.text(access: "public ").utf8).write(to: sources.appending(path: path))
    }
    let result = try await compile(
      swiftFiles(in: sources), moduleName: name, mode: mode, for: platform,
      emitModuleTo: folder.appending(path: "\(name).swiftmodule"), searchPaths: [folder],
      flags: ["-warnings-as-errors"])
    #expect(result.isSuccess, "\(result)")
  }

  private func checkClients(in folder: URL, mode: LanguageMode) async throws {
    func client(_ file: URL) async throws -> CompilationResult {
      try await compile(
        [file], moduleName: "Client", mode: mode, for: platform, searchPaths: [folder],
        flags: ["-warnings-as-errors"])
    }
    for file in try swiftFiles(in: tests.appending(path: "Calls")) {
      let result = try await client(file)
      #expect(result.isSuccess, "\(file.lastPathComponent):\n\(result)")
    }
    for file in try swiftFiles(in: tests.appending(path: "Rejects")) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let reason = try #require(text.firstMatch(of: /\/\/ error: (.+)/)?.1)
      let result = try await client(file)
      #expect(!result.isSuccess, "\(file.lastPathComponent) compiles")
      #expect(
        result.description.contains("error: " + reason), "\(file.lastPathComponent):\n\(result)")
    }
  }

  // MARK: - Running

  #if os(Linux)
    /// The tokens behave as promised: colors by traits, text sizes, themes, borders and shadows.
    @Test(arguments: LanguageMode.allCases) func programPasses(mode: LanguageMode) async throws {
      try await withTemporaryFolder { folder in
        // SwiftUI consists of declarations only, so all values are this module's.
        let tokens = try EmissionCase.brands.emitted().filesForUIKit(besides: nil)
        let programs = try programFiles(in: tests.appending(path: "Programs"))
        let used = runtimeFiles(
          usedBy: tokens
            + programs.map { EmittedFile(path: $0.name, origin: "", body: Array($0.text.utf8)) })
        let files =
          tokens.map { ProgramFile(name: $0.path, text: String(decoding: $0.body, as: UTF8.self)) }
          + used.map { ProgramFile(name: $0.path, text: $0.text(access: "public ")) } + programs
        let passed = try await passedTests(of: files, in: folder, mode: mode)
        #expect(passed.count == 13)
      }
    }
  #endif
}
