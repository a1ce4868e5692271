import CompilerDriver
import TestSupport
import Testing

/// Projects with a UIKit module and no SwiftUI module.
@Suite struct UIKitAloneTests {
  private func makeProject(
    _ specs: [String: String], _ settings: String = ""
  ) throws -> TestProject {
    let project = try TestProject()
    try project.write(
      "dscompile.yaml",
      "library: Kit\nplatforms: {iOS: \"16.0\"}\ntargets: [uikit]\n" + settings)
    for (name, spec) in specs { try project.write("components/\(name).yaml", spec) }
    return project
  }

  private func build(_ project: TestProject) -> Outcome {
    project.log.clear()
    return CompilerDriver.build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
  }

  private let label = "component: Caption\nproperties: {text: String}\nbody: Text(text)\n"
  private let meter =
    "component: Meter\nbody: 'GeometryReader { proxy in Color.red }'\n"

  @Test func nothingNeedsSwiftUI() throws {
    let project = try makeProject([
      "Caption": label + "types: {CaptionTone: {cases: [calm, loud]}}\n",
      "Shared": """
      types:
        Colors: {constants: {quiet: {type: Color, value: .gray}}}
      swift: |
        extension CaptionTone {
          public var color: Color { self == .calm ? Colors.quiet : .red }
        }

        extension View {
          func quiet() -> some View { foregroundStyle(Colors.quiet) }
        }
      """,
    ])
    #expect(build(project) == .fine, "\(project.log.errors)")
    let tree = project.tree()
    #expect(tree.keys.allSatisfy { !$0.hasPrefix("Sources/Kit/") })
    for (path, text) in tree { #expect(!text.contains("import SwiftUI"), "\(path)") }
    let manifest = try #require(tree["Package.swift"])
    #expect(manifest.contains("targets: [.target(name: \"KitUIKit\")]"))
    #expect(
      tree["Sources/KitUIKit/Components/Caption/CaptionTone.swift"]?
        .contains("public enum CaptionTone") == true)
    let shared = try #require(tree["Sources/KitUIKit/Shared/SharedDeclarations.swift"])
    #expect(shared.contains("public var color: UIColor"))
    #expect(!shared.contains("extension View"))
  }

  @Test func whatOnlySwiftUIHasIsAnError() throws {
    let project = try makeProject([
      "Caption": label, "Meter": meter,
      "Badge": "component: Badge\nkind: modifier\nbody: content\n",
      "Place": "component: Place\nproperties: {edge: VerticalEdge}\nbody: Divider()\n",
    ])
    #expect(build(project) == .findings)
    let errors = project.log.errors
    for message in [
      "'Badge' is a modifier of SwiftUI's views, and there is no SwiftUI module",
      "components/Meter.yaml:2:8: error: 'GeometryReader' has no counterpart in UIKit",
      "UIKit has no counterpart of the type 'VerticalEdge'",
    ] { #expect(errors.contains(message), "\(errors)") }
    #expect(errors.contains("3 errors in 3 files"), "\(errors)")
  }

  @Test func whatOnlySwiftUIHasCanBeLeftOut() throws {
    let project = try makeProject(
      [
        "Caption": label, "Meter": meter,
        "Panel": "component: Panel\nbody: 'VStack { Meter() }'\n",
      ], "uikit: {fallback: omit}\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(project.tree()["README.md"]?.hasSuffix("## Components\n\n- `CaptionView`\n") == true)
    project.log.clear()
    let outcome = stats(
      StatsRequest(), in: project.surroundings, console: project.log.console())
    #expect(outcome == .fine)
    #expect(
      project.log.output.hasSuffix(
        """
        UIKit: 1 native, 0 hosted, 0 hand-written, 2 left out
          left out  Meter  components/Meter.yaml:2:8: GeometryReader
          left out  Panel  components/Panel.yaml:2:17: Meter

        """), "\(project.log.output)")
  }

  /// A component that shows a type without a counterpart is not emitted, because it would not compile.
  @Test func typesWithoutCounterpartAreObstacles() throws {
    let types = "types: {Row: {properties: {content: AnyShape}}, Rows: {alias: '[Row]'}}\n"
    let project = try makeProject(
      [
        "Caption": label, "Shared": types,
        "Chart": "component: Chart\nproperties: {rows: Rows}\nbody: Text(\"\\(rows.count)\")\n",
      ], "uikit: {fallback: omit}\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    let files = project.tree().keys.filter { $0.contains("Row") || $0.contains("ChartView") }
    #expect(files.isEmpty, "\(files)")
  }

  @Test func runtimeHasNoHosting() throws {
    let project = try makeProject(["Caption": label], "uikit: {runtime: all}\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    let paths = project.tree().keys
    #expect(paths.contains { $0.contains("/Support/Lists/") })
    #expect(!paths.contains { $0.contains("/Support/Hosting/") })
  }

  /// SwiftUI in UIKit views needs a later system than UIKit views do.
  @Test func hostedComponentsNeedALaterSystem() throws {
    let project = try makeProject([
      "Caption": label, "Meter": meter,
      "Choice":
        "component: Choice\ngenerics: {Value: }\nproperties: {value: Value}\nbody: Divider()\n",
    ])
    for (settings, expected) in [
      (
        "",
        [
          "components/Choice.yaml:1:1: error: UIKit has no counterpart of generic parameters, and SwiftUI can "
            + "show 'Choice' only from iOS 16 on, but the project is for iOS 15.0; raise the version in "
            + "'platforms' or leave such components out with 'uikit: {fallback: omit}' [not-portable]",
          "components/Meter.yaml:2:8: error: 'GeometryReader' has no counterpart in UIKit, and SwiftUI can show "
            + "'Meter' only from iOS 16 on, but the project is for iOS 15.0; write a 'uikit' body, raise the "
            + "version in 'platforms' or leave such components out with 'uikit: {fallback: omit}' [not-portable]",
        ]
      ),
      ("uikit: {fallback: omit}\n", []),
    ] {
      try project.write(
        "dscompile.yaml",
        "library: Kit\nplatforms: {iOS: \"15.0\"}\ntargets: [swiftui, uikit]\n" + settings)
      _ = build(project)
      let errors = project.log.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(errors.map(String.init) == expected)
    }
  }

  @Test func addingSwiftUIKeepsTheModule() throws {
    let earlier = try makeProject(["Caption": label])
    let later = try makeProject(["Caption": label])
    try later.write(
      "dscompile.yaml",
      "library: Kit\nplatforms: {iOS: \"16.0\"}\ntargets: [swiftui, uikit]\n")
    let outcome = changes(
      ChangesRequest(folder: later.folder, earlier: .folder(earlier.folder)),
      in: later.surroundings, console: later.log.console())
    #expect(outcome == .fine, "\(later.log.output)")
    #expect(later.log.output.contains("there is a new module 'Kit'"), "\(later.log.output)")
  }
}
