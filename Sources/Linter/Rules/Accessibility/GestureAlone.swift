import Specification

extension Rule {
  /// Gestures that some people cannot make.
  static let gestureAlone = Self(
    "gesture-alone", in: .accessibility,
    summary: "An action is available only through a gesture.",
    rationale: """
      People who use VoiceOver, Switch Control or a keyboard cannot make a long press or a drag. Offer the action in \
      another way, too: as an action under `accessibility`, a button, a menu, or with a system control as the \
      accessibility representation.
      """,
    good: [
      """
      component: Photo
      slots: {picture: {options: [image]}}
      properties: {name: String}
      modifiers: {onDelete: "(() -> Void)?"}
      accessibility:
        children: ignore
        label: name
        actions: {delete: {perform: onDelete?(), when: onDelete != nil}}
      body: picture.onLongPressGesture { onDelete?() }
      """
    ],
    bad: [
      """
      component: Photo
      slots: {picture: {options: [image]}}
      properties: {name: String}
      modifiers: {onDelete: "(() -> Void)?"}
      accessibility: {children: ignore, label: name}
      body: picture.↓onLongPressGesture { onDelete?() }
      """,
      """
      component: Sheet
      slots: {title: {options: [text]}}
      state: {height: {type: CGFloat, default: 0}}
      body: "title.↓gesture(DragGesture().onChanged { height = $0.translation.height })"
      """,
    ],
    check: .spec { subject, _ in
      guard subject.component != nil, subject.spec.accessibility?.actions.isEmpty ?? true,
        !subject.spec.hasHandwrittenCode,
        !subject.calls.contains(where: { otherWays.contains($0.function.text) })
      else { return [] }
      return subject.apiCalls.filter { $0.isMember && gestures.contains($0.function.text) }.map {
        call in
        Finding(
          call.function.place,
          "people who use VoiceOver, Switch Control or a keyboard cannot make this gesture; offer "
            + "the action under 'actions' of 'accessibility', or as a button")
      }
    })
}

private let gestures: Set<String> = [
  "gesture", "highPriorityGesture", "onLongPressGesture", "simultaneousGesture",
]

/// Modifiers that offer the same to everyone, or state that there is nothing to offer.
private let otherWays: Set<String> = [
  "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
  "accessibilityHint", "accessibilityRepresentation", "contextMenu", "swipeActions",
]
