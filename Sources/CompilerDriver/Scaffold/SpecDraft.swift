import DesignModel
import English
import Specification
import SwiftFragments

/// A spec for the user to complete.
struct SpecDraft {
  let name: String

  /// The component's kind as written; nil for a view. The decoder reports unknown kinds.
  var kind: String?
  var slots: [SlotDraft]

  /// The spec in YAML.
  var text: String {
    let noun = words(name)
    let article = noun.first.map { "aeiou".contains($0.lowercased()) } == true ? "An" : "A"
    var lines = ["component: \(name)"] + (kind.map { ["kind: \($0)"] } ?? [])
    lines.append(
      kind == ComponentKind.modifier.rawValue
        ? "summary: Adds \(article.lowercased()) \(noun) to this view."
        : "summary: \(article) \(noun).")
    if !slots.isEmpty { lines += ["slots:"] + slots.flatMap(\.lines) }
    switch kind.map({ ComponentKind(rawValue: $0) }) {
    // Styles are for several looks, which the user adds.
    case nil, .view?: lines += body(slots.map(\.name))
    case .modifier?: lines += body(["content"] + slots.map(\.name))
    // A value shows nothing, and an unknown kind is an error anyway.
    case .value?, .some(nil): break
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Fills the optional slot that has the most options, the last of several, with a method instead of in the
  /// initializers.
  ///
  /// - Returns: Its name; nil if no optional slot is left in the initializers, or the component is a modifier
  ///   itself, which has no such methods.
  mutating func moveSlotToModifier() -> String? {
    guard kind != ComponentKind.modifier.rawValue else { return nil }
    let left = slots.indices.reversed().filter { slots[$0].isOptional && !slots[$0].isModifier }
    guard let index = left.max(by: { slots[$0].options.count < slots[$1].options.count }) else {
      return nil
    }
    slots[index].isModifier = true
    return slots[index].name
  }

  /// The lines of a body with the given views.
  private func body(_ views: [String]) -> [String] {
    let views = views.map(escapedIdentifier)
    switch views.count {
    case 0: return ["body: EmptyView()"]
    // A plain scalar in YAML cannot begin with a backtick.
    case 1: return ["body: \(views[0].hasPrefix("`") ? "\"\(views[0])\"" : views[0])"]
    default: return ["body: |", "  VStack {"] + views.map { "    \($0)" } + ["  }"]
    }
  }
}

/// A slot in the notation of the command line: `title:text`, `icon?`, `media?:image+systemImage`.
package struct SlotDraft: Hashable, Sendable {
  let name: String
  let options: [Substring]
  let isOptional: Bool

  /// Whether a method fills it, which makes it optional.
  fileprivate(set) var isModifier = false

  /// Parses a slot; nil if the syntax is wrong. The decoder reports unknown options.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Substring($0) }
    let isOptional = parts[0].last == "?"
    let name = isOptional ? parts[0].dropLast() : parts[0]
    let options =
      parts.count == 1 ? [] : parts[1].split(separator: "+", omittingEmptySubsequences: false)
    // Other characters might not form a plain scalar in YAML.
    let areWords = ([name] + options).allSatisfy { word in
      word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard areWords else { return nil }
    self.name = String(name)
    self.options = options
    self.isOptional = isOptional
  }

  fileprivate var lines: [String] {
    let keys =
      (isModifier ? ["via: modifier"] : isOptional ? ["optional: true"] : [])
      + (options.isEmpty ? [] : ["options: [\(options.joined(separator: ", "))]"])
    return ["  \(name):"] + keys.map { "    \($0)" }
  }
}
