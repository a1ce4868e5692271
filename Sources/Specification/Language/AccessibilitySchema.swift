import Diagnostics
import SwiftFragments
import YAMLSyntax

extension AccessibilitySpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "accessibility", plural: "accessibility", title: "Accessibility",
    documentation: """
      The accessibility of a component, in every style. It applies to the view of the style, or to \
      the `body` of a component without styles; a `body` around `style` is outside of it. Swift can \
      use the members of the component by their names. Everything except `children` is applied \
      once, however many styles wrap each other.

      A label, a value and traits belong to one element. `children` determines how a component of \
      several views becomes one.
      """,
    example: """
      slots: {icon: {options: [systemImage]}, title: {options: [text]}}
      properties: {isOn: {type: Bool, binding: true}}
      accessibility:
        children: combine
        label: {text: Setting}
        value: {when: isOn, then: {text: on}, else: {text: off}}
        traits: [isButton, {isSelected: isOn}]
        actions: {toggle: isOn.toggle()}
        minimumTarget: 44
      """,
    fields: [
      Field(
        "children", \.children, .choice(AccessibilityChildren.self),
        "How the views in the component appear to assistive technologies.",
        example: "children: combine"),
      Field(
        "label", \.label, .accessibilityText,
        """
        What the component is. The name of a text property, modifier or other value reads that \
        text, and so does that of a slot of the type `Text`. The name of another slot uses the \
        slot's view as the label, which needs iOS 18, macOS 15, tvOS 18, watchOS 11 or visionOS 2. \
        `{text: Close}` is localized in the library. Anything \
        else is Swift. A value that may be nil needs the same versions, or an expression such as \
        `name ?? ""`.
        """,
        example: "label: {text: Close}"),
      Field(
        "hint", \.hint, .accessibilityText,
        "What using the component does, read after a pause. Written like `label`, but not a view.",
        example: "hint: {text: Closes the card.}"),
      Field(
        "value", \.value, .accessibilityText,
        """
        The current value of the component. Written like `label`, but not a view. A number is \
        read in the user's format.
        """,
        example: "value: progress"),
      Field(
        "traits", \.traits, .accessibilityTraits,
        """
        The traits of the component, with SwiftUI's names. A mapping gives a trait a condition: \
        `{isSelected: isOn}` sets the trait while `isOn` is true.
        """,
        example: "traits: [isButton, {isSelected: isOn}]"),
      Field(
        "heading", \.heading,
        .either(
          scalar: .made(from: .choice(HeadingLevel.self)) { .component($0) },
          mapping: .made(
            from: .mapping(keyedBy: .name, of: .choice(HeadingLevel.self)) {
              (slot: $0, level: $1)
            }
          ) { .slots($0) }),
        """
        The heading level of the component, or of its slots, by name. A heading also has the \
        trait `isHeader`.
        """,
        example: "heading: {title: h2}"),
      Field(
        "actions", \.actions, .mapping(of: AccessibilityActionSpec.self),
        "Actions for people who cannot reach the controls in the component, by name.",
        example: "actions: {remove: {name: Remove, perform: onRemove()}}"),
      Field(
        "minimumTarget", \.minimumTarget, .integer(in: 1...200),
        """
        The minimum width and height of the component in points. The whole area responds to gestures of the `body` \
        around the styles and of the caller. A button inside a style has its own shape; give its label the size.
        """,
        example: "minimumTarget: 44"),
      Field(
        "identifiers", \.identifiers,
        .mapping(keyedBy: .name, of: .text) { name, identifier in
          var entry = AccessibilityIdentifierSpec(name: name)
          entry.identifier = identifier
          return entry
        },
        """
        The accessibility identifiers of the slots, by the name of the slot. Tests find them by \
        constants: `CardAccessibilityIdentifiers.title`. They do not find them if `children` makes the \
        component one element.
        """,
        example: "identifiers: {title: card.title}"),
    ])
}

extension AccessibilityChildren: Choice {
  static let noun = "way to treat children"
  static let plural = "ways to treat children"

