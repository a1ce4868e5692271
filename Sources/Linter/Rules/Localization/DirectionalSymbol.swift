import Diagnostics
import SwiftFragments

extension Rule {
  /// Arrows that point the wrong way.
  static let directionalSymbol = Self(
    "directional-symbol", in: .localization,
    summary: "A symbol does not follow the layout direction.",
    rationale: """
      In right-to-left languages, forward points to the left. `chevron.forward` and \
      `chevron.backward` follow the layout direction; `chevron.right` and `chevron.left` do not. \
      If left and right are meant, as on a map, suppress the rule with a comment. Symbols with \
      both directions, such as `arrow.left.and.right`, are ignored.
      """,
    fix: .unsafe,
    good: [
      """
      component: Row
      slots: {title: {options: [text]}}
      body: |
        title
        Image(systemName: "chevron.forward")
        Image(systemName: "arrow.left.and.right")
        Image(systemName: "chevron.left.forwardslash.chevron.right")
      """
    ],
    bad: [
      """
      component: Row
      slots: {title: {options: [text]}, mark: {default: {type: Image, value: 'Image(systemName: ↓"arrow.left")'}}}
      body: |
        title
        mark
        Image(systemName: ↓"chevron.right")
      """
    ],
    check: .spec { subject, _ in
      subject.calls.compactMap { call in
        guard
          let literal = call.argument("systemName")?.literal
            ?? call.argument("systemImage")?.literal,
          literal.kind == .string
        else { return nil }
        let name = literal.code.text.filter { $0 != "\"" }
        var parts = name.split(separator: ".").map(String.init)
        guard let first = parts.first, ["arrow", "chevron", "arrowshape"].contains(first),
          parts.count > 1, parts[1] == "left" || parts[1] == "right",
          turnedForms.contains(parts.dropFirst(2).joined(separator: "."))
        else { return nil }
        parts[1] = parts[1] == "left" ? "backward" : "forward"
        let turned = parts.joined(separator: ".")
        let place = literal.code.place
        return Finding(
          place,
          "'\(name)' does not follow the layout direction; write '\(turned)', which does",
          fixIts: literal.code.isWritten
            ? [FixIt("follow the layout direction", [.init(place, "\"\(turned)\"")], isSafe: false)]
            : [])
      }
    })
}

/// What stands behind the direction in symbols that there are for either language.
private let turnedForms: Set<String> = [
  "", "2", "circle", "circle.fill", "fill", "square", "square.fill", "to.line",
]
