import Diagnostics
import Specification

extension Rule {
  /// Keys with their default value.
  static let redundantKey = Self(
    "redundant-key", in: .api,
    summary: "A key states the default.",
    rationale: """
      `optional: false`, or a label that is the name, makes a reader think that it matters. Specs are short because \
      they state only what differs from the default.
      """,
    fix: .safe,
    good: [
      """
      component: Tag
      slots: {title: {options: [text], label: _}, icon: {optional: true}}
      properties: {count: {type: Int, label: number}}
      """
    ],
    bad: [
      """
      component: Tag
      slots:
        title: {optional: ↓false, options: [text], label: ↓title}
        icon: {optional: true, lazy: ↓false, via: ↓init}
      properties: {count: {type: Int, label: ↓count, binding: ↓false}}
      types: {TagRole: {cases: [neutral, critical], scope: ↓library}}
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      var found: [(place: Place, isName: Bool)] = []
      func falseSwitch(_ value: Located<Bool>?) {
        if let value, !value.value { found.append((value.place, false)) }
      }
      for slot in spec.slots {
        falseSwitch(slot.isOptional)
        falseSwitch(slot.isLazy)
        if let via = slot.via, via.value == .initializers { found.append((via.place, false)) }
        if case .all(let label)? = slot.label, label.text == slot.name.text {
          found.append((label.place, true))
        }
      }
      for property in spec.properties {
        if let binding = property.binding, binding.value == .none {
          found.append((binding.place, false))
        }
        falseSwitch(property.isEscaping)
        if let label = property.label, label.text == property.name.text {
          found.append((label.place, true))
        }
      }
      for modifier in spec.modifiers {
        falseSwitch(modifier.preservesOptional)
        if let name = modifier.functionName, name.text == modifier.name.text {
          found.append((name.place, true))
        }
      }
      for style in spec.styles { falseSwitch(style.isDefault) }
      for type in spec.types {
        if let scope = type.scope, scope.value == .library { found.append((scope.place, false)) }
      }
      return found.map { place, isName in
        let edit = subject.file.document.removal(ofValueAt: place)
        return Finding(
          place,
          isName
            ? "this is already the name; remove the key"
            : "this is the default; remove the key",
          fixIts: edit.map { [FixIt("remove the key", [$0])] } ?? [])
      }
    })
}
