import DesignModel
import English
import Specification

/// A spec that somebody goes on with.
struct SpecDraft {
  let name: String

  /// The word for what it is; nil for a view. Whether the word has a meaning is the language's to say.
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
    case nil, .view?:
      lines += ["styles:", "  automatic:"]
      lines += body(slots.map { "configuration.\($0.name)" }).map { "    " + $0 }
    case .modifier?: lines += body(["content"] + slots.map(\.name))
    // A value shows nothing, and a word without a meaning is an error anyway.
    case .value?, .some(nil): break
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of a body with some views.
  private func body(_ views: [String]) -> [String] {
    switch views.count {
    case 0: ["body: EmptyView()"]
    case 1: ["body: \(views[0])"]
    default: ["body: |", "  VStack {"] + views.map { "    \($0)" } + ["  }"]
    }
  }
}

/// A slot as the command line says it: `title:text`, `icon?`, `media?:image+systemImage`.
package struct SlotDraft: Hashable, Sendable {
  let name: String
  let options: [Substring]
  let isOptional: Bool

  /// Reads a slot; nil for what is none. Whether its words have a meaning is the language's to say.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Substring($0) }
    let isOptional = parts[0].last == "?"
    let name = isOptional ? parts[0].dropLast() : parts[0]
    let options =
      parts.count == 1 ? [] : parts[1].split(separator: "+", omittingEmptySubsequences: false)
    // Nothing else is certain to be a word in YAML.
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
      (isOptional ? ["optional: true"] : [])
      + (options.isEmpty ? [] : ["options: [\(options.joined(separator: ", "))]"])
    return ["  \(name):"] + keys.map { "    \($0)" }
  }
}
