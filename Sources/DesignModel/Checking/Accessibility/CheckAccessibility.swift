import Diagnostics
import English
import Specification
import SwiftFragments
import SwiftTypes

/// The accessibility of the component.
///
/// - Parameter slots: The slots of the component that have no errors.
func checkAccessibility(of slots: [Slot], in scope: ComponentScope, _ findings: inout Findings)
  -> Accessibility
{
  guard let spec = scope.spec.accessibility else { return Accessibility() }
  var accessibility = Accessibility()
  accessibility.children = spec.children?.value
  accessibility.label = checkAccessibilityText(spec.label, "label", slots, in: scope, &findings)
  accessibility.hint = checkAccessibilityText(spec.hint, "hint", slots, in: scope, &findings)
  accessibility.value = checkAccessibilityText(spec.value, "value", slots, in: scope, &findings)
  accessibility.traits = checkAccessibilityTraits(spec.traits, in: scope, &findings)
  accessibility.actions = spec.actions.compactMap {
    checkAccessibilityAction($0, in: scope, &findings)
  }
  accessibility.minimumTarget = spec.minimumTarget?.value
  accessibility.code = spec.code
  for entry in spec.identifiers {
    guard checkIsSlot(entry.name, in: scope, &findings), let identifier = entry.identifier else {
      continue
    }
    checkPlacement(identifierOf: entry.name, in: scope, &findings)
    accessibility.identifiers.append((entry.name.text, identifier.value))
  }
  switch spec.heading {
  case .component(let level):
    accessibility.heading = level.value
    requireAvailability(
      headingLevels, for: "a heading's level", at: level.place, or: "remove 'heading'", in: scope,
      &findings)
  case .slots(let entries):
    for (slot, level) in entries where checkIsSlot(slot, in: scope, &findings) {
      checkPlacement(headingOf: slot, level, in: scope, &findings)
      requireAvailability(
        headingLevels, for: "a heading's level", at: level.place, or: "remove 'heading'", in: scope,
        &findings)
      accessibility.slotHeadings[slot.text] = level.value
    }
  case nil: break
  }
  checkAccessibilityBundle(of: spec, in: scope, &findings)
  return accessibility
}

private func checkIsSlot(_ name: SwiftName, in scope: ComponentScope, _ findings: inout Findings)
  -> Bool
{
  let slots = scope.spec.slots.map(\.name.text)
  if slots.contains(name.text) { return true }
  reportUnknownName(name, "slot", id: .unknownSlot, among: slots, in: scope, &findings)
  return false
}

// MARK: - Texts

private func checkAccessibilityText(
  _ spec: AccessibilityTextSpec?, _ key: String, _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) -> Accessibility.Label? {
  switch spec {
  case nil: return nil
  case .text(let text): return .localized(text.value)
  case .incomplete(let place):
    findings.error(
      .textForm, at: place,
      "a text is '{text: …}', or '{when: …, then: {text: …}, else: {text: …}}'")
    return nil
  case .swift(let expression):
    guard expression.identifiers.count == 1, expression.identifiers[0].text == expression.text
    else { return .expression(expression) }
    return checkAccessibilityName(expression, key, slots, in: scope, &findings)
  case .conditional(let condition, let then, let otherwise):
    checkAccessibilityCondition(condition, in: scope, &findings)
    guard let otherwise else {
      requireAvailability(
        labelsThatMayBeNil, for: "a \(key) that may be missing", at: condition.place,
        or: "write 'else'", in: scope, &findings)
      return checkAccessibilityBranch(then, key, in: scope, &findings).map {
        .conditional(condition, then: $0, otherwise: nil)
      }
    }
    let (first, second) = (
      checkAccessibilityBranch(then, key, in: scope, &findings),
      checkAccessibilityBranch(otherwise, key, in: scope, &findings)
    )
    guard let first, let second else { return nil }
    return .conditional(condition, then: first, otherwise: second)
  }
}

/// One of several texts, which is a `Text` regardless of the others.
private func checkAccessibilityBranch(
  _ spec: AccessibilityTextSpec, _ key: String, in scope: ComponentScope, _ findings: inout Findings
) -> Accessibility.Label? {
  if case .conditional(let condition, _, nil) = spec {
    findings.error(
      .textWithoutElse, at: condition.place,
      (key == "name" ? "the name of an action" : "a branch")
        + " always needs a text; write 'else' here, too")
    return nil
  }
  if case .swift(let expression) = spec,
    scope.slot(named: expression.text) != nil
      || scope.valueType(named: expression.text)?.wrapped != nil
  {
    findings.error(
      .accessibilityBranch, at: expression.place,
      (key == "name"
        ? "the name of an action cannot be a slot or nil; write '{text: …}', or the name of a "
          + "value that is a text"
        : "a branch of a text cannot be a slot or nil; write '{text: …}', or a 'Text'")
    )
    return nil
  }
  let label = checkAccessibilityText(spec, key, [], in: scope, &findings)
  guard case .expression(let expression) = label else { return label }
  let type = scope.valueType(named: expression.text).map {
    scope.declarations.typeIndex.unaliased($0).text
  }
  return type == nil || type == "Text" ? label : .text(name: expression.text)
}

