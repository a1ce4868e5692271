import DesignTokens
import Diagnostics
import English

/// The tokens of a project, prepared for listing.
struct TokenListing {
  private let library: TokenLibrary
  private let uses: TokenUses

  init(_ library: TokenLibrary, uses: TokenUses) {
    self.library = library
    self.uses = uses
  }

  /// A value and the contexts in which it applies; empty if it applies in all.
  private struct Variant {
    var contexts: [String]
    let value: String
  }

  private func tokens(isUnusedOnly: Bool) -> [DesignToken] {
    library.system.tokens.filter { !isUnusedOnly || uses.isUnused($0.path) }
  }

  /// The Swift name; nil if the token is not emitted.
  private func spelling(of token: DesignToken) -> String? {
    library[token.path].flatMap { $0.isEmitted ? $0.spelling : nil }
  }

  /// The distinct values of a token, in the order of the combinations.
  private func variants(of token: DesignToken) -> [Variant] {
    var variants: [Variant] = []
    for (combination, part) in zip(library.system.combinations, token.values) {
      let contexts = library.system.contextNames(of: combination).joined(separator: ", ")
      let value = part.map { valueText(of: $0) } ?? "none"
      if let index = variants.firstIndex(where: { $0.value == value }) {
        variants[index].contexts.append(contexts)
      } else {
        variants.append(Variant(contexts: [contexts], value: value))
      }
    }
    if variants.count == 1 { variants[0].contexts = [] }
    return variants
  }

  // MARK: - Text

  /// For each token its name, values and uses:
  ///
  ///     theme.palette.accent (color, color.accent)
  ///       plain: srgb 0 0 1
  ///       vivid: srgb 0 1 1
  ///       used by components/Badge.yaml
  func text(isUnusedOnly: Bool) -> String {
    let tokens = tokens(isUnusedOnly: isUnusedOnly)
    let all = library.system.tokens
    let unused = all.count { uses.isUnused($0.path) }
    let ignored = library.system.ignored
    return tokens.map { text(of: $0) }.joined()
      + (isUnusedOnly ? "" : ignored.map { text(of: $0) }.joined())
      + "\(counted(all.count, "token")), \(unused) not used"
      + (ignored.isEmpty ? "\n" : "; \(counted(ignored.count, "other")) ignored\n")
  }

  private func text(of token: DesignToken) -> String {
    let name = spelling(of: token) ?? "not emitted"
    var lines = ["\(name) (\(token.type.rawValue), \(printable(token.path.description)))"]
    lines += variants(of: token).map { variant in
      let contexts = variant.contexts.joined(separator: "; ")
      return printable(contexts.isEmpty ? variant.value : "\(contexts): \(variant.value)")
    }
    let users =
      (uses.files[token.path] ?? []) + (uses.tokens[token.path] ?? []).map { "{\($0)}" }
    lines.append(
      users.isEmpty ? "not used" : "used by \(printable(users.joined(separator: ", ")))")
    return lines.joined(separator: "\n  ") + "\n"
  }

  private func text(of token: IgnoredToken) -> String {
    "ignored (\(token.type.map { printable($0) + ", " } ?? "")\(printable(token.path.description)))\n"
  }

  // MARK: - JSON

  /// All tokens, as one JSON object with a line for each.
  ///
  ///     {"tokens": [
  ///     {"token": "color.accent", "swift": "theme.palette.accent", "type": "color",
  ///      "deprecated": false, "file": "tokens/plain.tokens.json", "line": 2, "column": 5,
  ///      "values": [{"contexts": ["plain"], "value": "srgb 0 0 1"}, …],
  ///      "files": ["components/Badge.yaml"], "tokens": []}
  ///     ]}
  ///
  /// `swift` is null for a token that some combination of contexts lacks, and `contexts` is empty for a value in
  /// all of them. `ignored` has the path and the ignored type of each token that the project ignores; its type is
  /// null if the path is ignored. Keys may be added in later versions; none changes its meaning.
  func json(isUnusedOnly: Bool) -> String {
    let lines = tokens(isUnusedOnly: isUnusedOnly).map { json(of: $0).line }
    let ignored = library.system.ignored.map { token in
      JSONText.object([
        ("token", .string(token.path.description)),
        ("type", token.type.map(JSONText.string) ?? .null),
      ]).line
    }
    return object([("tokens", list(lines))] + (ignored.isEmpty ? [] : [("ignored", list(ignored))]))
      + "\n"
  }

  private func json(of token: DesignToken) -> JSONText {
    let start = token.place.start
    return .object([
      ("token", .string(token.path.description)),
      ("swift", spelling(of: token).map(JSONText.string) ?? .null),
      ("type", .string(token.type.rawValue)),
      ("deprecated", .boolean(token.deprecation != nil)),
      ("file", .string(token.place.source.path)),
      ("line", JSONText(start.line)),
      ("column", JSONText(start.column)),
      (
        "values",
        .array(
          variants(of: token).map {
            .object([
              ("contexts", .array($0.contexts.map(JSONText.string))), ("value", .string($0.value)),
            ])
          })
      ),
      ("files", .array((uses.files[token.path] ?? []).map(JSONText.string))),
      ("tokens", .array((uses.tokens[token.path] ?? []).map { .string($0.description) })),
    ])
  }
}
