import SwiftFragments

extension Rule {
  /// Closures that are not named after their event.
  static let eventName = Self(
    "event-name", in: .naming,
    summary: "An event closure does not follow SwiftUI's names.",
    rationale: """
      SwiftUI names event closures with `on` and a noun or a verb in its base form: `onSubmit`, \
      `onDelete`, `onTapGesture`; the main closure of a control is its `action`. Names such as \
      `didTap`, `tapHandler` and `onTapped` follow other conventions, and callers have to look \
      them up.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {action: () -> Void}
      modifiers: {onRemove: "(() -> Void)?", onSelectionChange: "((Bool) -> Void)?"}
      styles:
        automatic:
          body: |
            Button(action: configuration.action) { configuration.title }
              .contextMenu {
                Button("×") { configuration.onRemove?() }
                Button("+") { configuration.onSelectionChange?(true) }
              }
      initializers: {order: trailingViewBuilders}
      """
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {↓tapHandler: () -> Void}
      modifiers: {↓didRemove: "(() -> Void)?", ↓onTapped: "((Bool) -> Void)?"}
      styles:
        automatic:
          body: |
            Button(action: configuration.tapHandler) { configuration.title }
              .contextMenu {
                Button("×") { configuration.didRemove?() }
                Button("+") { configuration.onTapped?(true) }
              }
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        switch declared.kind {
        case .property, .modifier, .environmentEntry, .parameter, .member: break
        case .component, .slot, .slotArgument, .state, .part, .style, .type, .enumCase, .option,
          .constant, .resolver:
          return nil
        }
        guard let type = declared.type, type.isAction, let usual = declared.words.usualEvent else {
          return nil
        }
        return Finding(
          declared.name.place,
          "SwiftUI names event closures with 'on' and a word in its base form; rename "
            + "'\(declared.name.text)' to '\(usual)'")
      }
    })
}

extension [String] {
  /// SwiftUI's usual name for the event; nil if it is the current one.
  fileprivate var usualEvent: String? {
    var words = self
    var isUsual = true
    if let last = words.last, endings.contains(last), words.count > 1 {
      words.removeLast()
      isUsual = false
    }
    if let first = words.first, beginnings.contains(first), words.count > 1 {
      words.removeFirst()
      isUsual = false
    }
    // SwiftUI has 'onEditingChanged', but no names with 'tapped' or 'pressed'.
    if let last = words.last, let plain = participles[last],
      words.first != "on" || touches.contains(plain)
    {
      words[words.count - 1] = plain
      isUsual = false
    }
    if isUsual { return nil }
    return memberName(words.first == "on" ? words : ["on"] + words)
  }
}

private let beginnings: Set<String> = ["did", "handle", "will"]

private let endings: Set<String> = ["block", "callback", "closure", "completion", "handler"]

private let touches: Set<String> = ["click", "press", "tap"]

private let participles = [
  "added": "add", "appeared": "appear", "changed": "change", "clicked": "click", "closed": "close",
  "deleted": "delete", "dismissed": "dismiss", "edited": "edit", "ended": "end",
  "opened": "open", "pressed": "press", "removed": "remove", "selected": "select",
  "started": "start", "submitted": "submit", "tapped": "tap", "toggled": "toggle",
]
