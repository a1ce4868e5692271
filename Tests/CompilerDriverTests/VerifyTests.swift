import CompilerDriver
import Foundation
import Specification
import SwiftCompilation
import TestSupport
import Testing

/// Compiler messages about emitted code are reported at the places of specs.
struct VerifyTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\nplatforms: {iOS: \"16.0\"}\n")
  }

  /// Verifies the project, with the interface modules that other tests use.
  private func verify(
    _ request: VerifyRequest = VerifyRequest(), verbosity: Console.Verbosity = .normal,
    files: FileSystem = FileSystem()
  ) async throws -> (outcome: Outcome, log: String) {
    let project = project
    project.log.clear()
    let outcome = try await withTurn {
      var surroundings = verificationSurroundings(base: project.folder)
      surroundings.files = files
      return CompilerDriver.verify(
        request, in: surroundings, console: project.log.console(verbosity))
    }
    return (outcome, project.log.output + project.log.errors)
  }

  @Test func missingFolder() async throws {
    let (outcome, log) = try await verify(
      VerifyRequest(folder: project.folder + "/nowhere"))
    #expect(outcome == .failure)
    #expect(log.contains("nowhere"))
  }

  private static let card = """
    component: Card
    slots:
      title: {options: [text]}
      actions: {optional: true}
    properties:
      count: {type: "Int?", default: nil}
    modifiers:
      inset: {type: CGFloat, default: 8}
    body: |
      VStack {
        title
        if let count {
          Text(verbatim: String(count))
        }
        actions
      }
      .padding(inset)

    """

  @Test func saysWhatItCompiled() async throws {
    try project.write("components/Card.yaml", Self.card)
    let (outcome, log) = try await verify()
    #expect(outcome == .fine)
    #expect(log.contains("no problems"))
    #expect(log.contains(" for iOS 16.0, in Swift 5 and 6"))
    #expect(log.firstMatch(of: #/1 component and \d\d promised calls compiled/#) != nil)
  }

  /// Errors are reported at the origin of the text, in all kinds of scalars, with columns.
  @Test(arguments: [
    ("Text(verbatim: String(count))", "Text(verbatim: [count].map { $0 + 1 }[0])", "13:39"),
    ("padding(inset)", "frame(width: [inset].map { \"\\($0)\" }[0])", "17:31"),
    ("  VStack {", "  // So.\n  VStack(spacing: [inset].map { \"\\($0)\" }[0]) {", "11:33"),
  ])
  func placesErrors(_ old: String, _ new: String, at place: String) async throws {
    try project.write("components/Card.yaml", Self.card.replacing(old, with: new))
    let (outcome, log) = try await verify()
    #expect(outcome == .findings)
    #expect(log.contains("components/Card.yaml:\(place): error: "), "\(log)")
    #expect(log.contains("[swift-compiler]"))
  }

  /// An unknown name causes errors in initializers, previews and the rest of its spec.
  @Test func leavesOutWhatFollowsFromUnknownNames() async throws {
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {items: {type: "[Item]"}}
      styles:
        automatic: {body: 'configuration.title.padding(configuration.items[0].size)'}
        plain: {body: configuration.title}
      """)
    try project.write(
      "components/Badge.yaml",
      "component: Badge\nslots: {label: }\nbody: 'label.frame(width: [1].map { String($0) }[0])'\n")
    let (outcome, log) = try await verify()
    #expect(outcome == .findings)
    let errors = log.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 2, "\(log)")
    #expect(errors.first?.hasPrefix("components/Badge.yaml:3:") == true, "\(log)")
    #expect(
      errors.last?.hasPrefix("components/Card.yaml:3:30: error: cannot find type 'Item' in scope")
        == true, "\(log)")
  }

  @Test func placesErrorsInValues() async throws {
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      slots: {title: }
      modifiers:
        inset: {type: CGFloat, default: "[1].map { String($0) }[0]"}
      """)
    let (outcome, log) = try await verify()
    #expect(outcome == .findings)
    #expect(log.contains("components/Card.yaml:4:"), "\(log)")
  }

  @Test func distinguishesModes() async throws {
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      slots: {title: }
      swift: |
        final class Counter { var count = 0 }
        let counter = Counter()
      """)
    let (outcome, log) = try await verify()
    #expect(outcome == .findings)
    #expect(log.contains("components/Card.yaml:5:7: error: "), "\(log)")
    #expect(log.contains("(in Swift 6 mode)"), "\(log)")
  }

  /// An unchanged component is not compiled again.
  @Test func remembers() async throws {
    try project.write("components/Card.yaml", Self.card)
    #expect(try await verify().outcome == .fine)
    let steps = Steps()
    let files = FileSystem { step, path in steps.note(step, path) }
    #expect(try await verify(files: files).outcome == .fine)
    #expect(!steps.paths.contains { $0.contains("/marked-modules-") })
    try project.write(
      "components/Card.yaml", Self.card.replacing("padding(inset)", with: "padding(2)"))
    #expect(try await verify(files: files).outcome == .fine)
    #expect(steps.paths.contains { $0.contains("/marked-modules-") })
  }

  /// Collects the paths that were written.
  private final class Steps: @unchecked Sendable {
    private let lock = NSLock()
    private var written: [String] = []

    var paths: [String] { lock.withLock { written } }

    func note(_ step: FileSystem.Step, _ path: String) {
      if step == .makeFolder { lock.withLock { written.append(path) } }
    }
  }

  @Test func compilesOwnCalls() async throws {
    try project.write("components/Card.yaml", Self.card)
    try project.write(
      "Calls/Good.swift",
      "import Kit\nimport SwiftUI\n@MainActor func use() { _ = Card(title: \"A\").inset(3) }\n")
    try project.write(
      "Rejects/Bad.swift",
      """
      import Kit
      // error: missing argument for parameter 'title'
      @MainActor func use() { _ = Card() }

      """)
    let request = VerifyRequest(calls: ["Calls"], rejects: ["Rejects"])
    let (outcome, log) = try await verify(request)
    #expect(outcome == .fine, "\(log)")
    // Swapped, both are wrong.
    let swapped = try await verify(VerifyRequest(calls: ["Rejects"], rejects: ["Calls"]))
    #expect(swapped.outcome == .findings)
    #expect(swapped.log.contains("Rejects/Bad.swift:3:"), "\(swapped.log)")
    #expect(swapped.log.contains("[swift-compiler]"))
    #expect(swapped.log.contains("[compiling-reject]"))
  }

  @Test func compilesWhatIsImported() async throws {
    try project.write(
      "components/Card.yaml", "component: Card\nimports: [Analytics]\nslots: {title: }\n")
    let without = try await verify()
    #expect(without.outcome == .findings)
    #expect(without.log.contains("Analytics"))
    let (outcome, log) = try await verify(VerifyRequest(stubs: ["Analytics"]))
    #expect(outcome == .fine, "\(log)")
  }

  /// Hand-written files are compiled with the emitted ones.
  @Test func compilesHandwrittenFiles() async throws {
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      platforms: {iOS: "16.0"}
      output: {sources: Sources/Kit/Generated}
      sources: Sources/Kit

      """)
    try project.write("components/Card.yaml", Self.card)
    try project.write(
      "Sources/Kit/Help.swift", "import SwiftUI\nlet wrong: Int = Card<Text, Text>.missing\n")
    let (outcome, log) = try await verify()
    #expect(outcome == .findings)
    #expect(log.contains("Sources/Kit/Help.swift:2:"), "\(log)")
  }

  @Test func reportsPlatformsThatTheProjectLacks() async throws {
    try project.write("components/Card.yaml", Self.card)
    let (outcome, log) = try await verify(VerifyRequest(platforms: [.tvOS]))
    #expect(outcome == .failure)
    #expect(log.contains("the project is not for tvOS"))
  }

  @Test func needsAnSDKOfItsPlatform() async throws {
    try project.write("components/Card.yaml", Self.card)
    let none = try await verify(VerifyRequest(sdk: "components"))
    #expect(none.outcome == .failure)
    #expect(none.log.contains("components has no 'SDKSettings.json', so it is not an SDK"))

    func settings(_ name: String, _ system: String) -> String {
      """
      {"CanonicalName": "\(name)15.5", "Version": "15.5", "SupportedTargets": {
        "\(name)": {"Archs": ["arm64"], "LLVMTargetTripleSys": "\(system)"}}}
      """
    }
    try project.write("SDK/SDKSettings.json", settings("macosx", "macosx"))
    let other = try await verify(VerifyRequest(sdk: "SDK"))
    #expect(other.outcome == .failure)
    #expect(other.log.contains("the SDK is for macOS, and the project is for iOS"))

    try project.write("SDK/SDKSettings.json", settings("fridgeos", "fridge"))
    let unknown = try await verify(VerifyRequest(sdk: "SDK"))
    #expect(
      unknown.log.contains("does not describe an SDK of iOS, macOS, tvOS, watchOS or visionOS"))
  }

  /// Nothing compiles against an SDK without interfaces, and the failure is not cached as a success.
  @Test(arguments: 1...2) func reportsAnSDKThatDoesNotCompile(attempt: Int) async throws {
    try project.write("components/Card.yaml", Self.card)
    try project.write(
      "SDK/SDKSettings.json",
      """
      {"CanonicalName": "iphoneos18.5", "Version": "18.5", "SupportedTargets": {
        "iphoneos": {"Archs": ["arm64e", "arm64"], "LLVMTargetTripleSys": "ios"}}}
      """)
    let (outcome, log) = try await verify(VerifyRequest(sdk: "SDK"))
    #expect(outcome == .failure)
    #expect(log.contains("SDK does not compile with "), "\(log)")
  }

  @Test func reportsAMissingCompiler() throws {
    try project.write("components/Card.yaml", Self.card)
    let run = try BuiltTool.run(
      ["/usr/bin/env", "PATH=/nowhere", BuiltTool.path, "verify"], in: project.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("this command needs a Swift compiler"))
  }

  @Test func reportsForPrograms() async throws {
    try project.write(
      "components/Card.yaml",
      Self.card.replacing("padding(inset)", with: "frame(width: [inset].map { \"\\($0)\" }[0])"))
    let (outcome, log) = try await verify(
      VerifyRequest(reports: [.init(format: .github)]), verbosity: .quiet)
    #expect(outcome == .findings)
    #expect(log.contains("::error file=components/Card.yaml,line=17,"), "\(log)")
  }
}
