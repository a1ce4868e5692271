import CallMarks
import DesignKit
import Foundation
import SwiftUI

/// A test of the sample library, by name, and what it found.
typealias SampleTest = (name: String, problems: @MainActor () -> [String])

extension ModelHost {
  var labels: [String] { allElements.map(\.label) }

  /// The texts that are seen, in order.
  var texts: [String] {
    func texts(_ node: ModelNode) -> [String] {
      switch node.kind {
      case .text(let text): [text.string]
      case .representation: texts(node.children[0])
      default: node.children.flatMap(texts)
      }
    }
    return texts(update())
  }
}

/// A problem if two values differ.
func difference<Value: Equatable>(_ value: Value, _ expected: Value) -> [String] {
  value == expected ? [] : ["\(value), not \(expected)"]
}

/// Evaluates and lays out the previews of each component and writes what they show, then runs the tests of components.
@main @MainActor struct Program {
  static func main() {
    var previews: [String: [CataloguedPreview]] = [:]
    for preview in cataloguedPreviews() { previews[preview.component, default: []].append(preview) }
    for (component, previews) in previews.sorted(by: { $0.key < $1.key }) {
      report("previews of \(component)", previews.flatMap(problems))
      write(ShownPreviews(previews).text, for: component)
    }
    let checks = CallChecks()
    checkCalls(checks)
    report(
      "promised calls: \(checks.callCount) calls, \(checks.argumentCount) arguments",
      checks.problems)
    report("accepted findings", acceptedFindings.subtracting(found).sorted().map { "no \($0)" })
    for test in sampleTests + styleTests + listTests { report(test.name, test.problems()) }
  }

  /// What is wrong with a preview; if it traps, the line before says which.
  private static func problems(of preview: CataloguedPreview) -> [String] {
    let host = ModelHost(preview.view())
    host.update()
    _ = host.accessibilityTree
    var problems = host.unmodeled.sorted().map { "\(preview.name): \($0) is not modeled" }
    problems += (unnamed(in: host, preview) + namesakes(in: host.elements)).map {
      "\(preview.name): \($0)"
    }
    problems += untranslated(in: host).map { "\(preview.name): '\($0)' is not translated" }
    problems += findings(in: preview).map { "\(preview.name): \($0)" }
    for size in [DynamicTypeSize.large, .accessibility5] {
      for direction in LayoutDirection.allCases {
        host.environment.dynamicTypeSize = size
        host.environment.layoutDirection = direction
        problems += nodesWithoutPlace(in: host.update()).map {
          "\(preview.name): no place for \($0.outline)"
        }
      }
    }
    return problems
  }

  /// What the command `inspect` finds, which is also in the specs' comments that accept it.
  private static let acceptedFindings: Set<String> = [
    // Pressing the notes shows them in full.
    "cut-text in DKTaskRow"
  ]

  private static var found: Set<String> = []

  /// What people cannot read, reach or make out.
  private static func findings(in preview: CataloguedPreview) -> [String] {
    let orchard = { (view: AnyView) in AnyView(view.theme(.orchard)) }
    return modelFindings(in: AnyView(preview.view()), themes: [("orchard", orchard)])
      .compactMap { finding in
        let name = "\(finding.rule.rawValue) in \(preview.component.dropLast("Previews".count))"
        found.insert(name)
        if acceptedFindings.contains(name) { return nil }
        return "\(finding.condition.description): \(finding.message) [\(finding.rule.rawValue)]"
      }
  }

  /// What can be used, and has no name.
  private static func unnamed(in host: ModelHost, _ preview: CataloguedPreview) -> [String] {
    // Nothing has a name in them.
    if ["emptyViews", "emptyTexts"].contains(preview.name) { return [] }
    return host.allElements
      .filter { $0.label.isEmpty && ($0.canActivate || !$0.actionNames.isEmpty) }
      .map { "no name for \($0.line)" }
  }

  /// Groups whose elements are all read alike, because what is said about the group is said about each of them.
  private static func namesakes(in elements: [ModelElement]) -> [String] {
    elements.filter(\.isContainer).flatMap { group in
      let labels = group.children.filter { !$0.isContainer }.map(\.label)
      let areAlike = labels.count > 1 && Set(labels).count == 1
      return (areAlike ? ["each element of a group is read as '\(labels[0])'"] : [])
        + namesakes(in: group.children)
    }
  }

  /// Texts of the library that are shown or read in English, and not in the language of the device. The test has
  /// translated them into German, with brackets around them.
  private static func untranslated(in host: ModelHost) -> [String] {
    host.environment.locale = Locale(identifier: "de")
    let read = host.allElements.flatMap { element in
      [element.label, element.value ?? "", element.hint ?? ""] + element.actionNames
    }
    let parts = (host.texts + read).flatMap { $0.components(separatedBy: ", ") }
    return Set(parts).intersection(libraryTexts).sorted()
  }

  /// The keys of the library's String Catalog.
  private static let libraryTexts: Set<String> = {
    struct Catalog: Decodable {
      struct Entry: Decodable {}
      let strings: [String: Entry]
    }
    let catalog = folder.appending(path: "Localizable.xcstrings")
    guard let data = try? Data(contentsOf: catalog),
      let decoded = try? JSONDecoder().decode(Catalog.self, from: data)
    else { fatalError("the String Catalog is missing") }
    // The system reads this one, too.
    return Set(decoded.strings.keys).subtracting(["in progress"])
  }()

  private static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// What has a size, but one that no screen has.
  private static func nodesWithoutPlace(in node: ModelNode) -> [ModelNode] {
    guard let frame = node.frame else { return [] }
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    if !values.allSatisfy(\.isFinite) { return [node] }
    return node.children.flatMap(nodesWithoutPlace)
  }

  /// Writes a file for a component next to the program, where the test finds it.
  private static func write(_ text: String, for component: String) {
    let name = component.dropFirst("DK".count).dropLast("Previews".count)
    do {
      try Data(text.utf8).write(to: folder.appending(path: "\(name).txt"))
    } catch {
      report("writing what previews show", ["\(error)"])
    }
  }

  private static func report(_ name: String, _ problems: [String]) {
    let lines = ["\(problems.isEmpty ? "passed" : "failed") \(name)"] + problems.map { "  \($0)" }
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
