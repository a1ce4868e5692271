import Diagnostics
import SwiftFragments

extension Rule {
  /// What SwiftUI has something better for.
  static let replacedAPI = Self(
    "replaced-api", in: .compatibility,
    summary: "Swift in a spec uses what SwiftUI has deprecated.",
    rationale: """
      Deprecated modifiers do less than those that replace them, and become warnings in files that \
      nobody wrote.
      """,
    fix: .unsafe,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.foregroundStyle(.primary).clipShape(Circle()).tint(.red)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.↓foregroundColor(.primary).↓cornerRadius(4)
        ↓NavigationView { title.↓accentColor(.red) }
      """
    ],
    check: .spec { subject, _ in
      subject.calls.compactMap { call in
        let name = call.function
        let replacement = call.isMember ? modifiers[name.text] : types[name.text]
        guard let replacement else { return nil }
        let isSameCall = call.isMember && sameCalls.contains(name.text)
        let isWritten = name.place.source[name.place.span] == name.text
        return Finding(
          name.place, "SwiftUI has deprecated '\(name.text)'; write '\(replacement)'",
          fixIts: isSameCall && isWritten
            ? [FixIt("write '\(replacement)'", [.init(name.place, replacement)], isSafe: false)]
            : [])
      }
    })
}

private let modifiers = [
  "accentColor": "tint", "actionSheet": "confirmationDialog",
  "autocapitalization": "textInputAutocapitalization", "cornerRadius": "clipShape",
  "disableAutocorrection": "autocorrectionDisabled", "edgesIgnoringSafeArea": "ignoresSafeArea",
  "foregroundColor": "foregroundStyle", "navigationBarItems": "toolbar",
  "navigationBarTitle": "navigationTitle",
]

/// Those whose arguments stay as they are.
private let sameCalls: Set<String> = ["accentColor", "disableAutocorrection", "foregroundColor"]

private let types = ["MenuButton": "Menu", "NavigationView": "NavigationStack"]
