import Diagnostics
import Specification
import SwiftFragments

// What stands between and around the views of a list, and which of them are shown.

extension ComponentChecker {
  /// How the views of a list are arranged; nil if nothing is said of it.
  mutating func arrangement(of slot: SlotSpec) -> SlotArrangement? {
    guard let spec = slot.arrangement else { return nil }
    checkArrangementName(of: slot)
    checkPlacement(of: slot)
    if let overflow = spec.overflow, spec.limit == nil {
      error(
        "list-limit", at: overflow.place,
        "every view of '\(slot.name.text)' is shown, so that 'overflow' would never be; add 'limit', "
          + "or remove it")
    }
    for (_, view) in spec.parts { checkLists(in: view, of: slot) }
    return SlotArrangement(
      name: SlotArrangement.name(of: slot.name.text),
      erased: erasedName(of: SlotArrangement.name(of: slot.name.text)),
      header: part(spec.header, "header"), empty: part(spec.empty, "empty"),
      separator: part(spec.separator, "separator"), overflow: part(spec.overflow, "overflow"),
      footer: part(spec.footer, "footer"), limit: limit(spec.limit), order: order(spec.reversed))
  }

  /// The names of the slots that the views of lists are arranged with.
  var arrangingSlots: Set<String> {
    Set(
      spec.slots.flatMap { $0.arrangement?.parts ?? [] }
        .flatMap { $0.view.identifiers.map(\.text) }
    ).intersection(spec.slots.map(\.name.text))
  }

  /// The identifiers in what arranges the views of lists.
  var arrangingCode: [SwiftName] {
    spec.slots.flatMap { $0.arrangement?.expressions ?? [] }.flatMap(\.identifiers)
  }

  // MARK: - The whole

  private mutating func checkArrangementName(of slot: SlotSpec) {
    let name = SlotArrangement.name(of: slot.name.text)
    let members =
      configurationNames + spec.environment.map(\.name) + configurationAdditions.map(\.name)
    guard let other = members.first(where: { $0.text == name }) else { return }
    error(
      "name-collision", at: other.place,
      "'\(name)' is what the views of '\(slot.name.text)' are called as they are arranged; rename one "
        + "of them",
      notes: [Note("the list is here", at: slot.list?.place)])
  }

  /// Checks that a body in the spec has a place for the arrangement, which nobody else could give it.
  private mutating func checkPlacement(of slot: SlotSpec) {
    let name = SlotArrangement.name(of: slot.name.text)
    guard spec.styles.isEmpty, let body = spec.body,
      !body.identifiers.contains(where: { $0.text == name })
    else { return }
    error(
      "list-not-arranged", at: body.place,
      "the views of '\(slot.name.text)' are arranged as the list says where '\(name)' stands, which this "
        + "body does not name; write that in place of '\(slot.name.text)', or remove what the list says",
      notes: [Note("the list is here", at: slot.list?.place)])
  }

  // MARK: - Parts

  /// Checks that Swift for a list names no other one.
  private mutating func checkLists(in view: SwiftExpression, of slot: SlotSpec) {
    if view.isName { return }
    for name in view.identifiers where name.text != slot.name.text {
      guard let other = spec.slots.first(where: { $0.name.text == name.text && $0.isList }) else {
        continue
      }
      error(
        "list-out-of-reach", at: name.place,
        "the views of '\(name.text)' are not known one by one where those of '\(slot.name.text)' are "
          + "arranged; name it in a body, or in the styles",
        notes: [Note("the slot is a list here", at: other.list?.place)])
    }
  }

  private mutating func part(_ view: SwiftExpression?, _ key: String) -> SlotArrangement.Part? {
    guard let view else { return nil }
    if view.literal != nil {
      error(
        "list-part", at: view.place,
        "'\(view.text)' is no view; "
          + (view.literal == .string
            ? "write 'Text(\(view.text))', or the name of a slot"
            : "name a slot, or write one in Swift"))
      return nil
    }
    guard view.isName else { return .swift(view) }
    guard let slot = spec.slots.first(where: { $0.name.text == view.text }) else {
      let views =
        configurationAdditions.filter { $0.view != nil }.map(\.name.text)
        + spec.properties.filter { $0.type.map(isView) ?? false }.map(\.name.text)
        + (spec.declarations?.declaredNames ?? [])
      if views.contains(view.text) { return .swift(view) }
      unknown(
        SwiftName(text: view.text, place: view.place), "slot", id: "unknown-slot",
        among: spec.slots.filter { !$0.isList }.map(\.name.text))
      return nil
    }
    check(slot, as: key, at: view.place)
    return .slot(slot.name.text)
  }

