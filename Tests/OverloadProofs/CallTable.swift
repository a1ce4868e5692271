import DesignModel
import Foundation
import SwiftCompilation
import Testing

/// The page of call shapes: what each selects, by the compiler's own word.
@Suite struct CallTable {
  private struct Section {
    let title: String
    let spec: RandomSpec

    /// Calls that are worth a row besides those that are promised.
    var calls: [Call] = []
  }

  private static let sections = [
    Section(
      title: "A text and an optional region",
      spec: RandomSpec(
        "Card",
        slots: [
          .init(name: "title", options: ["text"]), .init(name: "actions", isOptional: true),
        ])),
    Section(
      title: "Three optional regions: the trailing closure belongs to the first",
      spec: RandomSpec(
        "Panel",
        slots: [
          .init(name: "header", isOptional: true), .init(name: "content", isOptional: true),
          .init(name: "footer", isOptional: true),
        ])),
    Section(
      title: "Two texts: what Swift cannot mend",
      spec: RandomSpec(
        "Message",
        slots: [
          .init(name: "title", options: ["text"]),
          .init(name: "subtitle", isOptional: true, options: ["text"]),
        ]),
      calls: [
        call([("title", .literal), ("subtitle", .string)]),
        call([("title", .string), ("subtitle", .literal)]),
        call([("title", .key), ("subtitle", .nil)]),
        call([("title", .string), ("subtitle", .nil)]),
      ]),
    Section(
      title: "A text, a symbol, an image and a view by value",
      spec: RandomSpec(
        "Icon",
        slots: [
          .init(name: "icon", isOptional: true, options: ["text", "systemImage", "image", "value"])
        ]),
      calls: [call([("icon", .nil)])]),
    Section(
      title: "An optional closure before a region",
      spec: RandomSpec(
        "Link", slots: [.init(name: "content", isOptional: true)],
        properties: [.init(name: "action", text: "\"(() -> Void)?\"")]),
      calls: Call.ClosureText.allCases.map { text in
        Call(arguments: [], trailing: [.init(label: nil, value: .closure(text))])
      }),
    Section(
      title: "A required closure before a region",
      spec: RandomSpec(
        "Action", slots: [.init(name: "label", isOptional: true)],
        properties: [.init(name: "action", text: "\"() -> Void\"")]),
      calls: Call.ClosureText.allCases.map { text in
        Call(arguments: [], trailing: [.init(label: nil, value: .closure(text))])
      }),
  ]

  private static func call(_ arguments: [(String?, Call.Value)]) -> Call {
    Call(arguments: arguments.map { .init(label: $0.0, value: $0.1) }, trailing: [])
  }

  /// Specs with calls that Swift could not resolve, and that are rejected therefore.
  private static let rejected = [
    RandomSpec(
      "Pair",
      slots: [
        .init(name: "title", isOptional: true, options: ["text"], label: "_"),
        .init(name: "subtitle", isOptional: true, options: ["text"], label: "_"),
      ]),
    RandomSpec(
      "Sign",
      slots: [.init(name: "picture", options: ["text", "systemImage", "unlabeled"])]),
    RandomSpec(
      "Name", slots: [.init(name: "title", options: ["localized"], label: "_")],
      properties: [
        .init(name: "identifier", text: "{type: String, default: '\"\"', label: _}")
      ]),
  ]

  @Test func pageIsUpToDate() async throws {
    let page = try await Self.page()
    let file = repositoryRoot.appending(path: "docs/calls.md")
    let committed = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if committed == page { return }
    if ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] != nil {
      try Data(page.utf8).write(to: file)
      Issue.record("docs/calls.md was rewritten")
    } else {
      Issue.record("docs/calls.md is not what the compiler says; record it with DSCOMPILE_RECORD=1")
    }
  }

  private static func page() async throws -> String {
    var text = """
      <!-- Made from what the Swift compiler selects, by the tests. -->

      # What calls mean

      For each component: calls of its initializers, and the initializer that Swift selects, as the \
      compiler says; the same in the language modes 5 and 6 where a row does not tell them apart. `key` is a `LocalizedStringKey`, `string` \
      a `String`, `view` a view and `action()` a call that returns nothing. All components have \
      the strategy `permutations`, which is what `auto` comes to.

      """
    let subjects = sections.compactMap { Subject($0.spec, calls: $0.calls) }
    try #require(subjects.count == sections.count)
    guard case .calls(let five) = try await selections(of: subjects, mode: .v5),
      case .calls(let six) = try await selections(of: subjects, mode: .v6)
    else {
      Issue.record("the components of the page do not compile")
      return ""
    }
    for (index, subject) in subjects.enumerated() {
      text += "\n## \(sections[index].title)\n\n```yaml\n\(subject.spec.yaml)```\n\n"
      text += "| call | initializer |\n|---|---|\n"
      for (number, entry) in subject.calls.enumerated() {
        let call = entry.call.swift(subject.component)
        let cells = [five[index][number], six[index][number]].map {
          subject.component.describe($0)
        }
        let cell =
          cells[0] == cells[1] ? cells[0] : "Swift 5: \(cells[0]); Swift 6: \(cells[1])"
        text += "| `\(call)` | \(cell) |\n"
      }
    }
    text += """

      A literal beside a `String` variable takes the initializer of two strings, so it is not \
      localized: Swift prefers a literal of its default type, and has no means to say otherwise. \
      The documentation of that initializer says so where it is emitted.

      ## What is rejected

      Where Swift has no means to tell two initializers apart, the spec is an error.

      """
    for spec in rejected {
      text += "\n```yaml\n\(spec.yaml)```\n\n"
      for message in rejectionMessages(of: spec) { text += "- \(message)\n" }
    }
    return text
  }
}

extension Component {
  /// What an initializer takes, for "initializer 3".
  fileprivate func describe(_ selection: String) -> String {
    guard let index = Int(selection.split(separator: " ").last ?? ""),
      initializers.indices.contains(index)
    else { return selection }
    let parameters = initializers[index].parameters.filter { parameter in
      if case .placeholder = parameter.role { false } else { true }
    }
    let list = parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
    return "`(\(list))`"
  }
}