/// The label for a name.
private func checkAccessibilityName(
  _ name: SwiftExpression, _ key: String, _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) -> Accessibility.Label? {
  if let slot = scope.slot(named: name.text) {
    if let text = slots.first(where: { $0.name == name.text && $0.isText }) {
      if text.presence != .optional { return .expression(name) }
      requireAvailability(
        labelsThatMayBeNil, for: "a \(key) that may be nil", at: name.place,
        or: "write the text for nil, as in '\(name.text) ?? …'", in: scope, &findings)
      return .optional(name: name.text, isView: true)
    }
    guard key == "label" else {
      findings.error(
        .accessibilitySlot, at: name.place,
        "the slot '\(name.text)' is a view, and only a label can be one; write '{text: …}', or "
          + "name a property that is a text",
        notes: [Note("the slot is here", at: slot.name.place)])
      return nil
    }
    if let first = slot.arguments.first {
      findings.error(
        .slotArguments, at: name.place,
        "'\(name.text)' has arguments, which a label cannot pass; write 'children: combine', "
          + "which reads the texts in the slots, or '{text: …}'",
        notes: [Note("the arguments are here", at: first.name.place)])
      return nil
    }
    requireAvailability(
      viewsAsLabels, for: "a view as a label", at: name.place,
      or: "write 'children: combine', which reads the texts in the slots, or '{text: …}'",
      in: scope, &findings)
    return slots.first { $0.name == name.text }.map { .slot($0) }
  }
  guard let type = scope.valueType(named: name.text) else {
    if name.text.first?.isUppercase == true {
      findings.error(
        .bareText, at: name.place,
        "'\(name.text)' is the name of a type in Swift, not a text; a localized text is written "
          + "'{text: \(name.text)}'",
        fixIts: [FixIt("make it a string", [.init(name.place, "{text: \(name.text)}")])])
      return nil
    }
    return .expression(name)
  }
  return checkAccessibilityValue(
    name, of: scope.declarations.typeIndex.unaliased(type), key, in: scope, &findings)
}

extension Slot {
  /// Whether its value is a `Text`.
  fileprivate var isText: Bool {
    isConcrete && storage == .view && generic.plainName == "Text"
  }
}

/// The label for a value of a known type.
private func checkAccessibilityValue(
  _ name: SwiftExpression, of type: SwiftType, _ key: String, in scope: ComponentScope,
  _ findings: inout Findings
) -> Accessibility.Label? {
  let isText = { (type: String) in textTypes.contains(type) }
  if let wrapped = type.wrapped, isText(wrapped.text) {
    requireAvailability(
      labelsThatMayBeNil, for: "a \(key) that may be nil", at: name.place,
      or: "write the text for nil, as in '\(name.text) ?? …'", in: scope, &findings)
    return .optional(name: name.text, isView: wrapped.plainName == "Text")
  }
  if isText(type.text) { return .expression(name) }
  if type.text == "LocalizedStringResource" { return .text(name: name.text) }
  if key == "value", numberTypes.contains(type.text) {
    requireAvailability(
      numberStyles, for: "a number as a value", at: name.place,
      or: "write a text, as in '\"\\(\(name.text))\"'", in: scope, &findings)
    return .number(name: name.text)
  }
  let isKnown =
    scope.declarations.typeIndex.resolved(type.unwrapped.text) != nil || scope.isClosure(type)
    || typesWithoutText.contains(type.unwrapped.text)
  guard isKnown else { return .expression(name) }
  let remedy =
    switch type.text {
    case "Bool": "'\(name.text) ? Text(\"on\") : Text(\"off\")', or a trait under 'traits'"
    default: "an expression that is a 'Text' or a 'String'"
    }
  findings.error(
    .accessibilityType, at: name.place,
    "'\(name.text)' is of the type '\(type.text)', which cannot be read out as a \(key); write "
      + "\(remedy)")
  return nil
}

// MARK: - Traits and actions

