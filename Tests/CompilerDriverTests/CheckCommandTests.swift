import CompilerDriver
import Foundation
import Specification
import SwiftCompilation
import TestSupport
import Testing

/// `check` reports what `lint` and the Swift compiler find, in one list, and compiles only what an edit affects.
struct CheckCommandTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(
      "dscompile.yaml", "library: Kit\nplatforms: {iOS: \"16.0\", macOS: \"13.0\"}\n")
    try project.write("components/Badge.yaml", Self.badge())
    try project.write("components/Card.yaml", Self.card())
  }

  private static func badge(count: String = "Int", body: String = "Text(verbatim: \"\\(count)\")")
    -> String
  {
    "component: Badge\nproperties: {count: \(count)}\nbody: |\n  \(body)\n"
  }

  private static func card(title: String = "title", swift: String? = nil) -> String {
    """
    component: Card
    slots: {title: {options: [text]}}
    properties: {count: Int}
    body: |
      VStack {
        \(title)
        Badge(count: count)
      }

    """ + (swift.map { "swift: |\n  \($0)\n" } ?? "")
  }

  /// A mistake that `lint` does not find.
  private static let mistake = "Text(verbatim: [1].map { $0 + 1 }[0])"
  private static let mistakenTitle = "Group { title; \(mistake) }"

  private func check(
    _ request: LintRequest = LintRequest(), _ use: CompilerUse = CompilerUse(),
    change: (inout Surroundings) -> Void = { _ in }
  ) async throws -> (outcome: Outcome, output: String, errors: String) {
    project.log.clear()
    var request = request
    request.compiler = use
    var surroundings = try renderingSurroundings(
      base: project.folder, cache: URL(filePath: project.folder + "-cache"))
    change(&surroundings)
    let (project, chosen, given) = (project, request, surroundings)
    let outcome = try await withTurn {
      lint(chosen, by: .components, in: given, console: project.log.console(.normal))
    }
    return (outcome, project.log.output, project.log.errors)
  }

  @Test func reportsBothInOneList() async throws {
    #expect(try await check().outcome == .fine)
    try project.write("dscompile.yaml", "library: Kit\nlint: {rules: {missing-summary: warning}}\n")
    try project.write("components/Card.yaml", Self.card(title: Self.mistakenTitle))
    let (outcome, output, errors) = try await check()
    #expect(outcome == .findings)
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("components/") }
    #expect(lines.count == 6, "\(output)")
    #expect(lines.last?.hasPrefix("components/Card.yaml:6:48: error: ") == true, "\(output)")
    #expect(lines.last?.hasSuffix("[swift-compiler]") == true, "\(output)")
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix("[missing-summary]") })
    #expect(errors.contains("1 error and 5 warnings"), "\(errors)")
    let json = try await check(LintRequest(reports: [.init(format: .json)]))
    #expect(json.outcome == .findings)
    #expect(json.output.contains("\"swift-compiler\""))
    #expect(json.output.contains("\"missing-summary\""))
    let part = try await check(LintRequest(paths: ["components/Badge.yaml"]))
    #expect(part.outcome == .fine)
    #expect(!part.output.contains("Card.yaml"))
    #expect(
      try await check(LintRequest(paths: ["components/Badge.yaml"], isStrict: true)).outcome
        == .findings)
  }

  @Test func warningsOfTheCompilerCountWithStrictOnly() async throws {
    try project.write(
      "components/Card.yaml", Self.card(swift: "func unused() { let value = [1].map { $0 } }"))
    let (outcome, output, _) = try await check()
    #expect(outcome == .fine)
    #expect(output.contains("components/Card.yaml:10:"), "\(output)")
    #expect(output.contains("warning: "), "\(output)")
    #expect(try await check(LintRequest(isStrict: true)).outcome == .findings)
  }

  /// Emitted files of specs with errors would not compile for the same reasons.
  @Test func doesNotCompileSpecsWithErrors() async throws {
    try project.write("components/Card.yaml", Self.card(title: Self.mistakenTitle) + "titel: x\n")
    let (outcome, output, errors) = try await check()
    #expect(outcome == .findings)
    #expect(!output.contains("[swift-compiler]"))
    #expect(errors.contains("the Swift compiler runs when there are no other errors in specs"))
  }

  /// Here, `lint` does not know that a hand-written type has members of any name.
  @Test func withdrawsErrorsThatTheCompilerRefutes() async throws {
    try project.write(
      "dscompile.yaml", "library: Kit\noutput: {sources: Generated}\nsources: Extra\n")
    func write(_ attribute: String) throws {
      try project.write(
        "Extra/Lens.swift",
        "\(attribute) struct Lens {\n"
          + "  subscript(dynamicMember name: String) -> String { name }\n}\n")
    }
    try write("@dynamicMemberLookup")
    try project.write("components/Card.yaml", Self.card(swift: "var name: String { Lens().titel }"))
    let (outcome, output, _) = try await check()
    #expect(outcome == .fine, "\(output)")
    #expect(output.contains("components/Card.yaml:10:"), "\(output)")
    #expect(output.contains("[analysis-defect]"), "\(output)")
    // With another error, it is open what the compiler would say.
    try project.write("components/Badge.yaml", Self.badge(body: Self.mistake))
    let other = try await check()
    #expect(other.outcome == .findings)
    #expect(other.output.contains("[no-such-member]"), "\(other.output)")
    #expect(!other.output.contains("[analysis-defect]"))
    // Without dynamic members, the error is right.
    try project.write("components/Badge.yaml", Self.badge())
    try write("")
    let right = try await check()
    #expect(right.outcome == .findings)
    #expect(right.output.contains("[no-such-member]"), "\(right.output)")
  }

  /// What only inference finds is left to the compiler: each of these bodies is wrong, `lint` accepts it, and `check`
  /// does not.
  @Test func findsWhatNeedsInference() async throws {
    let bodies = [
      #"Text(note)"#, #"Text(ratio)"#, #"Text(verbatim: "+" + count)"#,
      #"title.opacity(count / ratio)"#, #"title.sheet(isPresented: isOn) { title }"#,
      #"title.opacity(scheme == "dark" ? 1 : 0)"#,
      #"title.buttonStyle(isOn ? .bordered : .borderedProminent)"#,
      #"isOn ? Circle() : Rectangle()"#, #"ForEach(names.count, id: \.self) { _ in title }"#,
      #"ForEach(rows) { row in Text(verbatim: row.name) }"#,
      #"ForEach(rows, id: \.code) { row in Text(verbatim: row.name) }"#,
      #"HStack(spacing: 8, alignment: .center) { title }"#, #"title.frame(height: 3, width: 4)"#,
      #"Label(systemImage: "star")"#, #"title.frame(44, height: 44)"#, #"VStack("x")"#,
      #"title.padding(tint)"#, #"title.foregroundStyle(1)"#, #"title.clipShape(count)"#,
      #"title.onTapGesture(perform: action())"#, #"Button("Save", action: action())"#,
      #"Text(verbatim: "\(limit - count)")"#, #"if count > limit { title }"#,
      #"TextField("Name", text: $word)"#, #"title.onAppear { await load() }"#,
      #"title.opacity(max.width)"#, #"if rows[0] < rows[1] { title }"#,
      #"title.gesture(DragGesture().onEnded { drag in print(drag.minimumDistance) })"#,
    ]
    for (number, body) in bodies.enumerated() {
      try project.write(
        "components/Wrong\(number).yaml",
        """
        component: Wrong\(number)
        slots: {title: {options: [text]}}
        properties:
          note: "String?"
          ratio: Double
          count: Int
          limit: "Int?"
          isOn: {type: Bool, binding: true}
          names: "[String]"
          rows: "[Wrong\(number)Row]"
          tint: Color
          action: () -> Void
          word: {type: "String?", binding: true}
          scheme: ColorScheme
        types: {Wrong\(number)Row: {properties: {name: String}}}
        body: |
          \(body)
        swift: |
          extension Wrong\(number) { func load() async {} }

        """)
    }
    let (_, output, _) = try await check()
    for (number, body) in bodies.enumerated() {
      let lines = output.split(separator: "\n").filter {
        $0.hasPrefix("components/Wrong\(number).yaml:") && $0.contains(": error: ")
      }
      #expect(!lines.isEmpty, "\(body)\n\(output)")
      #expect(lines.allSatisfy { $0.hasSuffix("[swift-compiler]") }, "\(body): \(lines)")
    }
  }

  /// The compiler's findings follow those of a save, and a save replaces them.
  @Test func watchAddsTheFindingsOfTheCompiler() async throws {
    let surroundings = try renderingSurroundings(
      base: project.folder, cache: URL(filePath: project.folder + "-cache"))
    let project = project
    try project.write("components/Card.yaml", Self.card(title: Self.mistakenTitle))
    try await withTurn {
      var watched = try #require(
        try WatchedProject.open(
          WatchRequest(usesCompiler: true), in: surroundings,
          console: project.log.console(.normal)))
      func finish() {
        while watched.isCompiling {
          watched.reportCompiled()
          usleep(10_000)
        }
      }
      watched.compile()
      #expect(watched.reported.isEmpty)
      #expect(watched.isCompiling)
      finish()
      #expect(watched.reported.count == 1)
      #expect(watched.reported.first?.contains("[swift-compiler]") == true)
      // A save cancels the run before it.
      try project.write("components/Card.yaml", Self.card(title: "title.padding()"))
      watched.compile()
      try project.write("components/Card.yaml", Self.card(title: "title"))
      watched.compile()
      finish()
      #expect(watched.reported.isEmpty)
      // Nothing is compiled while there are errors.
      try project.write("components/Card.yaml", Self.card(title: "titel"))
      watched.compile()
      #expect(!watched.isCompiling)
      #expect(watched.reported.count == 1)
    }
    #expect(project.log.errors.contains("1 problem, 1 new, 0 gone"), "\(project.log.errors)")
  }

  /// Without a toolchain, it is said once.
  @Test func watchSaysOnceWhatIsMissing() throws {
    var surroundings = project.surroundings
    surroundings.interfaces = nil
    var watched = try #require(
      try WatchedProject.open(
        WatchRequest(usesCompiler: true), in: surroundings, console: project.log.console(.normal)))
    for title in ["title", "title.padding()"] {
      try project.write("components/Card.yaml", Self.card(title: title))
      watched.compile()
      while watched.isCompiling {
        watched.reportCompiled()
        usleep(10_000)
      }
    }
    #if !os(macOS)
      #expect(
        project.log.errors.components(separatedBy: "checked by names").count == 2,
        "\(project.log.errors)")
    #endif
  }

  @Test func showsFixesOfTheCompiler() async throws {
    try project.write(
      "components/Card.yaml",
      Self.card(
        swift: "func unused() { let value = [1].map { $0 } }\n"
          + "  func first() -> Int { var all = [1].map { $0 }; return all[0] }"))
    for _ in 1...2 {
      let (_, output, _) = try await check()
      #expect(output.contains("fix: replace 'let value' with '_'"), "\(output)")
      #expect(output.contains("fix: replace 'var' with 'let'"), "\(output)")
    }
  }

  @Test func saysWhatIsMissing() async throws {
    try project.write("components/Card.yaml", Self.card(title: Self.mistakenTitle))
    for _ in 1...2 {
      let (outcome, output, errors) = try await check { $0.interfaces = nil }
      #expect(outcome == .fine)
      #expect(output == "")
      #expect(
        errors.split(separator: "\n").filter { $0.contains("by names and known types only") }.count
          == 1)
    }
    // That is not the result with them.
    #expect(try await check().outcome == .findings)
  }

  @Test func compilesForOnePlatform() async throws {
    try project.write(
      "components/Card.yaml",
      Self.card(swift: "#if os(macOS)\n  let wrong: Int = [\"\"].map { $0 }[0]\n  #endif"))
    #expect(try await check().outcome == .fine)
    let (outcome, output, _) = try await check(LintRequest(), CompilerUse(platform: .macOS))
    #expect(outcome == .findings)
    #expect(output.contains("components/Card.yaml:11:"), "\(output)")
    let other = try await check(LintRequest(), CompilerUse(platform: .tvOS))
    #expect(other.outcome == .failure)
    #expect(other.errors.contains("the project is not for tvOS"))
  }

  /// The module for UIKit has code of its own, and imports the one for SwiftUI.
  @Test func compilesTheModuleForUIKit() async throws {
    let settings =
      "library: Kit\nplatforms: {iOS: \"16.0\", macOS: \"13.0\"}\ntargets: [swiftui, uikit]\n"
    try project.write("dscompile.yaml", settings)
    func write(_ text: String) throws {
      try project.write(
        "components/Meter.yaml",
        """
        component: Meter
        properties: {ratio: Double}
        body: |
          GeometryReader { frame in Capsule().frame(width: frame.size.width * ratio) }
        uikit: |
          UILabel().text(\(text))

        """)
    }
    try write("\"\\(ratio)\"")
    #expect(try await check().outcome == .fine)
    let first = try remembered()
    try write("[ratio].map { $0 + 1 }")
    for _ in 1...2 {
      let (outcome, output, _) = try await check()
      #expect(outcome == .findings)
      #expect(output.contains("components/Meter.yaml:6:"), "\(output)")
      #expect(output.contains("[swift-compiler]"), "\(output)")
    }
    // Messages that mention no other file are remembered with the declarations of the file.
    #expect(try remembered().subtracting(first).count <= 2)
    // Another platform has no UIKit.
    #expect(try await check(LintRequest(), CompilerUse(platform: .macOS)).outcome == .fine)
    try write("\"\\(ratio)\"")
    try project.write("components/Badge.yaml", Self.badge(body: Self.mistake))
    let (_, output, _) = try await check()
    #expect(output.contains("components/Badge.yaml:4:"), "\(output)")
    #expect(!output.contains("components/Meter.yaml"), "\(output)")
  }

  @Test func providesStubs() async throws {
    try project.write("components/Card.yaml", Self.card() + "imports: [Analytics]\n")
    #expect(try await check().output.contains("Analytics"))
    #expect(try await check(LintRequest(), CompilerUse(stubs: ["Analytics"])).outcome == .fine)
  }

  @Test func checksUnsavedTexts() async throws {
    let text = Self.card(title: Self.mistakenTitle)
    let (outcome, output, _) = try await check(
      LintRequest(unsaved: .init(path: "components/Card.yaml"))
    ) { $0.input = { () throws(FileError) in Array(text.utf8) } }
    #expect(outcome == .findings)
    #expect(output.contains("components/Card.yaml:6:48: error: "), "\(output)")
    #expect(try await check().outcome == .fine)
  }

  // MARK: - Memory

  /// The keys of what is remembered of files.
  private func remembered() throws -> Set<Substring> {
    let folder = URL(filePath: project.folder + "-cache/checked")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return Set(
      try files.flatMap { file in
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return text.matches(of: /([0-9a-f]{32}) \d+\n/).map {
          text[$0.output.1.startIndex..<$0.output.1.endIndex]
        }
      })
  }

  @Test func compilesWhatAnEditAffects() async throws {
    #expect(try await check().outcome == .fine)
    let first = try remembered()
    let edited = "Text(verbatim: \"\\(count) \\(count)\")"
    try project.write("components/Badge.yaml", Self.badge(body: edited))
    #expect(try await check().outcome == .fine)
    let second = try remembered()
    // The declarations in the file and its result.
    #expect(second.subtracting(first).count == 2)
    try project.write("components/Tile.yaml", "component: Tile\nslots: {title: }\n")
    #expect(try await check().outcome == .fine)
    let third = try remembered()
    let more = "Int, more: {type: Bool, default: false}"
    try project.write("components/Badge.yaml", Self.badge(count: more, body: edited))
    #expect(try await check().outcome == .fine)
    // The badge and its previews with their declarations, and the card; not the tile.
    #expect(try remembered().subtracting(third).count == 5)
    try project.write("components/Badge.yaml", Self.badge(count: "Double", body: edited))
    let (outcome, output, _) = try await check()
    #expect(outcome == .findings)
    #expect(output.contains("components/Card.yaml:7:"), "\(output)")
    try project.write("components/Badge.yaml", Self.badge())
    #expect(try await check().outcome == .fine)
  }

  /// With nothing changed, no files are written for the compiler.
  @Test func repeatsReports() async throws {
    try project.write("components/Card.yaml", Self.card(title: Self.mistakenTitle))
    let first = try await check()
    let steps = WrittenFolders()
    let second = try await check {
      $0.files = FileSystem { step, path in if step == .makeFolder { steps.append(path) } }
    }
    #expect(first.output == second.output && first.errors == second.errors)
    #expect(!steps.paths.contains { $0.contains("/work/") })
  }

  private final class WrittenFolders: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    var paths: [String] { lock.withLock { all } }
    func append(_ path: String) { lock.withLock { all.append(path) } }
  }

  /// An error in the type of an expression ends compilation before missing returns are looked for, in all files that are
  /// compiled together.
  @Test func findsWhatErrorsInOtherFilesHide() async throws {
    let swift = "func last(_ x: Int) -> Int { if x > 0 { return 1 } }"
    try project.write("components/Badge.yaml", Self.badge(body: Self.mistake))
    try project.write("components/Card.yaml", Self.card(swift: swift))
    let (_, output, _) = try await check { $0.jobs = 1 }
    #expect(output.contains("components/Badge.yaml:4:"), "\(output)")
    #expect(output.contains("components/Card.yaml:10:"), "\(output)")
    try project.write("components/Badge.yaml", Self.badge())
    #expect(try await check().output.contains("components/Card.yaml:10:"))
  }

  /// After any edits, a report is the same as one that nothing is remembered for.
  @Test func agreesWithCompilingEverything() async throws {
    var numbers = SeededNumbers(seed: 7)
    let titles = ["title", "title.bold()", Self.mistakenTitle, "Text(verbatim: count.description)"]
    let swifts = [
      nil, "func last(_ x: Int) -> Int { if x > 0 { return 1 } }",
      "func unused() { let value = [1].map { $0 } }", "let first: Int = [\"\"].map { $0 }[0]",
      "var shown: some View { Text(verbatim: \"\") }",
      "var shown: some View { Text(verbatim: [1].map { $0 }[0]) }",
    ]
    for step in 1...7 {
      if numbers.once(in: 3) {
        let count = numbers.one(of: ["Int", "Double"])
        let body = numbers.one(of: ["Text(verbatim: \"\\(count)\")", "EmptyView()", Self.mistake])
        try project.write("components/Badge.yaml", Self.badge(count: count, body: body))
      }
      try project.write(
        "components/Card.yaml",
        Self.card(title: numbers.one(of: titles), swift: numbers.one(of: swifts)))
      let remembered = try await check()
      let fresh = URL(filePath: project.folder + "-cache/fresh")
      defer { try? FileManager.default.removeItem(at: fresh) }
      let base = try renderingSurroundings(base: project.folder, cache: fresh)
      let compiled = try await check { $0.cacheFolder = base.cacheFolder }
      #expect(remembered.outcome == compiled.outcome, "step \(step)")
      #expect(remembered.output == compiled.output, "step \(step)")
      #expect(remembered.errors == compiled.errors, "step \(step)")
    }
  }
}
