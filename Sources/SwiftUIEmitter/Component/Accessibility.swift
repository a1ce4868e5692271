import DesignModel
import SwiftFragments
import SwiftRendering

// What is said of a component to assistive technologies and tests.

extension ComponentText {
  /// The modifiers around the component's view, from the inside out.
  var accessibilityModifiers: [Statement] {
    let accessibility = component.accessibility
    var modifiers: [Statement] = []
    if let points = accessibility.minimumTarget {
      modifiers += [
        .line(".frame(minWidth: \(points), minHeight: \(points))"),
        .line(".contentShape(\(names.swiftUI("Rectangle"))())"),
      ]
    }
    if let children = accessibility.children {
      modifiers.append(.line(".accessibilityElement(children: .\(children.rawValue))"))
    }
    modifiers += modifier("accessibilityLabel", accessibility.label)
    modifiers += modifier("accessibilityHint", accessibility.hint)
    modifiers += modifier("accessibilityValue", accessibility.value)
    modifiers += traits(accessibility) + actions(accessibility.actions)
    return modifiers
  }

  /// Whether there is Swift of the spec in the modifiers, which is not formatted.
  var hasAccessibilityCode: Bool {
    let accessibility = component.accessibility
    let labels = [accessibility.label, accessibility.hint, accessibility.value]
    let texts = labels.compactMap { if case .expression(let text) = $0 { text } else { nil } }
    let choices = labels.contains { if case .conditional = $0 { true } else { false } }
    let conditions = accessibility.traits.compactMap(\.condition)
    return choices || !accessibility.actions.isEmpty
      || !(texts + conditions).allSatisfy(\.isName)
  }

  /// A slot's view with its identifier and its place among headings.
  func placed(_ view: String, _ slot: Slot) -> String {
    view + placement(of: slot).joined()
  }

  /// The modifiers that a slot's view has wherever it is placed.
  func placement(of slot: Slot) -> [String] {
    let accessibility = component.accessibility
    var modifiers: [String] = []
    if accessibility.identifiers.contains(where: { $0.slot == slot.name }) {
      let identifiers = Accessibility.identifiersName(of: name)
      modifiers.append(".accessibilityIdentifier(\(identifiers).\(escapedMember(slot.name)))")
    }
    if let level = accessibility.slotHeadings[slot.name] {
      modifiers.append(".accessibilityAddTraits(.isHeader)")
      if level != .unspecified {
        modifiers.append(".accessibilityHeading(.\(level.rawValue))")
      }
    }
    return modifiers
  }

