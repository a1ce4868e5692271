import DesignModel
import Specification

extension Rule {
  /// Pictures without a label.
  static let iconWithoutLabel = Self(
    "icon-without-label", in: .accessibility,
    summary: "A component can consist of pictures only, without a label.",
    rationale: """
      VoiceOver reads the label of a picture, and at most the name of a symbol: "xmark". A \
      component that can be filled only with symbols or images needs a label, or a text that every \
      initializer takes. Components whose Swift shows a text or sets a label are ignored.
      """,
    good: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}}
      """,
      """
      component: Tag
      slots: {icon: {optional: true, options: [systemImage]}, title: {options: [text]}}
      """,
      """
      component: Logo
      slots: {image: {options: [image]}}
      properties: {name: {type: String, summary: What the logo stands for.}}
      accessibility: {label: name}
      """,
      """
      component: Avatar
      slots: {picture: {options: [image]}}
      properties: {name: String}
      body: |
        picture
        Text(verbatim: name)
      """,
    ],
    bad: [
      """
      component: CloseButton
      slots: {icon: {options: [↓systemImage]}}
      """,
      """
      component: Row
      slots:
        picture: {options: [text, ↓image]}
        accessory: {optional: true, options: [systemImage]}
      """,
    ],
    check: .spec { subject, _ in
      guard let component = subject.component, component.accessibility.label == nil,
        component.kind != .value, !subject.spec.hasHandwrittenCode,
        !subject.calls.contains(where: { readAloud.contains($0.function.text) })
      else { return [] }
      let slots = subject.spec.withOldSlotNames.slots
      for initializer in component.initializers {
        let given = zip(slots, initializer.form).filter { $1 != .omitted }
        guard let (slot, choice) = given.first, given.allSatisfy({ $1.isPicture }) else { continue }
        let option = slot.options.first { $0.option == (choice == .image ? .image : .systemImage) }
        return [
          Finding(
            (option?.place ?? slot.name.place),
            "'\(component.plainName)' can consist of pictures only, and VoiceOver has nothing to "
              + "read; add 'accessibility: {label: …}', or a text that every initializer takes")
        ]
      }
      return []
    })
}

extension SlotChoice {
  fileprivate var isPicture: Bool {
    switch self {
    case .systemImage, .image: true
    case .view, .text, .localized, .string, .value, .resolver, .forEach, .omitted: false
    }
  }
}

/// Modifiers that provide a label or a role.
private let readAloud: Set<String> = [
  "accessibilityHidden", "accessibilityLabel", "accessibilityRepresentation", "Label", "Text",
]
