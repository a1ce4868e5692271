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
    files: FileSystem = FileSystem(), cache: String? = nil
  ) async throws -> (outcome: Outcome, log: String) {
    let project = project
    project.log.clear()
    let outcome = try await withTurn {
      var surroundings = verificationSurroundings(base: project.folder)
      if let cache {
        surroundings = try renderingSurroundings(
          base: project.folder, cache: URL(filePath: "\(project.folder)-cache/\(cache)"))
      }
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

  /// Calls are compiled again if a declaration changes that they use, and not because of a body.
  @Test func remembers() async throws {
    try project.write("components/Card.yaml", Self.card)
    #expect(try await verify().outcome == .fine)
    let steps = Steps()
    let files = FileSystem { step, path in steps.note(step, path) }
    #expect(try await verify(files: files).outcome == .fine)
    #expect(!steps.paths.contains { $0.contains("/marked-modules-") })
    let edited = Self.card.replacing("padding(inset)", with: "padding(2)")
    try project.write("components/Card.yaml", edited)
    #expect(try await verify(files: files).outcome == .fine)
    #expect(!steps.paths.contains { $0.contains("/marked-modules-") })
    try project.write("components/Card.yaml", edited.replacing("CGFloat", with: "Double"))
    #expect(try await verify(files: files).outcome == .fine)
    #expect(steps.paths.contains { $0.contains("/marked-modules-") })
  }

  /// After any edits, a report is the same as one that nothing is remembered for.
  @Test func agreesWithCompilingEverything() async throws {
    try project.write(
      "dscompile.yaml", "library: Kit\nplatforms: {iOS: \"16.0\", macOS: \"13.0\"}\n")
    var numbers = SeededNumbers(seed: 5)
    let mistake = "Text(verbatim: [1].map { $0 + 1 }[0])"
    for step in 1...6 {
      if step == 1 || numbers.once(in: 2) {
        let count = numbers.one(of: ["Int", "Double"])
        let extra = numbers.one(of: ["", ", isLarge: {type: Bool, default: false}"])
        let body = numbers.one(of: ["Text(verbatim: \"\\(count)\")", "EmptyView()", mistake])
        try project.write(
          "components/Badge.yaml",
          "component: Badge\nproperties: {count: \(count)\(extra)}\nbody: |\n  \(body)\n")
      }
      let summary = numbers.one(of: ["", "summary: A card.\n"])
      let options = numbers.one(of: ["{options: [text]}", "{optional: true}"])
      let title = numbers.one(of: ["title", "title.bold()", "Group { title; \(mistake) }"])
      try project.write(
        "components/Card.yaml",
        "component: Card\n\(summary)slots: {title: \(options)}\nproperties: {count: Int}\nbody: |\n"
          + "  VStack {\n    \(title)\n    Badge(count: count)\n  }\n")
      let request = VerifyRequest(modes: [.v6])
      let remembered = try await verify(request, cache: "cache")
      let compiled = try await verify(request, cache: "fresh-\(step)")
      #expect(remembered.outcome == compiled.outcome, "step \(step)")
      #expect(remembered.log == compiled.log, "step \(step)")
    }
  }

  /// The messages about components that mention each other are remembered for each of them.
  @Test func remembersErrorsOfComponentsThatUseEachOther() async throws {
    for (name, other) in [("Card", "Tile"), ("Tile", "Card")] {
      try project.write(
        "components/\(name).yaml",
        """
        component: \(name)
        summary: Like \(other).
        properties: {count: Int}
        body: "Text(verbatim: \(name == "Card" ? "String(count)" : "[count].map { $0 + 1 }[0]"))"
        """)
    }
    for _ in 1...2 {
      let (outcome, log) = try await verify(VerifyRequest(modes: [.v6]))
      #expect(outcome == .findings)
      #expect(log.contains("components/Tile.yaml:4:"), "\(log)")
    }
  }

  /// An error in the type of an expression ends compilation before missing returns are looked for in other files.
  @Test func doesNotRememberWhatErrorsInOtherFilesHide() async throws {
    let returning = "func last(_ x: Int) -> Int { if x > 0 { return 1 } }"
    try project.write("components/Card.yaml", Self.card + "swift: |\n  \(returning)\n")
    let tile = "component: Tile\nproperties: {count: Int}\nbody: \"Text(verbatim: "
    try project.write("components/Tile.yaml", tile + "[count].map { $0 + 1 }[0])\"\n")
    let request = VerifyRequest(modes: [.v6], verifiesCalls: false)
    #expect(try await verify(request).log.contains("components/Tile.yaml:3:"))
    try project.write("components/Tile.yaml", tile + "String(count))\"\n")
    let (outcome, log) = try await verify(request)
    #expect(outcome == .findings)
    #expect(log.contains("components/Card.yaml:19:"), "\(log)")
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

  /// A stub is a module for each platform, and results without it are others.
  @Test func providesStubsForEachPlatform() async throws {
    try project.write(
      "dscompile.yaml", "library: Kit\nplatforms: {iOS: \"16.0\", macOS: \"13.0\"}\n")
    try project.write(
      "components/Card.yaml", "component: Card\nimports: [Analytics]\nslots: {title: }\n")
    let request = VerifyRequest(stubs: ["Analytics"], modes: [.v6], verifiesCalls: false)
    #expect(try await verify(request).outcome == .fine)
    var without = request
    without.stubs = []
    #expect(try await verify(without).log.contains("no such module 'Analytics'"))
    #expect(try await verify(request).outcome == .fine)
  }

  /// A file of a folder can use declarations of the others, and need not.
  @Test func compilesFoldersAsClients() async throws {
    try project.write("components/Card.yaml", Self.card)
    let start = "import Kit\nimport SwiftUI\n@MainActor "
    try project.write(
      "Calls/Cards.swift",
      start + "func card(_ title: String) -> some View { Card(title: title) }\n")
    try project.write("Calls/Screen.swift", start + "func screen() { _ = card(\"A\") }\n")
    try project.write("Calls/Other.swift", start + "func other() { _ = Card(title: \"B\") }\n")
    try project.write("Calls/inner/Screen.swift", start + "func inner() { _ = card(\"A\") }\n")
    let (outcome, log) = try await verify(VerifyRequest(calls: ["Calls"], modes: [.v6]))
    #expect(outcome == .findings)
    #expect(log.contains("Calls/inner/Screen.swift:3:"), "\(log)")
    #expect(!log.contains("Calls/Screen.swift"), "\(log)")
    #expect(log.contains("1 error in 1 file"), "\(log)")
  }

  @Test func compilesInTheModeOfTheProject() async throws {
    try project.write(
      "dscompile.yaml", "library: Kit\nplatforms: {iOS: \"16.0\"}\nswift: 5\n")
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
    #expect(outcome == .fine, "\(log)")
    #expect(log.contains("in Swift 5\n"), "\(log)")
    #expect(try await verify(VerifyRequest(modes: [.v6])).outcome == .findings)
  }

  /// The settings of the target apply to the module, and not to its clients.
  @Test func compilesWithTheFlagsOfTheTarget() async throws {
    let start = "library: Kit\nplatforms: {iOS: \"16.0\"}\nverify: {flags: "
    try project.write("components/Card.yaml", Self.card)
    try project.write(
      "dscompile.yaml",
      start + "[-default-isolation, MainActor, -Xfrontend, -warn-long-function-bodies=100000]}\n")
    let (outcome, log) = try await verify(VerifyRequest(modes: [.v6]))
    #expect(outcome == .fine, "\(log)")
    try project.write("dscompile.yaml", start + "[-no-such-flag]}\n")
    let unknown = try await verify(VerifyRequest(modes: [.v6]))
    #expect(unknown.outcome == .findings)
    #expect(unknown.log.contains("dscompile.yaml:3:18: error: "), "\(unknown.log)")
    #expect(unknown.log.contains("[compiler-flag]"), "\(unknown.log)")
    try project.write("dscompile.yaml", start + "[-DDEBUG, -default-isolation, Somewhere]}\n")
    let value = try await verify(VerifyRequest(modes: [.v6]))
    #expect(value.log.contains("dscompile.yaml:3:27: error: "), "\(value.log)")
  }

  /// Names that are newer than the declarations here do not stop verification.
  @Test func goesOnAfterNewerNames() async throws {
    func card(_ call: String, version: String) -> String {
      """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        if #available(iOS \(version), *) {
          title.glassEffect(.regular.interactive()).\(call)
        } else {
          title
        }
      """
    }
    try project.write(
      "components/Card.yaml", card("safeAreaBar(edge: .top) { title }", version: "26"))
    let known = try await verify(VerifyRequest(modes: [.v6]))
    #expect(known.outcome == .fine, "\(known.log)")
    #expect(known.log.contains("no problems"), "\(known.log)")
    try project.write("components/Card.yaml", card("newerThanThis()", version: "99"))
    let (outcome, log) = try await verify(VerifyRequest(modes: [.v6]))
    #expect(outcome == .fine, "\(log)")
    #expect(log.contains("components/Card.yaml:5:47: note: this cannot be checked here"), "\(log)")
    #expect(log.contains("promised calls compiled"), "\(log)")
    try project.write("components/Card.yaml", card("newerThanThis()", version: "17"))
    let error = try await verify(VerifyRequest(modes: [.v6]))
    #expect(error.outcome == .findings)
  }

  /// Apple's library has a type that the compiler needs for pointers, and that of other machines lacks.
  @Test func compilesPointers() async throws {
    let functions = """
        func grow(_ number: UnsafeMutablePointer<Int>) { number.pointee += 1 }
        func grown() -> Int { var number = 1; grow(&number); return number }

      """
    try project.write("components/Card.yaml", Self.card + "swift: |\n" + functions)
    let (outcome, log) = try await verify(VerifyRequest(modes: [.v6]))
    #expect(outcome == .fine, "\(log)")
    try project.write(
      "components/Card.yaml",
      Self.card + "swift: |\n" + functions + "  func missing() -> Int {}\n")
    let missing = try await verify(VerifyRequest(modes: [.v6]))
    #expect(missing.log.contains("missing return"), "\(missing.log)")
    #expect(!missing.log.contains("broken standard library"), "\(missing.log)")
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

  /// Messages about the copy of a hand-written file are at the file that the team edits.
  @Test func findsPlacesInCopiedFiles() async throws {
    func write(platforms: String) throws {
      try project.write(
        "dscompile.yaml",
        "library: Kit\nplatforms: {\(platforms)}\ntargets: [swiftui, uikit]\nuikit: {sources: uikit}\n"
      )
    }
    try project.write("components/Card.yaml", Self.card)
    try project.write("uikit/Help.swift", "import UIKit\n\nlet wrong: Int = \"a\"")
    for platforms in [#"iOS: "16.0""#, #"iOS: "16.0", macOS: "13.0""#] {
      try write(platforms: platforms)
      let (outcome, log) = try await verify(VerifyRequest(platforms: [.iOS]))
      #expect(outcome == .findings)
      #expect(log.contains("uikit/Help.swift:3:18: error: cannot convert"), "\(log)")
      #expect(!log.contains("Handwritten"))
    }
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