  var documentation: String {
    switch self {
    case .combine: "One element with the properties of all views."
    case .contain: "Separate elements in a container."
    case .ignore: "One element that ignores the views."
    }
  }
}

extension AccessibilityActionSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "accessibility action", plural: "accessibility actions", title: "Accessibility actions",
    shorthand: "perform",
    documentation: """
      VoiceOver's rotor and Switch Control offer an action by its name. It needs iOS 16, macOS \
      13, tvOS 16, watchOS 9 or visionOS 1.
      """,
    example: """
      slots: {title: {options: [text]}}
      modifiers: {onRemove: "(() -> Void)?"}
      accessibility:
        actions:
          remove: {name: Remove item, when: onRemove != nil, perform: onRemove?()}
      """,
    fields: [
      Field(
        "name", \.title, .accessibilityTitle,
        """
        The name of the action: a text, localized in the library, or the name of a value of the \
        component. By default, it is made from the key. Write `{text: …}` for a text that is also \
        the name of a value.
        """,
        example: "name: Remove item"),
      Field(
        "perform", \.perform, .swiftBlock, isRequired: true, "What it does.",
        example: "perform: onRemove()"),
      Field(
        "when", \.condition, .swiftExpression,
        "The condition under which the action is offered. By default, always.",
        example: "when: onRemove != nil"),
    ])
}

extension HeadingLevel: Choice {
  static let noun = "heading level"

  var documentation: String {
    switch self {
    case .unspecified: "A heading without a level."
    case .h1: "A heading of the first level."
    case .h2: "A heading of the second level."
    case .h3: "A heading of the third level."
    case .h4: "A heading of the fourth level."
    case .h5: "A heading of the fifth level."
    case .h6: "A heading of the sixth level."
    }
  }
}

extension AccessibilityTrait: Choice {
  static let noun = "accessibility trait"

  var documentation: String {
    switch self {
    case .isButton: "A button."
    case .isHeader: "A heading."
    case .isSelected: "The selected element."
    case .isLink: "A link."
    case .isSearchField: "A search field."
    case .isImage: "An image."
    case .playsSound: "An element that plays a sound when used."
    case .isKeyboardKey: "A keyboard key."
    case .isStaticText: "A text that does not change."
    case .isSummaryElement: "A summary that is read when the app starts."
    case .updatesFrequently:
      "An element whose label or value changes too often to read each "
        + "change."
    case .startsMediaSession: "An element that plays or records media, which silences VoiceOver."
    case .allowsDirectInteraction: "An element that receives touches directly, such as a piano."
    case .causesPageTurn: "An element that turns the page when it has been read."
    case .isModal: "A modal element: the elements beside it are ignored."
    case .isToggle: "A switch. Needs iOS 17, macOS 14, tvOS 17 or watchOS 10."
    case .isTabBar: "A tab bar. Needs iOS 17, macOS 14, tvOS 17 or watchOS 10."
    }
  }
}

// MARK: - Texts

/// A text in a mapping: `{text: Close}`, or `{when: isOn, then: {text: On}, else: {text: Off}}`.
private struct AccessibilityTextMapping: SchemaDescribed {
  var text: Located<String>?
  var condition: SwiftExpression?
  var then: AccessibilityTextSpec?
  var otherwise: AccessibilityTextSpec?

  static let schema = Schema<Self>(
    "localized text", plural: "localized texts", title: "Localized texts",
    documentation: """
      A text in English, or one of several. It is listed in the library's String Catalog, with a \
      comment about its use. Swift in `then` or `else` is a `Text`, or the name of a text value.
      """,
    example: """
      properties: {isDone: Bool}
      slots: {title: {options: [text]}}
      accessibility:
        label: {text: Task}
        value: {when: isDone, then: {text: done}, else: {text: to be done}}
      """,
    fields: [
      Field(
        "text", \.text, .localizedText,
        "The text, which is the key of its translations.", example: "text: Close"),
      Field(
        "when", \.condition, .swiftExpression, "The condition of `then`, instead of `text`.",
        example: "when: isDone"),
      Field(
        "then", \.then, .accessibilityText, "The text if the condition is true.",
        example: "then: {text: done}"),
      Field(
        "else", \.otherwise, .accessibilityText,
        """
        The text otherwise. Without it nothing is read then, which needs iOS 18, macOS 15, tvOS \
        18, watchOS 11 or visionOS 2.
        """,
        example: "else: {text: to be done}"),
    ])

