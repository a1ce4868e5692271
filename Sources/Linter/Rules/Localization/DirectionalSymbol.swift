import Diagnostics
import Specification
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

      The rule checks the names of symbols in views, in values that code returns and in raw values of enums.
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
      """,
      """
      component: Trend
      slots: {title: {options: [text]}}
      types:
        Direction:
          raw: String
          cases: {up: {raw: '↓"arrow.up.right"'}, down: {raw: '"arrow.down"'}}
          default: up
          swift: |
            var symbolName: String { self == .up ? ↓"arrow.right" : "arrow.down" }
      modifiers: {direction: Direction}
      """,
    ],
    check: .spec { subject, _ in
      let rawValues = Set(subject.spec.types.flatMap(\.cases).compactMap { $0.raw?.text })
      return subject.symbolNames.compactMap { literal in
        let name = literal.text.filter { $0 != "\"" }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, ["arrow", "chevron", "arrowshape"].contains(first),
          let index = parts.firstIndex(where: { $0 == "left" || $0 == "right" }),
          index == 1 || index == 2 && ["up", "down"].contains(parts[1]),
          turnedForms.contains(parts.dropFirst(index + 1).joined(separator: "."))
        else { return nil }
        parts[index] = parts[index] == "left" ? "backward" : "forward"
        let turned = parts.joined(separator: ".")
        return Finding(
          literal.place,
          "'\(name)' does not follow the layout direction; write '\(turned)', which does",
          fixIts: literal.isWritten && !rawValues.contains("\"\(turned)\"")
            ? [
              FixIt(
                "follow the layout direction", [.init(literal.place, "\"\(turned)\"")],
                isSafe: false)
            ]
            : [])
      }
    })
}

extension Subject {
  /// The strings that may be names of symbols: those in views, and those that code of types returns.
  fileprivate var symbolNames: [SwiftName] {
    let inCalls = calls.compactMap { call -> SwiftName? in
      guard
        let literal = call.argument("systemName")?.literal ?? call.argument("systemImage")?.literal,
        literal.kind == .string
      else { return nil }
      return literal.code
    }
    let inCode = (allCode + rawValues).flatMap { code in
      code.expressions.compactMap { expression -> SwiftName? in
        guard case .literal(.string, let parts) = expression.kind, parts.isEmpty else { return nil }
        return SwiftName(
          text: code.text(expression.range), place: code.tree.place(expression.range))
      }
    }
    var seen: Set<Int> = []
    return (inCalls + inCode).sorted { $0.place.span.start < $1.place.span.start }
      .filter { seen.insert($0.place.span.start).inserted }
  }

  private var rawValues: [WrittenCode] {
    written(spec.types.flatMap(\.cases).map(\.raw), isInView: false)
  }
}

/// The suffixes after the direction of symbols that exist for both writing directions.
private let turnedForms: Set<String> = [
  "", "2", "circle", "circle.fill", "fill", "square", "square.fill", "to.line",
]
