import SwiftFragments

extension Rule {
  /// Type-erased views.
  static let erasedView = Self(
    "erased-view", in: .cost,
    summary: "A spec wraps a view in 'AnyView'.",
    rationale: """
      SwiftUI compares views by their types. `AnyView` hides the type, so the view inside may \
      lose its state and animations and is updated more often. Bodies are view builders: `if` and \
      `switch` can return views of several types.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {isLarge: {type: Bool, default: false}}
      body: |
        if isLarge { title.font(.title) } else { title }
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {isLarge: {type: Bool, default: false}}
      body: "isLarge ? ↓AnyView(title.font(.title)) : ↓AnyView(title)"
      """
    ],
    check: .spec { subject, _ in
      subject.apiCalls.filter { $0.isInitializer(of: "AnyView") }.map { call in
        Finding(
          call.function.place,
          "'AnyView' hides changes from SwiftUI; write 'if' or 'switch', which can return views "
            + "of several types")
      }
    })
}
