extension Rule {
  /// Tap targets that are too small.
  static let smallTarget = Self(
    "small-target", in: .accessibility,
    summary: "The minimum size of a target is smaller than a fingertip.",
    rationale: """
      Apple's Human Interface Guidelines ask for 44 points in each direction on iPhone and iPad. \
      `minimumTarget` sets the minimum size of a component, whatever it shows.
      """,
    good: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}, minimumTarget: 44}
      """
    ],
    bad: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}, minimumTarget: ↓24}
      """
    ],
    check: .spec { subject, _ in
      guard let target = subject.spec.accessibility?.minimumTarget, target.value < 44,
        subject.library.library.platforms.contains(where: { $0.platform == .iOS })
      else { return [] }
      return [
        Finding(
          target.place,
          "\(target.value) points are too small for a fingertip; the Human Interface Guidelines "
            + "ask for 44; write '44'")
      ]
    })
}
