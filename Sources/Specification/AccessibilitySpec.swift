import Diagnostics
import SwiftFragments

/// How the children of a component are read out.
package enum AccessibilityChildren: String, CaseIterable, Sendable {
  case combine, contain, ignore
}

/// The value of `accessibility`.
package struct AccessibilitySpec: Sendable {
  package var label: AccessibilityTextSpec?
  package var hint: AccessibilityTextSpec?
  package var value: AccessibilityTextSpec?
  package var children: Located<AccessibilityChildren>?
  package var traits: [AccessibilityTraitSpec] = []
  package var heading: AccessibilityHeadingSpec?
  package var actions: [AccessibilityActionSpec] = []

  /// The minimum width and height of the tappable area, in points.
  package var minimumTarget: Located<Int>?

  /// Identifiers by slot.
  package var identifiers: [AccessibilityIdentifierSpec] = []

  package init() {}

  /// The place of its first entry; nil if it is empty.
  package var place: Place? {
    let entries =
      [label, hint, value].compactMap { $0?.place } + traits.map(\.trait.place)
      + actions.map(\.name.place) + identifiers.map(\.name.place)
    return children?.place ?? minimumTarget?.place ?? heading?.place ?? entries.first
  }

  /// The identifiers in texts that are read out.
  package var namesReadOut: [SwiftName] {
    let texts = [label, hint, value].compactMap(\.self).flatMap(\.expressions)
    return (texts + traits.compactMap(\.condition)).flatMap(\.identifiers)
  }

  /// The identifiers in all its Swift.
  package var code: [SwiftName] {
    namesReadOut + actions.flatMap(\.code)
  }
}

/// A text that is read out: a localized text, or Swift.
package indirect enum AccessibilityTextSpec: Sendable {
  case text(Located<String>)

  /// A name of a slot or a value, or any other expression.
  case swift(SwiftExpression)

  /// The first text while the condition holds, otherwise the second; nothing if that is absent.
  case conditional(SwiftExpression, then: Self, otherwise: Self?)

  /// A mapping with missing or contradictory keys.
  case incomplete(Place)

  package var place: Place {
    switch self {
    case .text(let text): text.place
    case .swift(let expression), .conditional(let expression, _, _): expression.place
    case .incomplete(let place): place
    }
  }

  /// All Swift in it.
  package var expressions: [SwiftExpression] {
    switch self {
    case .text, .incomplete: []
    case .swift(let expression): [expression]
    case .conditional(let condition, let then, let otherwise):
      [condition] + then.expressions + (otherwise?.expressions ?? [])
    }
  }
}

/// An entry of `accessibility.traits`.
package struct AccessibilityTraitSpec: Sendable {
  package var trait: Located<AccessibilityTrait>

  /// The condition for the trait; it always applies if absent.
  package var condition: SwiftExpression?
}

/// A trait, by its name in SwiftUI.
package enum AccessibilityTrait: String, CaseIterable, Sendable {
  case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey
  case isStaticText, isSummaryElement, updatesFrequently, startsMediaSession
  case allowsDirectInteraction, causesPageTurn, isModal, isToggle, isTabBar
}

/// The value of `accessibility.heading`: a level for the component, or one by slot.
package enum AccessibilityHeadingSpec: Sendable {
  case component(Located<HeadingLevel>)
  case slots([(slot: SwiftName, level: Located<HeadingLevel>)])

  /// The place of the first level.
  package var place: Place? {
    switch self {
    case .component(let level): level.place
    case .slots(let levels): levels.first?.level.place
    }
  }
}

/// The level of a heading.
package enum HeadingLevel: String, CaseIterable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// An entry of `accessibility.actions`.
package struct AccessibilityActionSpec: Sendable {
  package var name: SwiftName

  /// The action's title; derived from its name if absent. A name alone may refer to a value or a text.
  package var title: AccessibilityTextSpec?
  package var perform: SwiftBlock?

  /// The condition for offering the action; it is always offered if absent.
  package var condition: SwiftExpression?

  package init(name: SwiftName) {
    self.name = name
  }

  /// The identifiers in all its Swift.
  fileprivate var code: [SwiftName] {
    var names = (title?.expressions ?? []).flatMap(\.identifiers)
    names += condition?.identifiers ?? []
    names += perform?.identifiers ?? []
    return names
  }
}

/// An entry of `accessibility.identifiers`.
package struct AccessibilityIdentifierSpec: Sendable {
  /// The slot's name.
  package var name: SwiftName
  package var identifier: Located<String>?

  package init(name: SwiftName) {
    self.name = name
  }
}
