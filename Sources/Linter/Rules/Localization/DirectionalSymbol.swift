import Diagnostics
import SwiftFragments

extension Rule {
  /// Arrows that point the wrong way.
  static let directionalSymbol = Self(
    "directional-symbol", in: .localization,
    summary: "A symbol points to the left or right wherever people read from.",
    rationale: """
      Where people read from right to left, onward is to the left. `chevron.forward` and \
      `chevron.backward` turn with the language; `chevron.right` and `chevron.left` do not. Where left \
      and right are meant, as on a map, a comment that suppresses the rule says so. Symbols with both \
      directions, such as `arrow.left.and.right`, are left alone.
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
          "'\(name)' points the same way where people read from right to left; write '\(turned)', which "
            + "turns with the language",
          fixIts: literal.code.isWritten
            ? [FixIt("turn it with the language", [.init(place, "\"\(turned)\"")], isSafe: false)]
            : [])
      }
    })
}

/// What stands behind the direction in symbols that there are for either language.
private let turnedForms: Set<String> = [
  "", "2", "circle", "circle.fill", "fill", "square", "square.fill", "to.line",
]
