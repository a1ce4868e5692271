import CompilerDriver
import DesignModel
import Foundation
import RandomSpecs
import SwiftCompilation
import SwiftTypes
import TestSupport
import Testing

/// The page of call shapes, with the compiler's actual selection for each.
@Suite struct CallTable {
  private struct Section {
    let title: String
    let spec: SampleSpec

    /// Calls that are included in addition to promised ones.
    var calls: [Call] = []
  }

  private struct Chapter {
    let title: String
    let text: String
    let sections: [Section]
  }

  private static let chapters = [
    Chapter(
      title: "Permutations",
      text:
        "An initializer for each way to fill all slots. `auto` uses this strategy where possible.",
      sections: [
        Section(
          title: "A text and an optional region",
          spec: SampleSpec(
            "Card",
            """
            slots:
              title: {options: [text]}
              actions: {optional: true}

            """)),
        Section(
          title: "Three optional regions: the trailing closure belongs to the first",
          spec: SampleSpec(
            "Panel",
            """
            slots:
              header: {optional: true}
              content: {optional: true}
              footer: {optional: true}

            """)),
        Section(
          title: "Two texts: a limit of Swift",
          spec: SampleSpec(
            "Message",
            """
            slots:
              title: {options: [text]}
              subtitle: {optional: true, options: [text]}

            """),
          calls: [
            call([("title", .literal), ("subtitle", .string)]),
            call([("title", .string), ("subtitle", .literal)]),
            call([("title", .key), ("subtitle", .nil)]),
            call([("title", .string), ("subtitle", .nil)]),
          ]),
        Section(
          title: "A text, a symbol, an image and a view by value",
          spec: SampleSpec(
            "Icon",
            """
            slots:
              icon: {optional: true, options: [text, systemImage, image, value]}

            """),
          calls: [call([("icon", .nil)])]),
        Section(
          title: "An optional closure before a region",
          spec: SampleSpec(
            "Link",
            """
            properties:
              action: (() -> Void)?
            slots:
              content: {optional: true}

            """),
          calls: trailingClosures),
        Section(
          title: "A required closure before a region",
          spec: SampleSpec(
            "Action",
            """
            properties:
              action: () -> Void
            slots:
              label: {optional: true}

            """),
          calls: trailingClosures),
        Section(
          title: "A text in a component without generic parameters",
          spec: SampleSpec(
            "Caption",
            """
            slots:
              title: {type: Text, options: [text]}

            """)),
        Section(
          title: "A generic parameter with a default",
          spec: SampleSpec(
            "Choice",
            """
            generics:
              Value: {conforms: Hashable, default: String}
            slots:
              title: {options: [text]}
            properties:
              value: Value?

            """),
          calls: [call([("value", .nil), ("title", .literal)])]),
      ]),
    Chapter(
      title: "Defaulted",
      text: "An optional slot is a closure with a default, which comes last.",
      sections: [
        Section(
          title: "A text and an optional region",
          spec: SampleSpec(
            "Row",
            """
            slots:
              title: {options: [text]}
              actions: {optional: true}
            initializers: {strategy: defaulted}

            """)),
        Section(
          title: "Two regions, of which one may be empty",
          spec: SampleSpec(
            "Stack",
            """
            slots:
              content:
              footer: {options: [empty]}
            initializers: {strategy: defaulted}

            """)),
      ]),
    Chapter(
      title: "Explicit",
      text: "The initializers are those in `forms`; named ones are static members.",
      sections: [
        Section(
          title: "Forms with and without names",
          spec: SampleSpec(
            "Tile",
            """
            properties:
              action: () -> Void
            slots:
              title: {options: [text]}
              icon: {optional: true}
            initializers:
              strategy: explicit
              forms:
                - {title: text, icon: [systemImage, omitted]}
                - {title: view, icon: view}
                - {title: text, name: link, parameters: {action: omitted, number: Int}, values: {action: '{}'}}
                - {title: text, name: link, parameters: {action: omitted}, values: {action: '{}'}}
                - {title: {sample: {view: Text, value: Text("")}}, name: sample, parameters: {action: omitted}, values: {action: '{}'}}

            """)),
        Section(
          title: "A form of a type's own",
          spec: SampleSpec(
            "Field",
            """
            generics:
              Value: {conforms: Hashable}
            properties:
              value: Value
            slots:
              title: {options: [text]}
            initializers:
              strategy: explicit
              forms:
                - {title: text}
                - {title: text, generics: {Value: Int}}
                - {title: view}

            """),
          calls: [call([("value", .typed(.named("Int"))), ("title", .literal)])]),
      ]),
    Chapter(
      title: "Modifiers of views",
      text:
        "What would be initializers are methods of `View`, with generic parameters of their own.",
      sections: [
        Section(
          title: "Two texts and a region",
          spec: SampleSpec(
            "Curtain",
            """
            kind: modifier
            slots:
              title: {options: [text], label: {text: _}}
              subtitle: {optional: true, options: [text]}
              actions: {optional: true}
            body: content

            """),
          calls: [
            call([(nil, .literal), ("subtitle", .string)]),
            call([(nil, .literal), ("subtitle", .nil)]),
          ]),
        Section(
          title: "A required closure before a region",
          spec: SampleSpec(
            "Ripple",
            """
            kind: modifier
            properties:
              action: () -> Void
            slots:
              label: {optional: true}
            body: content

            """),
          calls: trailingClosures),
      ]),
  ]