  /// The file with the identifiers of the slots; nil if there are none.
  func accessibilityIdentifiersFile(_ templates: Templates) -> EmittedFile? {
    let identifiers = component.accessibility.identifiers
    guard !identifiers.isEmpty else { return nil }
    let constants = identifiers.map { slot, identifier -> [Declaration] in
      let summary = component.slots.first { $0.name == slot }?.description(of: self)
      return [
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(summary), "\(access)static let",
            escapedIdentifier(slot), value: stringLiteral(identifier)))
      ]
    }
    let type = Accessibility.identifiersName(of: name)
    let declaration = TypeDeclaration(
      documentation: DocumentationComment(
        "The identifiers by which tests find the parts of \(aNoun)."),
      access: access, .enum, type, members: constants)
    return file(
      .type, "\(Naming.base(of: type)).swift", templates, ["type": [.type(declaration)]],
      imports: false, from: Origin(["accessibility", "identifiers"]))
  }

  // MARK: - Texts

  private func modifier(_ name: String, _ label: Accessibility.Label?) -> [Statement] {
    switch label {
    case nil: []
    case .slot(let slot): slotLabel(name, slot)
    case .expression(let expression): [.verbatim(".\(name)(\(expression.text))")]
    case .optional(let value, let isView):
      [optional(name, escapedIdentifier(value), isView: isView)]
    case .conditional(let condition, let then, nil):
      [.call(".\(name)", arguments: [text(then), "isEnabled: \(condition.text)"])]
    case .conditional(let condition, let then, let otherwise?):
      [.line(".\(name)("), .indented(choice(condition, then, otherwise, closing: ")"))]
    case .localized?, .number?, .text?:
      [.line(".\(name)(\(label.map(text) ?? ""))")]
    }
  }

  /// One of two texts, on lines of their own.
  private func choice(
    _ condition: SwiftExpression, _ then: Accessibility.Label, _ otherwise: Accessibility.Label,
    opening: String = "", closing: String
  ) -> [Statement] {
    var branches: [Statement] = [.line("? \(text(then))")]
    if case .conditional(let condition, let then, let otherwise?) = otherwise {
      branches += choice(condition, then, otherwise, opening: ": ", closing: closing)
    } else {
      branches.append(.line(": \(text(otherwise))\(closing)"))
    }
    return [.line(opening + operand(condition)), .indented(branches)]
  }

  /// A `Text`.
  private func text(_ label: Accessibility.Label) -> String {
    let view = names.swiftUI("Text")
    return switch label {
    case .localized(let text): localized(text)
    case .number(let value): "\(view)(\(escapedIdentifier(value)), format: .number)"
    case .text(let value), .optional(let value, _): "\(view)(\(escapedIdentifier(value)))"
    case .slot(let slot): escapedIdentifier(slot.name)
    case .expression(let expression): expression.text
    case .conditional(let condition, let then, let otherwise):
      "(\(operand(condition)) ? \(text(then)) : \(otherwise.map(text) ?? "\(view)(verbatim: \"\")"))"
    }
  }

  /// A text that is looked up in the library.
  private func localized(_ text: String) -> String {
    "\(names.swiftUI("Text"))(\(stringLiteral(text)), bundle: .module)"
  }

  private func optional(_ name: String, _ value: String, isView: Bool) -> Statement {
    let nothing = isView ? "\(names.swiftUI("Text"))(verbatim: \"\")" : "\"\""
    return .call(
      ".\(name)", arguments: ["\(value) ?? \(nothing)", "isEnabled: \(value) != nil"])
  }

  /// The label that a slot's view makes, if there is one.
  private func slotLabel(_ name: String, _ slot: Slot) -> [Statement] {
    let view = escapedIdentifier(slot.name)
    let condition: String
    switch slot.presence {
    case .required, .content: return [.line(".\(name) { _ in \(slot.view) }")]
    case .optional: condition = "let \(view)"
    case .empty: condition = "\(slot.generic).self != \(names.swiftUI("EmptyView")).self"
    }
    let other = unused("label", among: memberNames)
    return [
      .block(
        ".\(name) { \(other) in",
        [
          .line("if \(condition) {"), .indented([.line(slot.isLazy ? view + "()" : view)]),
          .line("} else {"),
          .indented([.line(other)]), .line("}"),
        ])
    ]
  }

  // MARK: - Traits and actions

  private func traits(_ accessibility: Accessibility) -> [Statement] {
    var lasting = accessibility.traits.filter { $0.condition == nil }.map {
      ".\($0.trait.rawValue)"
    }
    if accessibility.heading != nil, !lasting.contains(".isHeader") { lasting.append(".isHeader") }
    var modifiers: [Statement] = []
    if let first = lasting.first {
      let traits = lasting.count == 1 ? first : "[\(lasting.joined(separator: ", "))]"
      modifiers.append(.line(".accessibilityAddTraits(\(traits))"))
    }
    modifiers += accessibility.traits.compactMap { trait in
      trait.condition.map {
        .verbatim(".accessibilityAddTraits(\(operand($0)) ? .\(trait.trait.rawValue) : [])")
      }
    }
    if let level = accessibility.heading, level != .unspecified {
      modifiers.append(.line(".accessibilityHeading(.\(level.rawValue))"))
    }
    return modifiers
  }

  private func actions(_ actions: [Accessibility.Action]) -> [Statement] {
    guard !actions.isEmpty else { return [] }
    let buttons = actions.flatMap { action -> [Statement] in
      let button: [Statement] = [
        .closureCall(
          names.swiftUI("Button"), arguments: [],
          closures: [
            .init(nil, [.verbatim(action.perform.text)]),
            .init("label", [.line(localized(action.title))]),
          ])
      ]
      guard let condition = action.condition else { return button }
      return [.block("if \(operand(condition)) {", button)]
    }
    return [.block(".accessibilityActions {", buttons)]
  }

  /// A condition as it stands before an operator or a brace.
  private func operand(_ condition: SwiftExpression) -> String {
    let isPlain = condition.text.allSatisfy {
      $0.isLetter || $0.isNumber || " .!=<>_&|".contains($0)
    }
    return isPlain ? condition.text : "(\(condition.text))"
  }
}

extension SwiftExpression {
  /// Whether it is nothing but a name.
  fileprivate var isName: Bool { identifiers.count == 1 && identifiers[0].text == text }
}
