import DesignModel

extension Rule {
  /// Components with many optional slots.
  static let manyOptionalSlots = Self(
    "many-optional-slots", in: .initializers, .note,
    summary: "A component has many optional slots.",
    rationale: """
      Every optional slot at least doubles the number of initializers. A slot that is rarely \
      filled can be a method: with `via: modifier`, callers write `Card(title: "Inbox").footer { \
      … }`, and no initializer takes the footer. `maximum` sets the limit.
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
          "\(optional.count) slots of '\(component.plainName)' are optional, and each doubles the "
            + "number of initializers; write 'via: modifier' for those that are rarely filled")
      ]
    })
}
