extension TypeDescription {
  /// The kinds of scalars that need an explanation, in the order of the reference.
  static var scalars: [TypeDescription] {
    [
      .boolean, .integer(0...1), .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path,
    ]
  }

  /// The notation of such a scalar; empty if it is obvious.
  var documentation: String {
    switch self {
    case .boolean: "`true` or `false`, without quotes; no other word."
    case .integer: "decimal digits, without quotes."
    case .text:
      """
      Markdown for documentation, or words for people. It needs quotes if it contains YAML \
      syntax, such as `: `.
      """
    case .name:
      """
      a Swift name, without backticks: emitted code adds them to words reserved in Swift. `on`, `no` and `null` are \
      names like any other.
      """
    case .label: "a Swift name, or `_` for none."
    case .swiftType:
      """
      checked as Swift and emitted as written. Quotes around them have no effect, but YAML \
      needs them around `"String?"` inside braces, `"[Int]"` and `"(Int, Int)"`.
      """
    case .swiftExpression:
      """
      checked as Swift and emitted as written, so the empty string is `'""'`. YAML needs quotes around \
      values with `, ` or `: `, or with a quotation mark.
      """
    case .swiftRequirement:
      "`\"Value: Comparable\"` or `Value == String`, checked as Swift."
    case .swiftBlock:
      "checked as Swift and emitted line for line; a block after `|` needs no quotes."
    case .swiftDeclarations: "checked as Swift and emitted line for line, as statements are."
    case .version: "`16.0` or `16`."
    case .path: "separated by `/`, with or without quotes."
    case .choice, .list, .mapping, .object, .either: ""
    }
  }

  /// The words that are allowed.
  var choices: [(word: String, documentation: String)] {
    switch self {
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .object:
      []
    case .choice(let choice): choice.values
    case .list(let element): element.choices
    case .mapping(let keys, let values): keys.choices + values.choices
    case .either(let types): types.flatMap(\.choices)
    }
  }

  /// The phrase for an expected value, with links to the schemas in it.
  var linked: String {
    switch self {
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice:
      phrase
    case .list(let element): "a list of \(element.linkedPlural)"
    case .mapping(let keys, let values):
      "a mapping from \(keys.plural) to \(values.linkedPlural)"
    case .object: "a mapping; see \(linkedPlural)"
    case .either(let types): types.map(\.linked).joined(separator: ", or ")
    }
  }

  private var linkedPlural: String {
    switch self {
    case .object(let schema): "[\(schema().plural)](#\(anchor(schema().title)))"
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice, .list, .mapping,
      .either:
      plural
    }
  }
}

/// The Markdown anchor of a heading.
func anchor(_ title: String) -> String {
  title.lowercased().split(separator: " ").joined(separator: "-")
}
