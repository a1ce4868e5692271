import Specification

extension Rule {
  /// Booleans that are passed without a label.
  static let unlabeledBoolean = Self(
    "unlabeled-boolean", in: .api,
    summary: "A Boolean argument has no label.",
    rationale: """
      `Tag("New", true)` does not say what is true. Swift's API Design Guidelines ask for labels \
      where the call does not read as a phrase. A binding needs no label, because its name can be \
      read. Neither does the main argument of a view modifier, as in `.shimmer(true)`.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {isLarge: Bool, isOn: {type: Bool, binding: true, label: _}}
      """,
      """
      component: Shimmer
      kind: modifier
      properties: {isActive: {type: Bool, default: true, label: _}}
      body: "content.opacity(isActive ? 0.5 : 1)"
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {isLarge: {type: Bool, label: ↓_}}
      types:
        TagKind: {properties: {isOn: {type: Bool, label: ↓_}}}
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      // '.disabled(true)' reads as a phrase.
      let own = spec.properties.dropFirst(
        spec.kindOrView == .modifier && spec.slots.isEmpty ? 1 : 0)
      let properties = own + spec.types.flatMap(\.properties)
      return properties.compactMap { property in
        guard let type = property.type, type.unwrapped.text == "Bool",
          let label = property.label, label.text == "_", property.isBinding?.value != true,
          property.deprecated == nil
        else { return nil }
        return Finding(
          label.place,
          "callers write a bare 'true' or 'false' for '\(property.name.text)', which does not say "
            + "what it means; remove 'label'")
      }
    })
}