  /// The decoded text; nil if keys are missing or contradictory.
  var value: AccessibilityTextSpec? {
    switch (text, condition, then) {
    case (let text?, nil, nil): otherwise == nil ? .text(text) : nil
    case (nil, let condition?, let then?):
      .conditional(condition, then: then, otherwise: otherwise)
    default: nil
    }
  }
}

extension ValueType<AccessibilityTextSpec> {
  /// A localized text as written, or the name of a value.
  fileprivate static var accessibilityTitle: Self {
    let text = ValueType<Located<String>>.localizedText
    return .either(
      scalar: ValueType(text.description) { node, decoder in
        guard let text = text.decode(node, &decoder) else { return nil }
        let isName =
          text.value.first?.isLetter == true
          && text.value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isName else { return .text(text) }
        let before = decoder.fragments.diagnostics.count
        if let name = decoder.fragments.expression(node) { return .swift(name) }
        // A Swift keyword is not a name.
        decoder.fragments.diagnostics.removeSubrange(before...)
        return .text(text)
      },
      mapping: accessibilityMapping)
  }

  /// A localized text, or Swift.
  fileprivate static var accessibilityText: Self {
    .either(
      scalar: ValueType(.swiftExpression, readsAbsence: true) { node, decoder in
        decoder.expression(node, else: Diagnostic.bareLabel).map { .swift($0) }
      },
      mapping: accessibilityMapping)
  }

  /// A mapping with a text, or with texts for both results of a condition.
  private static var accessibilityMapping: Self {
    let mapping = ValueType<AccessibilityTextMapping>.object { AccessibilityTextMapping() }
    return ValueType(mapping.description) { node, decoder in
      let before = decoder.allDiagnostics.count
      guard let text = mapping.decode(node, &decoder) else { return nil }
      if let value = text.value { return value }
      // Keys that are missing because they are invalid have already been reported.
      return decoder.allDiagnostics.count > before ? nil : .incomplete(decoder.place(node))
    }
  }
}

extension Diagnostic {
  fileprivate static func bareLabel(_ text: String, at place: Place) -> Diagnostic {
    let literal = text.contains { ",'-".contains($0) } ? "{text: \"\(text)\"}" : "{text: \(text)}"
    return Diagnostic(
      .bareText, at: place,
      "expected Swift, found a text; write '\(literal)' for a localized text",
      fixIts: [FixIt("make it a string", [.init(place, literal)])])
  }
}

extension ValueType<Located<String>> {
  /// A single-line text that is looked up as written.
  fileprivate static var localizedText: Self {
    ValueType(ValueType.text.description) { node, decoder in
      guard let text = ValueType.text.decode(node, &decoder) else { return nil }
      if text.value.contains("\\(") {
        return decoder.report(
          Diagnostic(
            .textInterpolation, at: text.place,
            "a localized text cannot contain values; remove '\\(…)', or write Swift"))
      }
      if text.value.contains("\n") {
        return decoder.report(
          Diagnostic(
            .textLines, at: text.place,
            "an accessibility text must be a single line; join its lines, for example with '>-'"))
      }
      return text
    }
  }
}

// MARK: - Traits

extension ValueType<[AccessibilityTraitSpec]> {
  /// A trait, a mapping from traits to conditions, or a list of both.
  fileprivate static var accessibilityTraits: Self {
    let one = Self.made(from: .choice(AccessibilityTrait.self)) {
      [AccessibilityTraitSpec(trait: $0)]
    }
    let conditional = Self.mapping(
      keyedBy: .choice(AccessibilityTrait.self), of: .swiftExpression
    ) { AccessibilityTraitSpec(trait: $0, condition: $1) }
    return .either(
      scalar: one,
      list: .made(from: .list(of: .either(scalar: one, mapping: conditional))) {
        $0.flatMap { $0 }
      },
      mapping: conditional)
  }
}
