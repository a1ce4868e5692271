import DesignModel

extension Rule {
  /// View builders that cannot be trailing closures.
  static let builderBeforeValue = Self(
    "builder-before-value", in: .initializers, .note,
    summary:
      "A view builder comes before a value, so it cannot be a trailing closure.",
    rationale: """
      `Row(title: "Inbox") { Image("tray") }` reads as SwiftUI's own calls do; `Row(icon: { \
      Image("tray") }, title: "Inbox")` has views in the middle of a line. Arguments follow the \
      order of the slots, unless `initializers: {order: trailingViewBuilders}` puts values first, \
      or `order` lists them. Optional slots are ignored, because most calls omit them.
      """,
    good: [
      """
      component: Row
      slots: {icon: , title: {options: [text]}}
      initializers: {order: trailingViewBuilders}
      """,
      """
      component: Row
      slots: {title: {options: [text]}, icon: }
      """,
      """
      component: Row
      slots: {icon: {options: [systemImage]}, title: {options: [text]}}
      """,
      """
      component: Row
      resolvers: {badge: {parameters: {count: Int}, view: Text, value: 'Text("\\(count)")'}}
      slots: {title: , badge: {optional: true, options: [badge]}}
      """,
    ],
    bad: [
      """
      component: Row
      slots: {↓icon: , title: {options: [text]}}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component else { return [] }
      for initializer in component.initializers {
        guard let (slot, value) = initializer.builderBeforeValue(component.slots),
          // If there is an initializer without a closure, callers use that for short calls.
          component.slots[slot].choices.allSatisfy({ $0 == .view || $0 == .forEach })
        else { continue }
        let name = subject.spec.withOldSlotNames.slots[slot].name
        return [
          Finding(
            name.place,
            "the view builder of '\(name.text)' comes before '\(value.name)' and cannot be a "
              + "trailing closure; \(subject.orderRemedy)")
        ]
      }
      return []
    })
}

extension Initializer {
  /// A slot whose closure every call has, and a later value that every call has, too.
  fileprivate func builderBeforeValue(_ slots: [Slot]) -> (slot: SlotID, value: Parameter)? {
    if details.deprecation != nil { return nil }
    var slot: SlotID?
    for parameter in parameters where parameter.isRequired {
      // The arguments of a resolver have no default, even if calls can omit its slot.
      if let own = parameter.role.slot, slots[own].choices.contains(.omitted) { continue }
      if case .builder(let index) = parameter.role, parameter.isClosure {
        slot = slot ?? index
      } else if let slot, !parameter.isClosure {
        return (slot, parameter)
      }
    }
    return nil
  }
}
