import CompilerDriver
import Foundation
import SwiftCompilation
import TestSupport
import Testing

/// Types nested in a component hide those of Swift and SwiftUI with the same names.
@Suite struct NestedNameTests {
  /// Names that emitted code uses in components.
  private let names = [
    "AnyView", "Array", "Binding", "Bool", "Color", "Content", "EmptyView", "Environment",
    "FocusState", "ForEach", "Image", "Int", "LocalizedStringKey", "MainActor", "Never",
    "Sendable", "State", "String", "StringProtocol", "Text", "VStack", "View", "ViewBuilder",
  ]

  @Test func emittedCodeMeansTheOthers() async throws {
    let project = try TestProject()
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      specs: specs
      string: StringProtocol
      platforms: {iOS: "16.0", macOS: "13.0"}

      """)
    for name in names {
      try project.write("specs/A\(name).yaml", spec(nesting: name))
    }
    let outcome = build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
    try #require(outcome == .fine, "\(project.log.errors)")
    let sources = try librarySources(in: URL(filePath: project.folder + "/Generated"))
    let result = try await compile(
      sources, moduleName: "Kit", mode: .v6, flags: ["-suppress-warnings"])
    #expect(result.isSuccess, "\(result.diagnostics)")
  }

  private func spec(nesting name: String) -> String {
    """
    component: A\(name)
    properties:
      isOn: {type: Swift.Bool, binding: true}
      amount: {type: Swift.Int, binding: optional, default: 1}
    slots:
      head: {options: [text, empty]}
      note: {optional: true, options: [text, systemImage, image]}
      rest: {optional: true, via: modifier, options: [text]}
    state:
      isShown: {type: Swift.Bool, default: "false"}
      isFocused: {wrapper: FocusState, type: "Swift.Int?"}
    environment: {colorScheme: }
    styles:
      automatic: {body: configuration.head}
      level: {parameters: {level: {type: Int, default: 1}}, body: configuration.head}
    swift: |
      extension A\(name) {
        public enum \(name): Swift.Hashable, Swift.Sendable { case one, two }
      }
    """
  }
}