  private static var trailingClosures: [Call] {
    Call.ClosureText.allCases.map { text in
      Call(arguments: [], trailing: [.init(label: nil, value: .closure(text))])
    }
  }

  private static func call(_ arguments: [(String?, Call.Value)]) -> Call {
    Call(arguments: arguments.map { .init(label: $0.0, value: $0.1) }, trailing: [])
  }

  /// Specs with calls that Swift could not resolve, which are therefore rejected.
  private static let rejected = [
    (
      "Two optional texts without labels look alike.",
      SampleSpec(
        "Pair",
        """
        slots:
          title: {optional: true, options: [text], label: _}
          subtitle: {optional: true, options: [text], label: _}

        """)
    ),
    (
      "The name of a symbol is a string, and a literal is a string by default.",
      SampleSpec(
        "Sign",
        """
        slots:
          picture: {options: [text, systemImage, unlabeled]}

        """)
    ),
    (
      "An argument without a label goes to the first parameter that has none.",
      SampleSpec(
        "Name",
        """
        properties:
          identifier: {type: String, default: '""', label: _}
        slots:
          title: {options: [localized], label: _}

        """)
    ),
    (
      "Of two closures with defaults, a trailing one could be either.",
      SampleSpec(
        "Frame",
        """
        slots:
          header: {optional: true}
          footer: {optional: true}
        initializers: {strategy: defaulted}

        """)
    ),
    (
      "An argument goes to the first parameter with its label, even if another was meant.",
      SampleSpec(
        "Note",
        """
        slots:
          title:
          content: {label: heading}
        initializers:
          forms:
            - {parameters: {heading: Int?}}

        """)
    ),
    (
      "Two forms with the same name and the same arguments are one declaration.",
      SampleSpec(
        "Sample",
        """
        slots:
          title: {optional: true, options: [string]}
        initializers:
          strategy: explicit
          forms:
            - {title: view}
            - {title: string, name: plain}
            - {title: string, name: plain}

        """)
    ),
  ]

  @Test func pageIsUpToDate() async throws {
    let page = try await Self.page()
    if let difference = try Recording.difference(of: page, from: "docs/calls.md") {
      Issue.record("\(difference)")
    }
  }

  private static func page() async throws -> String {
    var text = """
      <!-- Generated by the tests from the selections of the Swift compiler. -->

      # What calls mean

      For each component: calls to its initializers, and the initializer that the Swift compiler \
      selects. Language modes 5 and 6 select the same one unless a row names the mode. `key` is a \
      `LocalizedStringKey`, `string` a `String`, `view` a view and `perform()` a call that returns \
      nothing.

      """
    let sections = chapters.flatMap(\.sections)
    let calls = sections.map { ($0.spec.name, $0.calls) }
    let batch = Batch(sections.map(\.spec), calls: Dictionary(uniqueKeysWithValues: calls))
    try #require(batch.subjects.count == sections.count)
    guard case .calls(let five) = try await selections(of: batch, mode: .v5),
      case .calls(let six) = try await selections(of: batch, mode: .v6)
    else {
      Issue.record("the components of the page do not compile")
      return ""
    }
    var index = 0
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n\(chapter.text)\n"
      for section in chapter.sections {
        let subject = batch.subjects[index]
        text += "\n### \(section.title)\n\n```yaml\n\(subject.spec.yaml)```\n\n"
        text += "| call | initializer |\n|---|---|\n"
        for (number, entry) in subject.calls.enumerated() {
          let cells = [five[index][number], six[index][number]].map(subject.component.describe)
          let cell =
            cells[0] == cells[1] ? cells[0] : "Swift 5: \(cells[0]); Swift 6: \(cells[1])"
          text += "| `\(entry.call.swift(entry.callee))` | \(cell) |\n"
        }
        index += 1
      }
    }
    text += """

      ## A limitation of Swift

      A literal next to a `String` variable selects the initializer with two strings, so it is not \
      localized: Swift prefers the default type of a literal, and an API cannot change that. \
      `Message` above shows it, and the emitted documentation of that initializer states it: \
      "A literal next to a `String` variable selects this initializer and is not localized."

      In a type without generic parameters, Swift would choose `String` for a literal in spite of \
      `@_disfavoredOverload`; so the second overload of a text takes any `StringProtocol` there, \
      as in `Caption`.

      ## What is rejected

      If Swift cannot distinguish two initializers, the spec has an error.

      """
    for (reason, spec) in rejected {
      let messages = rejectionMessages(of: spec)
      #expect(!messages.isEmpty, "\(spec.name) is no error")
      text += "\n\(reason)\n\n```yaml\n\(spec.yaml)```\n\n"
      for message in messages { text += "- \(message)\n" }
    }
    return text
  }
}

extension Component {
  /// The parameters of an initializer, for "initializer 3".
  fileprivate func describe(_ selection: String) -> String {
    guard let index = Int(selection.split(separator: " ").last ?? ""),
      initializers.indices.contains(index)
    else { return selection }
    let initializer = initializers[index]
    let parameters = initializer.parameters.filter { parameter in
      if case .placeholder = parameter.role { false } else { true }
    }
    let list = parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
    let name = initializer.details.name ?? method.map { "." + $0 } ?? ""
    let pins = initializer.pins.map { "\($0.generic) == \($0.type)" }.joined(separator: ", ")
    return "`\(name)\(initializer.isProperty ? "" : "(\(list))")`"
      + (pins.isEmpty ? "" : " where `\(pins)`")
  }
}
