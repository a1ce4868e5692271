#if os(Linux)
  import CompilerDriver
  import Foundation
  import TestSupport

  /// What an app writes for each preview of the sample components, as `dscompile render` lists it and the catalog shows it.
  package struct SampleCalls {
    private struct List: Decodable {
      let components: [Component]
    }

    private struct Component: Decodable {
      let component: String
      let calls: [Call]
    }

    private struct Call: Decodable {
      let preview: String
      let state: [String]?
      let swiftui, uikit: String?
    }

    private let components: [Component]

    /// Lists the calls.
    package init() throws {
      let log = Transcript()
      let outcome = render(
        RenderRequest(format: .json),
        in: Surroundings(base: repositoryRoot.path, jobs: 2, cacheFolder: nil),
        console: log.console(.quiet))
      guard outcome == .fine else { throw CallsError(description: log.errors) }
      components = try JSONDecoder().decode(List.self, from: Data(log.output.utf8)).components
    }

    private struct CallsError: Error, CustomStringConvertible {
      let description: String
    }

    /// A client with a view for each call in SwiftUI, and their number.
    package var views: (file: ProgramFile, count: Int) {
      // A preview that a spec has itself uses it.
      let order = "struct DKSampleOrder: Identifiable { var id: Int }"
      return file("Views.swift", ["DesignKit", "SwiftUI"], adding: order) { name, call in
        guard let text = call.swiftui else { return nil }
        return
          (["struct \(name): View {"] + (call.state ?? []) + [
            "var body: some View {", text, "}", "}",
          ])
          .joined(separator: "\n")
      }
    }

    /// A client with a function for each call of some components in UIKit, and their number.
    package func functions(of names: Set<String>) -> (file: ProgramFile, count: Int) {
      file("Functions.swift", ["DesignKit", "DesignKitUIKit", "UIKit"], only: names) { name, call in
        call.uikit.map { "@MainActor func make\(name)() -> UIView {\n\($0)\n}" }
      }
    }

    private func file(
      _ name: String, _ modules: [String], only names: Set<String>? = nil,
      adding added: String = "", _ declaration: (String, Call) -> String?
    ) -> (file: ProgramFile, count: Int) {
      let declarations = components.filter { names?.contains($0.component) ?? true }
        .flatMap { component in
          component.calls.compactMap { call in
            declaration("\(component.component)_\(call.preview)", call)
          }
        }
      let text = modules.map { "import \($0)\n" }.joined() + declarations.joined(separator: "\n")
      return (ProgramFile(name: name, text: text + "\n" + added + "\n"), declarations.count)
    }
  }
#endif
