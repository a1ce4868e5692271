import DesignModel
import Diagnostics
import English
import Foundation
import TestSupport
import Testing

/// Problems that concern all specs of a project.
struct SystemTests {
  /// A spec with errors hides neither the errors nor the components of others.
  @Test func errorsOfAllFiles() {
    let specs = [
      "component: card\nslots: {title: }", "component: Row\nslots: {Title: }",
      "component: Tag\nslots: {title: }",
    ]
    let result = checked(specs)
    #expect(
      result.diagnostics.map { "\($0.place?.source.path ?? "") \($0.id)" }
        == ["A.yaml type-name", "B.yaml member-name"])
    #expect(result.system.components.map(\.name) == ["Tag"])
  }

  @Test func theOrderOfChecksChangesNothing() {
    let specs = (0..<8).map { "component: C\($0)\nslots: {Title: , body: }" }
    let forward = checked(specs).diagnostics.map(described)
    let backward = checked(specs) { count, transform in
      (0..<count).reversed().map(transform).reversed()
    }
    #expect(forward == backward.diagnostics.map(described))
    #expect(forward.count == 16)
  }

  @Test func words() {
    let names = [
      ("TaskRow", "taskRow", "task row"), ("DKLabel", "dkLabel", "DK label"),
      ("URL", "url", "URL"), ("URLField", "urlField", "URL field"), ("Row2", "row2", "row2"),
      ("a_b", "a_b", "a b"), ("", "", ""),
    ]
    for (name, member, text) in names {
      #expect(lowerCamelCase(name) == member)
      #expect(English.words(name) == text)
    }
    #expect(upperCamelCase("taskRow") == "TaskRow")
  }

  @Test func oneComponentEmitsASharedEntry() {
    let entry = "slots: {title: }\nenvironment: {depth: {type: Int, default: 1}}\n"
    let result = checked(["component: A\n\(entry)", "component: B\n\(entry)"])
    #expect(result.diagnostics.isEmpty)
    #expect(result.system.components.map { $0.environment.map(\.name) } == [["depth"], []])
  }

  @Test func everyIdentifierIsTested() throws {
    // The other tests in this folder expect each identifier at least once.
    let tested = try repositorySources(in: "Tests/DesignModelTests")
    let pattern = /(?:error|Diagnostic)\(\s*\.(\w+)/
    let names = Set(try repositorySources(in: "Sources/DesignModel").matches(of: pattern).map(\.1))
    let ids = ProblemID.allCases.filter { names.contains("\($0)"[...]) }.map(\.rawValue)
    #expect(ids.count >= 152)
    #expect(ids.filter { !tested.contains("[\($0)]") }.sorted() == [])
  }
}
