import Specification
import SwiftFragments

/// The accessibility of a component, for assistive technologies and tests.
package struct Accessibility: Sendable {
  /// A text that is read out.
  package indirect enum Label: Sendable {
    /// A key in the library's String Catalog.
    case localized(String)

    /// The view of a slot.
    case slot(Slot)

    /// An expression of a type that SwiftUI can read out.
    case expression(SwiftExpression)

    /// A value that may be nil, in which case nothing is read out.
    case optional(name: String, isView: Bool)

    /// A number.
    case number(name: String)

    /// A value from which a `Text` can be made.
    case text(name: String)

    /// The first label while the condition holds, otherwise the second; nothing if that is nil.
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

    /// The condition; nil if it always applies.
    package let condition: SwiftExpression?
  }

  package struct Action: Sendable {
    package let name: String

    /// Its title.
    package let title: Label
    package let perform: SwiftBlock

    /// The condition for offering it; nil if it is always offered.
    package let condition: SwiftExpression?
  }

  package var label: Label?
  package var hint: Label?
  package var value: Label?
  package var children: AccessibilityChildren?
  package var traits: [Trait] = []
  package var heading: HeadingLevel?
  package var actions: [Action] = []

  /// The minimum width and height, in points.
  package var minimumTarget: Int?

  /// Identifiers by the name of their slot, in the order of the spec.
  package var identifiers: [(slot: String, identifier: String)] = []

  /// Levels of headings by the name of their slot.
  package var slotHeadings: [String: HeadingLevel] = [:]

  /// The identifiers in all of its Swift.
  package var code: [SwiftName] = []

  /// Whether it has settings that must not be applied more than once.
  package var isMoreThanChildren: Bool {
    label != nil || hint != nil || value != nil || !traits.isEmpty || heading != nil
      || !actions.isEmpty || minimumTarget != nil
  }

  /// The name of the type with the identifiers: `CardAccessibilityIdentifiers`.
  package static func identifiersName(of component: String) -> String {
    component + "AccessibilityIdentifiers"
  }
}

/// A text that the library looks up itself.
package struct LocalizedText: Sendable {
  package let text: String

  /// Where it is read, for translators.
  package let comment: String
}

extension Component {
  /// The texts that it looks up in the library's bundle.
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
  /// The texts that its own Swift looks up in the library's bundle.
  package func localizedTexts(comment: String) -> [LocalizedText] {
    texts.map { LocalizedText(text: $0, comment: comment) }
  }
}