  /// Checks that a slot can be a part.
  private mutating func check(_ slot: SlotSpec, as key: String, at place: Place) {
    let name = slot.name.text
    if let list = slot.list, slot.isList {
      error(
        "list-part", at: place,
        "'\(name)' is a list itself, and what stands among the views of one is a view; name another "
          + "slot",
        notes: [Note("it is a list here", at: list.place)])
      return
    }
    let types = slot.arguments.compactMap { $0.type.map { index.typeIndex.unaliased($0).text } }
    if key != "overflow" {
      guard let argument = slot.arguments.first else { return }
      error(
        "list-part", at: place,
        "nothing says what the arguments of '\(name)' are where it is the list's '\(key)'; name a slot "
          + "without any",
        notes: [Note("the arguments are here", at: argument.name.place)])
    } else if types != ["Int"] {
      error(
        "list-part", at: place,
        "what stands for the views beyond the limit is made of their number; give '\(name)' one "
          + "argument of the type 'Int', such as 'arguments: {hiddenCount: Int}'",
        notes: [Note("the slot is here", at: slot.name.place)])
    } else if let empty = slot.options.first(where: { $0.option == .empty }) {
      error(
        "list-part", at: place,
        "an 'overflow' that is left empty would be there all the same, behind a separator; write "
          + "'optional: true' on '\(name)' in place of the option",
        notes: [Note("the option is here", at: empty.place)])
    }
  }

  // MARK: - Which views, and in which order

  private mutating func limit(_ limit: SwiftExpression?) -> SlotArrangement.Limit? {
    guard let limit else { return nil }
    if let number = Int(limit.text) {
      if number > 0 { return .number(number) }
      error(
        "list-limit", at: limit.place,
        "with the limit '\(limit.text)' none of the views would ever be shown; give a number from 1, or "
          + "remove it")
      return nil
    }
    let members = members(of: ["Int", "Int?"])
    guard limit.isName, let member = members.first(where: { $0.name == limit.text }) else {
      reportMember(
        limit, "list-limit",
        "a limit is a number, or the name of a member of the type 'Int' or 'Int?'",
        among: members.map(\.name))
      return nil
    }
    return .member(member.name, isOptional: member.type == "Int?")
  }

  private mutating func order(_ reversed: SwiftExpression?) -> SlotArrangement.Order {
    guard let reversed else { return .asGiven }
    if reversed.text == "true" { return .reversed }
    if reversed.text == "false" { return .asGiven }
    let members = members(of: ["Bool"]).map(\.name)
    if reversed.isName, members.contains(reversed.text) { return .reversedIf(reversed.text) }
    reportMember(
      reversed, "list-order", "'reversed' is 'true', or the name of a member of the type 'Bool'",
      among: members)
    return .asGiven
  }

  /// The members that hold a value of one of some types.
  private func members(of types: [String]) -> [(name: String, type: String)] {
    let environment = spec.environment.map { entry in
      (entry.name, entry.type ?? index.entries[entry.name.text]?.spec.type)
    }
    let members =
      spec.properties.map { ($0.name, $0.type) } + spec.modifiers.map { ($0.name, $0.type) }
      + spec.state.map { ($0.name, $0.type) } + environment
    return members.compactMap { name, type in
      guard let type = type.map(unaliasedText), types.contains(type) else { return nil }
      return (name.text, type)
    }
  }

  /// The text of a type without aliases, neither for itself nor for what is in an optional.
  private func unaliasedText(_ type: SwiftType) -> String {
    let type = index.typeIndex.unaliased(type)
    guard let wrapped = type.wrapped else { return type.text }
    return (index.typeIndex.aliases[wrapped] ?? wrapped) + "?"
  }

  private mutating func reportMember(
    _ value: SwiftExpression, _ id: String, _ rule: String, among members: [String]
  ) {
    let remedy = remedy(
      for: value.text, among: members, one: "there is", several: "there are",
      none: "add a modifier for it")
    error(id, at: value.place, "\(rule), and '\(value.text)' is none; \(remedy)")
  }
}

extension SwiftExpression {
  /// Whether it is a plain identifier.
  fileprivate var isName: Bool { identifiers.map(\.text) == [text] }
}