private func checkAccessibilityTraits(
  _ specs: [AccessibilityTraitSpec], in scope: ComponentScope, _ findings: inout Findings
) -> [Accessibility.Trait] {
  var seen: [AccessibilityTrait: Place] = [:]
  return specs.compactMap { spec in
    let trait = spec.trait.value
    if let other = seen[trait] {
      findings.error(
        .duplicateTrait, at: spec.trait.place,
        "'\(trait.rawValue)' is already among the traits; remove one, or join the conditions with "
          + "'||'",
        notes: [Note("the other is here", at: other)])
      return nil
    }
    seen[trait] = spec.trait.place
    if [.isToggle, .isTabBar].contains(trait) {
      requireAvailability(
        youngTraits, for: "the trait '\(trait.rawValue)'", at: spec.trait.place,
        or: "use another trait, such as 'isButton'", in: scope, &findings)
    }
    checkAccessibilityCondition(spec.condition, in: scope, &findings)
    return Accessibility.Trait(trait: trait, condition: spec.condition)
  }
}

private func checkAccessibilityAction(
  _ spec: AccessibilityActionSpec, in scope: ComponentScope, _ findings: inout Findings
) -> Accessibility.Action? {
  requireAvailability(
    severalActions, for: "the action '\(spec.name.text)'", at: spec.name.place,
    or: "remove it", in: scope, &findings)
  checkAccessibilityCondition(spec.condition, in: scope, &findings)
  guard let perform = spec.perform, checkPerforms(perform, in: scope, &findings) else { return nil }
  guard let title = checkActionTitle(spec, in: scope, &findings) else { return nil }
  return Accessibility.Action(
    name: spec.name.text, title: title, perform: perform, condition: spec.condition)
}

/// Checks that the code of an action is more than the name of a value.
///
/// - Returns: Whether it is.
private func checkPerforms(
  _ block: SwiftBlock, in scope: ComponentScope, _ findings: inout Findings
) -> Bool {
  guard let type = scope.valueType(named: block.text) else { return true }
  let name = block.text
  guard let function = scope.declarations.typeIndex.unaliased(type).unwrapped.function else {
    let plain = type.unwrapped.text
    let isKnown =
      scope.declarations.typeIndex.resolved(plain) != nil || textTypes.contains(plain)
      || numberTypes.contains(plain) || typesWithoutText.contains(plain)
    // A name from another module may be a function.
    guard isKnown else { return true }
    findings.error(
      .accessibilityType, at: block.place,
      "'\(name)' is of the type '\(type.text)', not a call; write what the action does")
    return false
  }
  let call = name + (type.wrapped == nil ? "" : "?") + (function.parameters.isEmpty ? "()" : "(…)")
  findings.error(
    .accessibilityType, at: block.place,
    "'\(name)' is a closure and is not called; write '\(call)'",
    fixIts: function.parameters.isEmpty ? [FixIt("call it", [.init(block.place, call)])] : [])
  return false
}

/// The title of an action: the name of a value refers to the value, anything else is a text.
private func checkActionTitle(
  _ spec: AccessibilityActionSpec, in scope: ComponentScope, _ findings: inout Findings
) -> Accessibility.Label? {
  guard let title = spec.title else { return .localized(sentence(spec.name.text)) }
  if case .swift(let name) = title, !scope.hasSlotOrValue(named: name.text) {
    return .localized(name.text)
  }
  return checkAccessibilityBranch(title, "name", in: scope, &findings)
}

/// Checks that a name used as a condition is a Boolean value, if the spec declares it.
private func checkAccessibilityCondition(
  _ condition: SwiftExpression?, in scope: ComponentScope, _ findings: inout Findings
) {
  guard let condition else { return }
  if let slot = scope.slot(named: condition.text) {
    let isOptional = slot.isOptional?.value == true
    findings.error(
      .conditionType, at: condition.place,
      "the slot '\(condition.text)' is a view, not a condition; write "
        + (isOptional ? "'\(condition.text) != nil'" : "a property of type 'Bool'"))
  } else if let type = scope.valueType(named: condition.text),
    !scope.declarations.typeIndex.unaliased(type).expression.isSame(as: .bool),
    type.wrapped != nil || scope.declarations.typeIndex.resolved(type.text) != nil
      || typesWithoutText.contains(type.text) || textTypes.contains(type.text)
  {
    findings.error(
      .conditionType, at: condition.place,
      "'\(condition.text)' is of the type '\(type.text)', not a condition; write a comparison, as "
        + "in '\(condition.text) \(type.wrapped == nil ? "== …" : "!= nil")'")
  }
}

// MARK: - Slots in a body

/// Checks that a component with a body in the spec, in which slots are placed, applies a slot's identifier
/// there.
private func checkPlacement(
  identifierOf slot: SwiftName, in scope: ComponentScope, _ findings: inout Findings
) {
  guard scope.spec.styles.isEmpty, let body = scope.spec.body, let component = scope.spec.component
  else { return }
  let constants = Naming.base(of: Accessibility.identifiersName(of: component.text))
  let isThere = body.memberAccesses.contains {
    $0.base == constants && $0.member.text == slot.text
  }
  guard !isThere else { return }
  findings.error(
    .identifierInBody, at: slot.place,
    "the body shows '\(slot.text)' and has to set its identifier: write "
      + "'\(slot.text).accessibilityIdentifier(\(constants).\(slot.text))' there",
    notes: [Note("the body is here", at: body.place)])
}

