import Diagnostics
import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Separators and containers of the views of a list, and which of them are shown.

/// The arrangement of the views of a list; nil if there is none.
func checkArrangement(of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> SlotArrangement?
{
  guard let spec = slot.arrangement else { return nil }
  checkArrangementName(of: slot, in: scope, &findings)
  checkArrangementPlacement(of: slot, in: scope, &findings)
  if let overflow = spec.overflow, spec.limit == nil {
    findings.error(
      .listLimit, at: overflow.place,
      "every view of '\(slot.name.text)' is shown, so 'overflow' never appears; add 'limit', or "
        + "remove it")
  }
  for (_, view) in spec.parts { checkOtherLists(in: view, of: slot, in: scope, &findings) }
  return SlotArrangement(
    name: SlotArrangement.name(of: slot.name.text),
    erased: scope.erasedName(of: SlotArrangement.name(of: slot.name.text)),
    header: checkArrangementPart(spec.header, "header", in: scope, &findings),
    empty: checkArrangementPart(spec.empty, "empty", in: scope, &findings),
    separator: checkArrangementPart(spec.separator, "separator", in: scope, &findings),
    overflow: checkArrangementPart(spec.overflow, "overflow", in: scope, &findings),
    footer: checkArrangementPart(spec.footer, "footer", in: scope, &findings),
    limit: checkArrangementLimit(spec.limit, in: scope, &findings),
    order: checkArrangementOrder(spec.reversed, in: scope, &findings))
}

// MARK: - The whole

private func checkArrangementName(
  of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let name = SlotArrangement.name(of: slot.name.text)
  let members =
    scope.configurationNames + scope.spec.environment.map(\.name)
    + scope.configurationAdditions.map(\.name)
  guard let other = members.first(where: { $0.text == name }) else { return }
  findings.error(
    .nameCollision, at: other.place,
    "'\(name)' is the name of the arrangement of '\(slot.name.text)'; rename one of them",
    notes: [Note("the list is here", at: slot.list?.place)])
}

/// Checks that a body in the spec places the arrangement.
private func checkArrangementPlacement(
  of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let name = SlotArrangement.name(of: slot.name.text)
  guard scope.spec.styles.isEmpty, let body = scope.spec.body,
    !body.identifiers.contains(where: { $0.text == name })
  else { return }
  findings.error(
    .listNotArranged, at: body.place,
    "the views of '\(slot.name.text)' have an arrangement, '\(name)', which this body does not "
      + "show; write that instead of '\(slot.name.text)', or remove the arrangement",
    notes: [Note("the list is here", at: slot.list?.place)])
}

// MARK: - Parts

/// Checks that Swift for a list does not mention another list.
private func checkOtherLists(
  in view: SwiftExpression, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  if view.isName { return }
  for name in view.identifiers where name.text != slot.name.text {
    guard let other = scope.slot(named: name.text), other.isList
    else {
      continue
    }
    findings.error(
      .listOutOfReach, at: name.place,
      "the views of '\(name.text)' are not available in the arrangement of '\(slot.name.text)'; "
        + "use them in a body, or in the styles",
      notes: [Note("the slot is a list here", at: other.list?.place)])
  }
}

private func checkArrangementPart(
  _ view: SwiftExpression?, _ key: String, in scope: ComponentScope, _ findings: inout Findings
) -> SlotArrangement.Part? {
  guard let view else { return nil }
  if view.literal != nil {
    findings.error(
      .listPart, at: view.place,
      "'\(view.text)' is not a view; "
        + (view.literal == .string
          ? "write 'Text(\(view.text))', or the name of a slot"
          : "name a slot, or write one in Swift"))
    return nil
  }
  guard view.isName else { return .swift(view) }
  guard let slot = scope.slot(named: view.text) else {
    let views =
      scope.configurationAdditions.filter { $0.view != nil }.map(\.name.text)
      + scope.spec.properties.filter { $0.type.map(scope.isView) ?? false }.map(\.name.text)
      + (scope.spec.declarations?.declaredNames ?? [])
    if views.contains(view.text) { return .swift(view) }
    reportUnknownPart(SwiftName(text: view.text, place: view.place), in: scope, &findings)
    return nil
  }
  checkArrangingSlot(slot, as: key, at: view.place, in: scope, &findings)
  return .slot(slot.name.text)
}

/// Reports a word that is not the name of a slot or of a value that is a view.
private func reportUnknownPart(
  _ name: SwiftName, in scope: ComponentScope, _ findings: inout Findings
) {
  let slots = scope.spec.slots.filter { !$0.isList }.map(\.name.text)
  let view = upperCamelCase(name.text)
  if name.text == view {
    let declarations = scope.declarations
    if isKnownType(view) || declarations.types[view] != nil
      || declarations.handwritten.types[view] != nil
    {
      findings.error(
        .listPart, at: name.place, "'\(view)' is a type, not a view; write '\(view)()'",
        fixIts: name.guess("\(view)()"))
    } else {
      findings.error(
        .bareText, at: name.place,
        "'\(view)' is not a known view; write 'Text(\"\(view)\")' for a text, or '\(view)()' for "
          + "a view of another module",
        fixIts: [
          FixIt("make it a text", [.init(name.place, "'Text(\"\(view)\")'")], isSafe: false)
        ])
    }
  } else if viewNames.contains(view), nearest(name.text, among: slots) == nil {
    findings.error(
      .unknownSlot, at: name.place,
      "'\(scope.spec.component?.text ?? "")' has no slot '\(name.text)'; for the view of SwiftUI, "
        + "write '\(view)()'",
      fixIts: name.guess("\(view)()"))
  } else {
    reportUnknownName(
      name, "slot", id: .unknownSlot, among: slots,
      none: "declare it, or write a view in Swift", in: scope, &findings)
  }
}

/// Checks that a slot can be a part.
private func checkArrangingSlot(
  _ slot: SlotSpec, as key: String, at place: Place, in scope: ComponentScope,
  _ findings: inout Findings
) {
  let name = slot.name.text
  if let list = slot.list, slot.isList {
    findings.error(
      .listPart, at: place,
      "'\(name)' is a list itself, and a single view is needed here; name another slot",
      notes: [Note("it is a list here", at: list.place)])
    return
  }
  let types = slot.arguments.compactMap {
    $0.type.map { scope.declarations.typeIndex.unaliased($0).text }
  }
  if key != "overflow" {
    guard let argument = slot.arguments.first else { return }
    findings.error(
      .listPart, at: place,
      "'\(name)' has arguments, which the list's '\(key)' cannot pass; name a slot without "
        + "arguments",
      notes: [Note("the arguments are here", at: argument.name.place)])
  } else if types != ["Int"] {
    findings.error(
      .listPart, at: place,
      "the slot for the views beyond the limit takes the number of these views; give '\(name)' one "
        + "argument of the type 'Int', such as 'arguments: {hiddenCount: Int}'",
      notes: [Note("the slot is here", at: slot.name.place)])
  } else if let empty = slot.options.first(where: { $0.option == .empty }) {
    findings.error(
      .listPart, at: place,
      "an empty 'overflow' would still be shown after a separator; write 'optional: true' on "
        + "'\(name)' instead of the option 'empty'",
      notes: [Note("the option is here", at: empty.place)])
  }
}

// MARK: - Limit and order

private func checkArrangementLimit(
  _ limit: SwiftExpression?, in scope: ComponentScope, _ findings: inout Findings
) -> SlotArrangement.Limit? {
  guard let limit else { return nil }
  if let number = Int(limit.text) {
    if number > 0 { return .number(number) }
    findings.error(
      .listLimit, at: limit.place,
      "with the limit '\(limit.text)', no view would be shown; write a number of at least 1, or "
        + "remove it")
    return nil
  }
  let members = scope.members(of: ["Int", "Int?"])
  guard limit.isName, let member = members.first(where: { $0.name == limit.text }) else {
    reportArrangementMember(
      limit, .listLimit,
      "a limit is a number, or the name of a member of the type 'Int' or 'Int?'",
      among: members.map(\.name), &findings)
    return nil
  }
  return .member(member.name, isOptional: member.type == "Int?")
}

private func checkArrangementOrder(
  _ reversed: SwiftExpression?, in scope: ComponentScope, _ findings: inout Findings
) -> SlotArrangement.Order {
  guard let reversed else { return .asGiven }
  if reversed.text == "true" { return .reversed }
  if reversed.text == "false" { return .asGiven }
  let members = scope.members(of: ["Bool"]).map(\.name)
  if reversed.isName, members.contains(reversed.text) { return .reversedIf(reversed.text) }
  reportArrangementMember(
    reversed, .listOrder, "'reversed' is 'true', or the name of a member of the type 'Bool'",
    among: members, &findings)
  return .asGiven
}

private func reportArrangementMember(
  _ value: SwiftExpression, _ id: ProblemID, _ rule: String, among members: [String],
  _ findings: inout Findings
) {
  let remedy = remedy(
    for: value.text, among: members, one: "there is", several: "there are",
    none: "add a modifier for it")
  findings.error(id, at: value.place, "\(rule), and '\(value.text)' is not; \(remedy)")
}

extension ComponentScope {
  /// The names of the slots used in arrangements.
  var arrangingSlots: Set<String> {
    Set(
      spec.slots.flatMap { $0.arrangement?.parts ?? [] }
        .flatMap { $0.view.identifiers.map(\.text) }
    ).intersection(spec.slots.map(\.name.text))
  }

  /// The identifiers in arrangements.
  var arrangingCode: [SwiftName] {
    spec.slots.flatMap { $0.arrangement?.expressions ?? [] }.flatMap(\.identifiers)
  }

  /// The members with a value of one of some types.
  fileprivate func members(of types: [String]) -> [(name: String, type: String)] {
    let environment = spec.environment.map { entry in
      (entry.name, entry.type ?? declarations.entries[entry.name.text]?.spec.type)
    }
    let members =
      spec.properties.map { ($0.name, $0.type) } + spec.modifiers.map { ($0.name, $0.type) }
      + spec.state.map { ($0.name, $0.type) } + environment
    return members.compactMap { name, type in
      guard let type = type.map(unaliasedText), types.contains(type) else { return nil }
      return (name.text, type)
    }
  }

  /// The text of a type with aliases resolved, for itself and for the wrapped type of an optional.
  fileprivate func unaliasedText(_ type: SwiftType) -> String {
    let type = declarations.typeIndex.unaliased(type)
    guard let wrapped = type.wrapped else { return type.text }
    return (declarations.typeIndex.aliases[wrapped.text] ?? wrapped).optional.text
  }
}

extension SwiftExpression {
  /// Whether it is a plain identifier.
  fileprivate var isName: Bool { identifiers.map(\.text) == [text] }
}
