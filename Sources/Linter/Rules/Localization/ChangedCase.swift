import SwiftFragments

extension Rule {
  /// Texts that are changed by rules of another language.
  static let changedCase = Self(
    "changed-case", in: .localization,
    summary: "A text is put into capitals or small letters as a string.",
    rationale: """
      `title.uppercased()` does not know the reader's language: Turkish has two letters `i`. It reaches \
      no text that is localized later, either. `.textCase(.uppercase)` is SwiftUI's, for any view.
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
      return views.flatMap(\.calls).inOrder.filter { call in
        call.isMember && ["capitalized", "lowercased", "uppercased"].contains(call.function.text)
          && call.arguments.isEmpty
      }.map { call in
        Finding(
          call.function.place,
          "'\(call.function.text)()' does not know the reader's language; write '.textCase(…)' on the view"
        )
      }
    })
}
