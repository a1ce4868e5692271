import Diagnostics
import SwiftFragments

extension Rule {
  /// What SwiftUI has something better for.
  static let replacedAPI = Self(
    "replaced-api", in: .compatibility,
    summary: "Swift in a spec uses what SwiftUI has deprecated.",
    rationale: """
      Deprecated modifiers do less than those that replace them, and become warnings in files that \
      nobody wrote. Where some platform of the library is too old for what replaces them, and in Swift that \
      asks by `#available`, they are right.
      """,
    fix: .unsafe,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.foregroundStyle(.primary).clipShape(Circle()).tint(.red)
      """,
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: title.foregroundColor(.primary)
          """
      ).inProject("library: Kit\nplatforms: {iOS: \"14.0\"}"),
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        if #available(iOS 17, macOS 14, *) { title } else { title.cornerRadius(4) }
      """,
      """
      component: MenuButton
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        framed: {body: MenuButton(configuration).border(.gray)}
      """,
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
      let spec = subject.spec
      let own = Set(subject.names.map(\.name.text))
      func isDeclared(_ name: String) -> Bool {
        own.contains(name) || subject.library.types[name] != nil
      }
      let calls = spec.blocks.filter { !$0.isConditional }.flatMap(\.calls)
      return (calls + spec.expressions.flatMap(\.calls)).inOrder.compactMap { call in
        let name = call.function
        let known = call.isMember ? modifiers[name.text] : types[name.text]
        guard let known, !isDeclared(name.text), subject.spec.component?.text != name.text,
          known.since.map({ subject.lacking($0, spec.availability) == nil }) ?? true
        else { return nil }
        let isWritten = name.place.source[name.place.span] == name.text
        return Finding(
          name.place, "SwiftUI has deprecated '\(name.text)'; write '\(known.use)'",
          fixIts: call.isMember && known.isSameCall && isWritten
            ? [FixIt("write '\(known.use)'", [.init(name.place, known.use)], isSafe: false)]
            : [])
      }
    })
}

/// What stands for something that is deprecated.
private struct Replacement: Sendable {
  let use: String

  /// The systems that have it; nil for all that have SwiftUI.
  var since: Release?

  /// Whether the arguments stay as they are.
  var isSameCall = false
}

private let modifiers: [String: Replacement] = [
  "accentColor": .init(use: "tint", since: .autumn2021, isSameCall: true),
  "actionSheet": .init(use: "confirmationDialog", since: .autumn2021),
  "autocapitalization": .init(use: "textInputAutocapitalization", since: .autumn2021),
  "cornerRadius": .init(use: "clipShape(RoundedRectangle(cornerRadius: …))"),
  "disableAutocorrection": .init(use: "autocorrectionDisabled", isSameCall: true),
  "edgesIgnoringSafeArea": .init(use: "ignoresSafeArea(edges: …)", since: .autumn2020),
  "foregroundColor": .init(use: "foregroundStyle", since: .autumn2021, isSameCall: true),
  "navigationBarItems": .init(use: "toolbar", since: .autumn2020),
  "navigationBarTitle": .init(use: "navigationTitle", since: .autumn2020),
]

private let types: [String: Replacement] = [
  "MenuButton": .init(use: "Menu", since: .autumn2020),
  "NavigationView": .init(use: "NavigationStack", since: .autumn2022),
]
