#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// Values with names that every view of UIKit has: their views have other members.
  @Suite struct MemberNameTests {
    private static let values = """
      slots:
        mask: {options: [text]}
        layer: {optional: true}
        inputView: {arguments: {superview: Bool}}
        gestureRecognizers: {list: true}
      properties:
        tintColor: String
        canBecomeFocused: {type: Bool, default: false}
        hidden: {type: Bool, binding: true}
        nextResponder: {type: () -> Void}
        hash: {type: String, binding: true}
      modifiers:
        hoverStyle: {type: Bool, default: false}
        undoManager: {type: "(() -> Void)?"}
      state:
        coordinateSpace: {type: Int, default: 0}
        isFocused: {type: Bool, wrapper: FocusState}

      """

    /// The body, with a prefix for its values.
    private static func body(_ owner: String, indent: String) -> String {
      let lines = """
        VStack {
          \(owner)mask
          \(owner)layer
          \(owner)inputView(\(owner.isEmpty ? "" : "superview: ")\(owner)canBecomeFocused)
          ForEach(\(owner)gestureRecognizers) { view in
            view
          }
          Text(verbatim: \(owner)tintColor)
            .opacity(\(owner)hoverStyle ? 1 : 0.5)
          if \(owner)canBecomeFocused {
            Text(verbatim: "\\(\(owner)hidden)")
          }
          Button {
            \(owner)nextResponder()
            \(owner)undoManager?()
          } label: {
            Text(verbatim: "Next")
          }
        }
        """
      return lines.split(separator: "\n").map { indent + $0 + "\n" }.joined()
    }

    private static let specs = [
      "Plain": values + "body: |\n"
        + body("", indent: "  ")
        .replacing(
          "    if canBecomeFocused",
          with: """
                Toggle("Next", isOn: $hidden)
                TextField("Hash", text: $hash)
                  .focused($isFocused)
                Button {
                  coordinateSpace += 1
                  isFocused = true
                } label: {
                  Text(verbatim: "\\(coordinateSpace)")
                }
                if canBecomeFocused
            """),
      "Styled": values + "body: |\n  style\n    .opacity(isFocused && hoverStyle ? 1 : 0.5)\n"
        + "styles:\n  automatic:\n    body: |\n" + body("configuration.", indent: "      "),
      "Drawn": values + "body: |\n  GeometryReader { _ in\n" + body("", indent: "    ") + "  }\n",
    ]

    /// Emits the specs.
    ///
    /// - Returns: The folder of the sources, with a folder for each module.
    private func emit(into folder: URL) throws -> URL {
      let specs = folder.appending(path: "components")
      try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
      for (name, text) in Self.specs {
        try Data("component: \(name)\n\(text)".utf8).write(
          to: specs.appending(path: "\(name).yaml"))
      }
      try Data(
        """
        library: Names
        platforms: {iOS: "16.0"}
        targets: [swiftui, uikit]
        """.utf8
      ).write(to: folder.appending(path: "dscompile.yaml"))
      let output = folder.appending(path: "Generated")
      let log = Transcript()
      let outcome = build(
        BuildRequest(folder: folder.path, output: output.path), by: .components,
        in: Surroundings(base: folder.path, jobs: 2, cacheFolder: nil), console: log.console())
      #expect(outcome == .fine, "\(log.errors)")
      return output.appending(path: "Sources")
    }

    @Test(arguments: LanguageMode.allCases)
    func modulesCompile(mode: LanguageMode) async throws {
      try await withTemporaryFolder { folder in
        let sources = try emit(into: folder)
        for name in ["Names", "NamesUIKit"] {
          let result = try await compile(
            swiftFiles(in: sources.appending(path: name)).filter {
              !$0.path.contains("/Previews/")
            },
            moduleName: name, mode: mode,
            for: (.iOS, version: "16.0"),
            emitModuleTo: folder.appending(path: "\(name).swiftmodule"), searchPaths: [folder],
            flags: ["-package-name", "Names"])
          #expect(result.isSuccess, "\(name):\n\(result)")
        }
        let client = """
          import NamesUIKit

          /// A closure of a client is passed on as it is.
          @MainActor func forwarded(_ action: @escaping () -> Void) -> PlainView {
            let view = PlainView(
              tintColor: "", hidden: false, nextResponder: action, hash: "", mask: "") { _ in
              } gestureRecognizers: {
              }
            view.plainTintColor = "red"
            return view.tintColor("blue").hoverStyle(true)
          }
          """
        let result = try await compile(
          source: client, mode: mode, for: (.iOS, version: "16.0"), searchPaths: [folder])
        #expect(result.isSuccess, "\(result)")
      }
    }

    @Test func viewsAreNative() async throws {
      try await withTemporaryFolder { folder in
        let sources = try emit(into: folder)
        for (name, isNative) in [("Plain", true), ("Styled", true), ("Drawn", false)] {
          let file = "NamesUIKit/Components/\(name)View/\(name)View.swift"
            .replacing("View/", with: "/")
          let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
          #expect(text.contains("import SwiftUI\n") != isNative, "\(name)")
        }
      }
    }
  }
#endif
