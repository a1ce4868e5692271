import DesignModel
import Emission
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

// The accessibility of a component, for assistive technologies and tests.

extension ComponentText {
  /// The modifiers around the component's view, from the inside out.
  var accessibilityModifiers: [Statement] {
    let accessibility = component.accessibility
    var modifiers: [Statement] = []
    if let points = accessibility.minimumTarget {
      modifiers += [
        .expression(
          Expression.implicit("frame").called([
            Argument("minWidth", .name("\(points)")), Argument("minHeight", .name("\(points)")),
          ])),
        .expression(Expression.implicit("contentShape").called(names.call("Rectangle"))),
      ]
    }
    if let children = accessibility.children {
      modifiers.append(
        .expression(
          Expression.implicit("accessibilityElement").called(
            "children", .implicit(children.rawValue))))
    }
    return modifiers + spokenModifiers
  }

  /// The modifiers that determine what is read out.
  package var spokenModifiers: [Statement] {
    let accessibility = component.accessibility
    var modifiers: [Statement] = []
    modifiers += textModifier("accessibilityLabel", accessibility.label)
    modifiers += textModifier("accessibilityHint", accessibility.hint)
    modifiers += textModifier("accessibilityValue", accessibility.value)
    modifiers += traits(accessibility) + actions(accessibility.actions)
    return modifiers
  }

  /// Whether the modifiers contain Swift from the spec, which is not formatted.
  var hasAccessibilityCode: Bool {
    let accessibility = component.accessibility
    let labels = [accessibility.label, accessibility.hint, accessibility.value]
    let texts = labels.compactMap { if case .expression(let text) = $0 { text } else { nil } }
    let choices = labels.contains { if case .conditional = $0 { true } else { false } }
    let conditions = accessibility.traits.compactMap(\.condition)
    return choices || !accessibility.actions.isEmpty
      || !(texts + conditions).allSatisfy(\.isName)
  }

  /// A slot's view with its identifier and its heading level.
  func placed(_ view: Expression, _ slot: Slot) -> Expression {
    view.calling(placement(of: slot))
  }

  /// The modifiers of a slot's view wherever it is placed.
  func placement(of slot: Slot) -> [MemberCall] {
    let accessibility = component.accessibility
    var modifiers: [MemberCall] = []
    if accessibility.identifiers.contains(where: { $0.slot == slot.name }) {
      let identifiers = Accessibility.identifiersName(of: name)
      modifiers.append(
        MemberCall("accessibilityIdentifier", Expression.name(identifiers).member(slot.name)))
    }
    if let level = accessibility.slotHeadings[slot.name] {
      modifiers.append(MemberCall("accessibilityAddTraits", .implicit("isHeader")))
      if level != .unspecified {
        modifiers.append(MemberCall("accessibilityHeading", .implicit(level.rawValue)))
      }
    }
    return modifiers
  }

  /// The file with the identifiers of the slots; nil if there are none.
  package func accessibilityIdentifiersFile(_ templates: Templates) -> SwiftFileContents? {
    guard let declaration = accessibilityIdentifiers else { return nil }
    let type = Accessibility.identifiersName(of: name)
    return file(
      .type, "\(Naming.base(of: type)).swift", templates, ["type": [declaration]],
      imports: false, from: Origin(["accessibility", "identifiers"]))
  }

