import Diagnostics
import SwiftFragments
import YAMLSyntax

extension AccessibilitySpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "accessibility", plural: "accessibility", title: "Accessibility",
    documentation: """
      What assistive technologies and tests see of a component, whichever style shows it. In Swift, \
      the component's members stand under their names. All but `children` is said once, however \
      many styles wrap each other.

      A label, a value, traits and the like are of one element. A component of several views says \
      by `children` how it becomes one.
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
        identifiers: {icon: card.icon, title: card.title}
      """,
    fields: [
      Field(
        "children", \.children, .choice(AccessibilityChildren.self),
        "How the component's views appear.", example: "children: combine"),
      Field(
        "label", \.label, .accessibilityText,
        """
        What the component is. The name of a property, a modifier or another value that is a text is \
        read as it is; that of a slot makes the slot's view the label, which SwiftUI can do from iOS \
        18, macOS 15, tvOS 18, watchOS 11 and visionOS 2 on. `{text: Close}` is a text that is \
        localised in the library. Anything else is Swift. A value that may be nil needs those \
        versions, too, or an expression such as `name ?? ""`.
        """,
        example: "label: {text: Close}"),
      Field(
        "hint", \.hint, .accessibilityText,
        "What comes of using the component, read after a pause. As `label`, but no slot can be it.",
        example: "hint: {text: Closes the card.}"),
      Field(
        "value", \.value, .accessibilityText,
        """
        What the component says at the moment. As `label`, but no slot can be it; a number may, and \
        is read as the reader's language writes it.
        """,
        example: "value: progress"),
      Field(
        "traits", \.traits, .accessibilityTraits,
        """
        What the component is and does, by SwiftUI's names. A mapping gives a trait a condition: \
        `{isSelected: isOn}` is the trait while `isOn` holds.
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
        That the component is a heading, and of which level; or which of its slots are, by name. \
        It has the trait `isHeader` by that.
        """,
        example: "heading: {title: h2}"),
      Field(
        "actions", \.actions, .mapping(of: AccessibilityActionSpec.self),
        "What can be done with the component by other means than touching its parts, by name.",
        example: "actions: {remove: {name: Remove, perform: onRemove()}}"),
      Field(
        "minimumTarget", \.minimumTarget, .integer(in: 1...200),
        """
        The least width and height of the component in points. The whole of it can be hit, by \
        gestures of the `body` around its styles and by what the caller makes of it; a button within \
        a style has a shape of its own, and its label needs the size.
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
        The identifiers by which tests find the component's slots, by the slot's name. They are \
        constants, too: `CardAccessibilityIdentifiers.title`.
        """,
        example: "identifiers: {title: card.title}"),
    ])
}

extension AccessibilityChildren: Choice {
  static let noun = "way to treat children"
  static let plural = "ways to treat children"

  var documentation: String {
    switch self {
    case .combine: "As one element with the properties of all."
    case .contain: "As elements of their own in a common container."
    case .ignore: "As one element that knows nothing of them."
    }
  }
}

extension AccessibilityActionSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "accessibility action", plural: "accessibility actions", title: "Accessibility actions",
    shorthand: "perform",
    documentation: """
      An action is offered by name, in VoiceOver's rotor and by Switch Control, to those who cannot \
      reach the button for it. It needs iOS 16, macOS 13, tvOS 16, watchOS 9 or visionOS 1.
      """,
    example: """
      slots: {title: {options: [text]}}
      modifiers: {onRemove: "(() -> Void)?"}
      accessibility:
        actions:
          remove: {name: Take away, when: onRemove != nil, perform: onRemove?()}
      """,
    fields: [
      Field(
        "name", \.title, .accessibilityTitle,
        """
        What the action is called: a text, localised in the library, or the name of a value of the component; \
        made from the key if absent. What has the name of a value and is a text is `{text: …}`.
        """,
        example: "name: Take away"),
      Field(
        "perform", \.perform, .swiftBlock, isRequired: true, "What it does.",
        example: "perform: onRemove()"),
      Field(
        "when", \.condition, .swiftExpression,
        "While this holds, the action is offered; always if absent.",
        example: "when: onRemove != nil"),
    ])
}

extension HeadingLevel: Choice {
  static let noun = "heading level"

