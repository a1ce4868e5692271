import DesignModel

extension Rule {
  /// Slots that are left out in most calls.
  static let manyOptionalSlots = Self(
    "many-optional-slots", in: .initializers, .note,
    summary: "Many slots of a component may be left out.",
    rationale: """
      Every slot that may be left out doubles the number of initializers at least. What is seldom \
      filled can be a method: with `via: modifier`, `Card(title: "Inbox").footer { … }` has a slot that \
      no initializer knows. `maximum` is how many are fine.
      """,
    maximum: 3,
    good: [
      """
      component: Card
      slots:
        title: {options: [text]}
        icon: {optional: true}
        footer: {optional: true, via: modifier}
      """
    ],
    bad: [
      """
      component: Card
      slots:
        title: {options: [text]}
        icon: {optional: true}
        detail: {optional: true}
        actions: {optional: true}
        ↓footer: {optional: true}
      """
    ],
    check: .spec { subject, options in
      guard let component = subject.component, component.strategy != .explicit else { return [] }
      let optional = zip(subject.spec.withOldSlotNames.slots, component.slots).filter {
        spec, slot in
        slot.route == .initializers && slot.choices.contains(.omitted) && spec.deprecated == nil
      }.map(\.0)
      guard optional.count > options.maximum else { return [] }
      return [
        Finding(
          optional[options.maximum].name.place,
          "\(optional.count) slots of '\(component.plainName)' may be left out, and each doubles the number of "
            + "initializers; write 'via: modifier' in those that are seldom filled")
      ]
    })
}