  /// The enum with the identifiers of the slots; nil if there are none.
  package var accessibilityIdentifiers: Declaration? {
    let identifiers = component.accessibility.identifiers
    guard !identifiers.isEmpty else { return nil }
    let constants = identifiers.map { slot, identifier -> [Declaration] in
      let summary = component.slots.first { $0.name == slot }.map(prose.description)
      return [
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(summary), "\(access)static let",
            escapedIdentifier(slot), value: .string(identifier)))
      ]
    }
    return .type(
      TypeDeclaration(
        documentation: DocumentationComment(
          "The accessibility identifiers of the parts of \(aNoun)."),
        access: access, .enum, Accessibility.identifiersName(of: name), members: constants))
  }

  // MARK: - Texts

  private func textModifier(_ name: String, _ label: Accessibility.Label?) -> [Statement] {
    let member = Expression.implicit(name)
    return switch label {
    case nil: []
    case .slot(let slot): slotLabel(member, slot)
    case .expression(let expression):
      // User-written code is kept whole and may have several lines.
      [.verbatim(member.called(.verbatim(expression.text)).text)]
    case .optional(let value, let isView): [optionalText(member, value, isView: isView)]
    case .conditional(let condition, let then, nil):
      [
        .expression(
          member.called([
            Argument(textView(then)), Argument("isEnabled", .swift(condition.text)),
          ]), .filled)
      ]
    case .conditional(let condition, let then, let otherwise?):
      [
        .part("", member, "("), .indented(choice(condition, then, otherwise, closing: ")")),
      ]
    case .localized(let text)?: [.expression(member.called(localizedText(text)))]
    case .number?, .text?:
      [.expression(.call(member, label.map { [Argument(textView($0))] } ?? []))]
    }
  }

  /// One of two texts, on separate lines.
  private func choice(
    _ condition: SwiftExpression, _ then: Accessibility.Label, _ otherwise: Accessibility.Label,
    opening: String = "", closing: String
  ) -> [Statement] {
    var branches: [Statement] = [.part("? ", textView(then), "")]
    if case .conditional(let condition, let then, let otherwise?) = otherwise {
      branches += choice(condition, then, otherwise, opening: ": ", closing: closing)
    } else {
      branches.append(.part(": ", textView(otherwise), closing))
    }
    return [.part(opening, operand(condition), ""), .indented(branches)]
  }

  /// A `Text`.
  private func textView(_ label: Accessibility.Label) -> Expression {
    switch label {
    case .localized(let text): localizedText(text)
    case .number(let value):
      names.call(
        "Text", [Argument(.identifier(value)), Argument("format", .implicit("number"))])
    case .text(let value), .optional(let value, _): names.text(.identifier(value))
    case .slot(let slot): .identifier(slot.name)
    case .expression(let expression): .swift(expression.text)
    case .conditional(let condition, let then, let otherwise):
      .parenthesized(
        .ternary(
          operand(condition), textView(then), otherwise.map(textView) ?? names.emptyText))
    }
  }

  /// A text that is looked up in the library's bundle.
  private func localizedText(_ text: String) -> Expression {
    names.call("Text", [Argument(.string(text)), Argument("bundle", .implicit("module"))])
  }

  private func optionalText(_ member: Expression, _ name: String, isView: Bool) -> Statement {
    let value = Expression.identifier(name)
    return .expression(
      member.called([
        Argument(value.or(isView ? names.emptyText : .string(""))),
        Argument("isEnabled", .infix(value, .notEqual, "nil")),
      ]), .filled)
  }

  /// The label that a slot's view makes, if there is one.
  private func slotLabel(_ member: Expression, _ slot: Slot) -> [Statement] {
    let name = escapedIdentifier(slot.name)
    let condition: Statement.Condition
    switch slot.presence {
    case .required, .content:
      return [.expression(.closureCall(member, [], .init(["_"], slot.view)))]
    case .optional: condition = .binds(name, nil)
    case .empty:
      condition = .holds(
        .infix(
          .metatype(slot.generic.text), .notEqual, .metatype(names.swiftUI("EmptyView"))))
    }
    let other = unused("label", among: memberNames)
    let view = Expression.name(name)
    return [
      .closureCall(
        member, [],
        [
          TrailingClosure(
            parameters: [other],
            [
              .if(
                condition, [.expression(slot.isCalled ? .call(view, []) : view)],
                else: [.expression(.name(other))])
            ])
        ])
    ]
  }

  // MARK: - Traits and actions

  private func traits(_ accessibility: Accessibility) -> [Statement] {
    let adding = Expression.implicit("accessibilityAddTraits")
    var lasting = accessibility.traits.filter { $0.condition == nil }.map(\.trait.rawValue)
    if accessibility.heading != nil, !lasting.contains("isHeader") { lasting.append("isHeader") }
    var modifiers: [Statement] = []
    let traits = lasting.map { Expression.implicit($0) }
    if let first = traits.first {
      modifiers.append(.expression(adding.called(traits.count == 1 ? first : .array(traits))))
    }
    modifiers += accessibility.traits.compactMap { trait in
      trait.condition.map { condition in
        // User-written code may have several lines.
        .verbatim(
          adding.called(
            .ternary(operand(condition), .implicit(trait.trait.rawValue), .array([]))
          ).text)
      }
    }
    if let level = accessibility.heading, level != .unspecified {
      modifiers.append(
        .expression(
          Expression.implicit("accessibilityHeading").called(.implicit(level.rawValue))))
    }
    return modifiers
  }

  private func actions(_ actions: [Accessibility.Action]) -> [Statement] {
    guard !actions.isEmpty else { return [] }
    let buttons = actions.flatMap { action -> [Statement] in
      let button: [Statement] = [
        .closureCall(
          .name(names.swiftUI("Button")), [],
          [
            TrailingClosure([.verbatim(action.perform.text)]),
            TrailingClosure(label: "label", [.expression(textView(action.title))]),
          ])
      ]
      guard let condition = action.condition else { return button }
      return [.if(.holds(.verbatim(operand(condition).text)), button)]
    }
    return [
      .closureCall(.implicit("accessibilityActions"), [], [TrailingClosure(buttons)])
    ]
  }

  /// A condition in a form that can precede an operator or a brace.
  private func operand(_ condition: SwiftExpression) -> Expression {
    let isPlain = condition.text.allSatisfy {
      $0.isLetter || $0.isNumber || " .!=<>_&|".contains($0)
    }
    let swift = Expression.swift(condition.text)
    return isPlain ? swift : .parenthesized(swift)
  }
}

extension SwiftExpression {
  /// Whether it is just a name.
  fileprivate var isName: Bool { identifiers.count == 1 && identifiers[0].text == text }
}
