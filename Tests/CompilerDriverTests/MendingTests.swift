import CompilerDriver
import Foundation
import Testing

/// Fixes leave specs whole, whatever they are.
@Suite struct MendingTests {
  /// All specs of this repository, project by project.
  @Test func mendsSamplesAndGoldenCases() throws {
    let cases = root.appending(path: "Tests/GoldenTests/Cases")
    let folders = try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted()
      .map { cases.appending(path: $0) }
    var mended = 0
    for folder in [root] + folders {
      let project = try TestProject()
      guard try copySpecs(from: folder, to: project) else { continue }
      mended += try check(project, folder.path)
    }
    #expect(mended > 0)
  }

  @Test(arguments: 0..<8)
  func mendsRandomSpecs(_ seed: Int) throws {
    var numbers = Numbers(seed: UInt64(seed))
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    for index in 0..<12 {
      try project.write("specs/\(index).yaml", spec(named: "Part\(index)", &numbers))
    }
    #expect(try check(project, "seed \(seed)") > 0)
  }

  /// Mends a project and says how many fixes there were.
  private func check(_ project: TestProject, _ name: String) throws -> Int {
    let before = project.tree(".").filter { $0.key.hasSuffix(".yaml") }
    func run(_ request: LintRequest) -> Outcome {
      project.said.clear()
      return lint(
        request, by: .components, in: project.surroundings, console: project.said.console())
    }
    guard run(LintRequest(reports: [.init(format: .json)])) == .fine else {
      Issue.record("\(name) has errors: \(project.said.output)")
      return 0
    }
    #expect(run(LintRequest(mending: .init(isUnsafe: true))) == .fine, "\(name)")
    let words = project.said.errors.split(separator: " ")
    let count = project.said.errors.contains("mended in") ? words.first.flatMap { Int($0) } ?? 0 : 0
    let after = project.tree(".").filter { $0.key.hasSuffix(".yaml") }
    #expect(before.keys == after.keys)
    for (path, text) in before {
      #expect(comments(in: text) == comments(in: after[path] ?? ""), "\(name): \(path)")
    }
    #expect(run(LintRequest(mending: .init(isUnsafe: true))) == .fine)
    #expect(!project.said.errors.contains("mended in"), "\(name)")
    #expect(project.tree(".").filter { $0.key.hasSuffix(".yaml") } == after)
    return count
  }

  /// The comments that are not for dscompile.
  private func comments(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      line.range(of: "# ").map { line[$0.lowerBound...] }
    }.filter { !$0.contains("dscompile:") }
  }

  private func copySpecs(from folder: URL, to project: TestProject) throws -> Bool {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.appending(path: "dscompile.yaml").path) else {
      return false
    }
    let inputs = folder == root ? ["dscompile.yaml", "components"] : []
    for name in try files.subpathsOfDirectory(atPath: folder.path) {
      let first = String(name.prefix { $0 != "/" })
      guard inputs.isEmpty ? !["expected", "Rejects"].contains(first) : inputs.contains(first)
      else { continue }
      var isFolder: ObjCBool = false
      let file = folder.appending(path: name)
      _ = files.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue, let text = try? String(contentsOf: file, encoding: .utf8) {
        try project.write(name, text)
      }
    }
    return true
  }

  // MARK: - Random specs

  private func spec(named name: String, _ numbers: inout Numbers) -> String {
    var lines = ["component: \(name)"]
    if numbers.once(in: 2) {
      lines.append("summary: \(numbers.one(of: ["a part", "\"A part\"", "A part.", "'a part'"]))")
    }
    if numbers.once(in: 3) { lines.append("# dscompile:disable=color-alone Once it was so.") }
    lines.append("slots:")
    for slot in ["title", "icon", "footer"] {
      var keys = [slot == "title" ? "options: [text]" : "optional: true"]
      if slot == "title", numbers.once(in: 2) { keys.append("optional: false") }
      if numbers.once(in: 3) { keys.append("label: \(slot)") }
      if numbers.once(in: 3) { keys.append("lazy: false") }
      if numbers.once(in: 3) { keys.append("via: init") }
      if numbers.once(in: 2) { keys.append("summary: what it is about") }
      keys.shuffle(using: &numbers)
      if numbers.once(in: 2) {
        lines.append("  \(slot): {\(keys.joined(separator: ", "))}" + comment(&numbers))
      } else {
        lines.append("  \(slot):" + comment(&numbers))
        for key in keys {
          if numbers.once(in: 4) { lines.append("    # Of its own.") }
          lines.append("    \(key)" + comment(&numbers))
        }
      }
    }
    lines.append("body: |")
    lines.append(
      "  title.\(numbers.one(of: ["foregroundColor(.red)", "accentColor(.red)", "bold()"]))")
    lines.append("  icon")
    lines.append("  footer")
    lines.append("  Image(systemName: \"chevron.\(numbers.one(of: ["left", "right", "up"]))\")")
    lines.append("  Text(\"Words\")")
    let ending = numbers.once(in: 4) ? "\r\n" : "\n"
    return lines.joined(separator: ending) + ending
  }

  private func comment(_ numbers: inout Numbers) -> String {
    numbers.once(in: 4) ? " # For a reason." : ""
  }
}

private let root = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The same numbers for the same seed (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  mutating func one(of values: [String]) -> String {
    values[Int.random(in: values.indices, using: &self)]
  }
}