  var documentation: String {
    switch self {
    case .unspecified: "A heading of no level in particular."
    case .h1: "A heading of the first and highest level."
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
    case .isButton: "It is a button."
    case .isHeader: "It is a heading."
    case .isSelected: "It is the chosen one."
    case .isLink: "It is a link."
    case .isSearchField: "It is a field for what to look for."
    case .isImage: "It is a picture."
    case .playsSound: "Using it makes a sound."
    case .isKeyboardKey: "It is a key of a keyboard."
    case .isStaticText: "It is a text that does not change."
    case .isSummaryElement: "It sums up what the app says when it starts."
    case .updatesFrequently: "Its label or value changes too often for each change to be read."
    case .startsMediaSession: "Using it plays or records, and what is read falls silent."
    case .allowsDirectInteraction: "It takes touches as they are, as a piano does."
    case .causesPageTurn: "The page turns when it has been read."
    case .isModal: "What is beside it is out of reach."
    case .isToggle: "It is a switch. From iOS 17, macOS 14, tvOS 17, watchOS 10 on."
    case .isTabBar: "It is a bar of tabs. From iOS 17, macOS 14, tvOS 17, watchOS 10 on."
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
    "localised text", plural: "localised texts", title: "Localised texts",
    documentation: """
      A text in the library's own language, English, or one of several. It stands in the String \
      Catalog that is emitted with the library, with a comment that says where it is read. Swift \
      beside it, in `then` or `else`, is a `Text`, or the name of a value that one can be made of.
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
        "The text. It is the key of its translations.", example: "text: Close"),
      Field(
        "when", \.condition, .swiftExpression, "The condition of `then`, in place of `text`.",
        example: "when: isDone"),
      Field(
        "then", \.then, .accessibilityText, "What is read while the condition holds.",
        example: "then: {text: done}"),
      Field(
        "else", \.otherwise, .accessibilityText,
        """
        What is read else. Without it nothing is said then, which SwiftUI can do from iOS 18, macOS \
        15, tvOS 18, watchOS 11 and visionOS 2 on.
        """,
        example: "else: {text: to be done}"),
    ])

  /// What it says; nil if it says too little or too much.
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
  /// A localised text as it stands, or the name of a value.
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
        // A word that has a meaning in Swift is no name.
        decoder.fragments.diagnostics.removeSubrange(before...)
        return .text(text)
      },
      mapping: accessibilityMapping)
  }

  /// A localised text, or Swift.
  fileprivate static var accessibilityText: Self {
    .either(
      scalar: ValueType(.swiftExpression, readsAbsence: true) { node, decoder in
        let before = decoder.fragments.diagnostics.count
        if let expression = decoder.fragments.expression(node) { return .swift(expression) }
        guard case .scalar(let scalar) = node.content, isProse(scalar.text) else { return nil }
        // It was never meant as Swift.
        decoder.fragments.diagnostics.removeSubrange(before...)
        return decoder.report(.bareText(scalar.text, at: decoder.place(node)))
      },
      mapping: accessibilityMapping)
  }

  /// A mapping with a text, or with texts for whether a condition holds.
  private static var accessibilityMapping: Self {
    let mapping = ValueType<AccessibilityTextMapping>.object { AccessibilityTextMapping() }
    return ValueType(mapping.description) { node, decoder in
      let before = decoder.allDiagnostics.count
      guard let text = mapping.decode(node, &decoder) else { return nil }
      if let value = text.value { return value }
      // What lacks because it is wrong is told already.
      return decoder.allDiagnostics.count > before ? nil : .incomplete(decoder.place(node))
    }
  }
}

/// Whether a text is words.
private func isProse(_ text: String) -> Bool {
  text.split(separator: " ").count > 1
    && text.allSatisfy { $0.isLetter || $0.isNumber || " .,!?’'-".contains($0) }
}

extension Diagnostic {
  fileprivate static func bareText(_ text: String, at place: Place) -> Diagnostic {
    let literal = text.contains { ",'-".contains($0) } ? "{text: \"\(text)\"}" : "{text: \(text)}"
    return Diagnostic(
      .bareText, at: place,
      "this is a text, and Swift is due here; a text that is localised is '\(literal)'",
      fixIts: [FixIt("make it a text", [.init(place, literal)])])
  }
}

extension ValueType<Located<String>> {
  /// Text in one line that is looked up as it stands.
  fileprivate static var localizedText: Self {
    ValueType(ValueType.text.description) { node, decoder in
      guard let text = ValueType.text.decode(node, &decoder) else { return nil }
      if text.value.contains("\\(") {
        return decoder.report(
          Diagnostic(
            .textInterpolation, at: text.place,
            "a localised text is looked up as it stands and takes no values; leave out '\\(…)', or "
              + "write Swift"))
      }
      if text.value.contains("\n") {
        return decoder.report(
          Diagnostic(
            .textLines, at: text.place,
            "a text that is read out has one line; join its lines, as '>-' does"))
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
