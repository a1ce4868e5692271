import SwiftFragments

extension Rule {
  /// Texts whose case is changed without regard to the language.
  static let changedCase = Self(
    "changed-case", in: .localization,
    summary: "A string is changed to uppercase or lowercase.",
    rationale: """
      `title.uppercased()` ignores the user's language: Turkish has a dotted and a dotless `i`. It \
      also has no effect on text that is localized later. `.textCase(.uppercase)` works for any \
      view.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.textCase(.uppercase)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {icon: {options: [systemImage]}}
      properties: {name: String}
      accessibility: {label: name}
      body: |
        icon
        Text(name.↓uppercased())
      """
    ],
    check: .spec { subject, _ in
      let views = subject.spec.blocks.filter { block in
        block.calls.contains { $0.isInitializer(of: "Text") }
      }
      return views.flatMap(\.calls).ofAPI(in: subject.code).inOrder.filter { call in
        call.isMember && ["capitalized", "lowercased", "uppercased"].contains(call.function.text)
          && call.arguments.isEmpty
      }.map { call in
        Finding(
          call.function.place,
          "'\(call.function.text)()' ignores the user's language; write '.textCase(…)' on the view"
        )
      }
    })
}
