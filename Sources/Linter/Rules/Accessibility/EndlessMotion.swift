import SwiftFragments

extension Rule {
  /// Motion that cannot be stopped.
  static let endlessMotion = Self(
    "endless-motion", in: .accessibility,
    summary: "Something moves endlessly and ignores Reduce Motion.",
    rationale: """
      Endless motion distracts some people from reading and makes others ill. The system setting \
      Reduce Motion is `accessibilityReduceMotion` in the environment. Read it under \
      `environment`, and do not animate if it is set.
      """,
    good: [
      """
      component: Shimmer
      slots: {title: {options: [text]}}
      environment: {isMotionReduced: {keyPath: accessibilityReduceMotion}}
      body: "title.animation(isMotionReduced ? nil : .linear.repeatForever(), value: 1)"
      """
    ],
    bad: [
      """
      component: Shimmer
      slots: {title: {options: [text]}}
      body: "title.animation(.linear.↓repeatForever(), value: 1)"
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let reads =
        spec.environment.map { ($0.keyPath ?? $0.name).text }
        + spec.styles.flatMap(\.environment).map { ($0.keyPath ?? $0.name).text }
      // Declarations read it with their own property wrapper.
      guard !reads.contains("accessibilityReduceMotion"),
        !spec.blocks.contains(where: { $0.tree?.mentions("accessibilityReduceMotion") == true })
      else { return [] }
      return subject.apiCalls.filter { $0.isModifier("repeatForever") }.map { call in
        Finding(
          call.function.place,
          "this moves endlessly, even for people who turned on Reduce Motion; read "
            + "'accessibilityReduceMotion' under 'environment', and do not animate if it is set")
      }
    })
}
