import Specification
import SwiftFragments

/// What is said of a component to assistive technologies and tests.
package struct Accessibility: Sendable {
  /// What is read out.
  package indirect enum Label: Sendable {
    /// A key in the library's String Catalog.
    case localized(String)

    /// The view of a slot.
    case slot(Slot)

    /// An expression of a type that SwiftUI reads.
    case expression(SwiftExpression)

    /// A value that may be nil, and then nothing is said.
    case optional(name: String, isView: Bool)

    /// A number.
    case number(name: String)

    /// A value that a `Text` is made of.
    case text(name: String)

    /// The first while the condition holds, else the second; nothing if that is nil.
    case conditional(SwiftExpression, then: Self, otherwise: Self?)

    /// The keys that are looked up.
    var keys: [String] {
      switch self {
      case .localized(let text): [text]
      case .conditional(_, let then, let otherwise): then.keys + (otherwise?.keys ?? [])
      case .slot, .expression, .optional, .number, .text: []
      }
    }
  }

  package struct Trait: Sendable {
    package let trait: AccessibilityTrait

    /// While this holds; always if nil.
    package let condition: SwiftExpression?
  }

  package struct Action: Sendable {
    package let name: String

    /// What it is called.
    package let title: Label
    package let perform: SwiftBlock

    /// While this holds it is offered; always if nil.
    package let condition: SwiftExpression?
  }

  package var label: Label?
  package var hint: Label?
  package var value: Label?
  package var children: AccessibilityChildren?
  package var traits: [Trait] = []
  package var heading: HeadingLevel?
  package var actions: [Action] = []

  /// The least width and height, in points.
  package var minimumTarget: Int?

  /// Identifiers by the name of their slot, in the order of the spec.
  package var identifiers: [(slot: String, identifier: String)] = []

  /// Levels of headings by the name of their slot.
  package var slotHeadings: [String: HeadingLevel] = [:]

  /// The identifiers in all Swift of it.
  package var code: [SwiftName] = []

  /// Whether something is said that is not the same however often it is said.
  package var isMoreThanChildren: Bool {
    label != nil || hint != nil || value != nil || !traits.isEmpty || heading != nil
      || !actions.isEmpty || minimumTarget != nil
  }

  /// The name of the type with the identifiers: `CardAccessibilityIdentifiers`.
  package static func identifiersName(of component: String) -> String {
    component + "AccessibilityIdentifiers"
  }
}

/// A text of a library, which is looked up by itself.
package struct LocalizedText: Sendable {
  package let text: String

  /// Where it is read, for those who translate it.
  package let comment: String
}

extension Component {
  /// The texts that it looks up in the library.
  package var localizedTexts: [LocalizedText] {
    let labels = [
      (accessibility.label, "label"), (accessibility.hint, "hint"), (accessibility.value, "value"),
    ]
    return labels.flatMap { label, use in
      (label?.keys ?? []).map {
        LocalizedText(text: $0, comment: "\(name): the accessibility \(use).")
      }
    }
      + accessibility.actions.flatMap { action in
        action.title.keys.map {
          LocalizedText(
            text: $0, comment: "\(name): the name of the accessibility action '\(action.name)'.")
        }
      }
      + contents.localizedTexts(comment: "\(name): a text in it.")
  }
}

extension FileContents {
  /// The texts that its own Swift looks up in the library.
  package func localizedTexts(comment: String) -> [LocalizedText] {
    texts.map { LocalizedText(text: $0, comment: comment) }
  }
}
