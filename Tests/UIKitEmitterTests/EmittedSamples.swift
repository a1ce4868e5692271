#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// The modules of the samples, as they are compiled here.
  struct EmittedSamples {
    private static let tests = repositoryRoot.appending(path: "Tests")

    /// The folder of the modules.
    private let sources: URL

    /// Compiles the specs of this repository.
    init(in folder: URL) throws {
      let project = folder.appending(path: "project")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      for name in ["components", "tokens", "uikit", "dscompile.yaml"] {
        try FileManager.default.copyItem(
          at: repositoryRoot.appending(path: name), to: project.appending(path: name))
      }
      let output = folder.appending(path: "Generated")
      let log = Transcript()
      let outcome = build(
        BuildRequest(folder: project.path, output: output.path), by: .components,
        in: Surroundings(base: project.path, jobs: 2, cacheFolder: nil), console: log.console())
      #expect(outcome == .fine, "\(log.errors)")
      sources = output.appending(path: "Sources")
    }

    /// A module without localized texts.
    ///
    /// - Parameter hasPreviews: Whether the previews are in it.
    func module(
      _ name: String, withPreviews hasPreviews: Bool = false, adding added: [ProgramFile] = []
    ) throws -> ProgramModule {
      let folder = sources.appending(path: name)
      var files = try swiftFiles(in: folder).compactMap { url -> ProgramFile? in
        let path = String(url.path.dropFirst(folder.path.count + 1))
        guard hasPreviews && path.hasPrefix("Support/Previews/") || !path.contains("Preview"),
          !path.contains("Catalog")
        else { return nil }
        let text = try String(contentsOf: url, encoding: .utf8)
        return ProgramFile(name: path, text: name == "DesignKit" ? shared(text) : here(text))
      }
      if name == "DesignKit" {
        files += try programFiles(
          in: Self.tests.appending(path: "SwiftCompilation/ResourceAccessor"))
      }
      return ProgramModule(
        name: name, files: files + added, isKept: hasPreviews && name == "DesignKit")
    }

    /// The names of the types of a module's previews.
    func previews(of name: String) throws -> [String] {
      try swiftFiles(in: sources.appending(path: "\(name)/Support/Previews"))
        .map { $0.deletingPathExtension().lastPathComponent }
        .filter { !$0.contains("Gallery") && $0.hasSuffix("Previews") }.sorted()
    }

    /// The public components that do not host SwiftUI.
    func nativeComponents() throws -> Set<String> {
      let components = sources.appending(path: "DesignKitUIKit/Components")
      let files = try swiftFiles(in: components).filter {
        $0.lastPathComponent == $0.deletingLastPathComponent().lastPathComponent + "View.swift"
      }
      let native = try files.filter { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.contains("public final class") && !text.contains("import SwiftUI\n")
      }
      return Set(native.map { $0.deletingLastPathComponent().lastPathComponent })
    }

    /// A file of the SwiftUI module with the parts that the UIKit module uses.
    private func shared(_ text: String) -> String {
      text.replacing("\n#if os(iOS) || os(visionOS)\n", with: "\n#if true\n")
    }

    private func here(_ text: String) -> String {
      text.replacing(/#if .*/) { String($0.0).replacing("os(iOS)", with: "true") }
        .replacing(/String\(\s*localized: (".+?"), bundle: \.module\)/) { $0.1 }
        .replacing(/@available\(iOS 17\.0, \*\)\s+#Preview\(".+?"\) \{ .+? \}\n/) { _ in "" }
    }
  }
#endif