private func checkPlacement(
  headingOf slot: SwiftName, _ level: Located<HeadingLevel>, in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard scope.spec.styles.isEmpty, let body = scope.spec.body else { return }
  findings.error(
    .headingInBody, at: slot.place,
    "the body shows '\(slot.text)' and has to make it a heading: write "
      + "'\(slot.text).accessibilityAddTraits(.isHeader).accessibilityHeading(.\(level.value.rawValue))' "
      + "there",
    notes: [Note("the body is here", at: body.place)])
}

/// Checks that nothing in the library hides the bundle in which its texts are looked up.
private func checkAccessibilityBundle(
  of spec: AccessibilitySpec, in scope: ComponentScope, _ findings: inout Findings
) {
  guard let place = spec.firstLocalized(in: scope),
    let type = scope.declarations.types["Bundle"]
  else { return }
  findings.error(
    .reservedTypeName, at: type.place,
    "the library looks up its texts in Foundation's 'Bundle', which \(type.description) would "
      + "hide; choose another name",
    notes: [Note("the text is here", at: place)])
}

// MARK: - Availability

/// Checks that a SwiftUI feature is available on every platform of the component, if it is used: UIKit has the
/// counterparts of all of them on each supported system.
private func requireAvailability(
  _ versions: [Platform: PlatformVersion], for what: String, at place: Place, or remedy: String,
  in scope: ComponentScope, _ findings: inout Findings
) {
  guard scope.project.hasSwiftUI else { return }
  for (platform, oldest) in platforms(scope.project) {
    let own = scope.spec.availability.first { $0.platform.value == platform }?.availability.value
    let version: PlatformVersion
    switch own {
    case .unavailable: continue
    case .since(let since): version = max(since, oldest)
    case nil: version = oldest
    }
    guard let needed = versions[platform], version < needed else { continue }
    findings.error(
      .accessibilityAvailability, at: place,
      "\(what) needs \(platform.rawValue) \(needed.text), and the component is available since "
        + "\(version.text); raise the project's 'platforms', or " + remedy)
    return
  }
}

extension ComponentScope {
  /// Whether the component has a slot or a value of a name.
  fileprivate func hasSlotOrValue(named name: String) -> Bool {
    slot(named: name) != nil || valueType(named: name) != nil
  }

  /// The type of a property, a modifier, a state or an environment value of the component.
  fileprivate func valueType(named name: String) -> SwiftType? {
    property(named: name)?.type
      ?? modifier(named: name)?.type
      ?? state(named: name)?.type
      ?? entry(named: name)?.type
  }
}

extension AccessibilitySpec {
  /// The place of the first text that is looked up in the library.
  fileprivate func firstLocalized(in scope: ComponentScope) -> Place? {
    [label, hint, value].lazy.compactMap { $0?.firstLocalized }.first
      ?? actions.lazy.compactMap { action in
        guard let title = action.title else { return action.name.place }
        if case .swift(let name) = title, !scope.hasSlotOrValue(named: name.text) {
          return name.place
        }
        return title.firstLocalized
      }.first
  }
}

extension AccessibilityTextSpec {
  fileprivate var firstLocalized: Place? {
    switch self {
    case .text(let text): text.place
    case .swift, .incomplete: nil
    case .conditional(_, let then, let otherwise):
      then.firstLocalized ?? otherwise?.firstLocalized
    }
  }
}

/// A name as the start of a sentence: "Take away" for `takeAway`.
private func sentence(_ name: String) -> String {
  upperCamelCase(words(name))
}

private func versions(
  _ iOS: Int, _ macOS: Int, _ watchOS: Int, _ visionOS: Int
) -> [Platform: PlatformVersion] {
  [
    .iOS: PlatformVersion(major: iOS), .tvOS: PlatformVersion(major: iOS),
    .macOS: PlatformVersion(major: macOS), .watchOS: PlatformVersion(major: watchOS),
    .visionOS: PlatformVersion(major: visionOS),
  ]
}

// The versions that introduced the emitted API.
private let viewsAsLabels = versions(18, 15, 11, 2)
private let labelsThatMayBeNil = versions(18, 15, 11, 2)
private let youngTraits = versions(17, 14, 10, 1)
private let severalActions = versions(16, 13, 9, 1)
private let headingLevels = versions(15, 12, 8, 1)
private let numberStyles = versions(15, 12, 8, 1)

/// Types whose values SwiftUI accepts directly.
private let textTypes = KnownType.names(.text)

/// Number types with their own format style.
private let numberTypes = KnownType.names(.number)

/// Types that are known not to be texts.
private let typesWithoutText = KnownType.names(.noText)
