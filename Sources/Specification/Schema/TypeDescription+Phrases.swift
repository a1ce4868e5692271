import English

extension TypeDescription {
  /// The expected value in messages: "a list of names".
  var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .integer(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text: "text"
    case .name: "a name"
    case .label: "an argument label"
    case .swiftType: "a Swift type"
    case .swiftExpression: "a Swift expression"
    case .swiftRequirement: "a requirement of generic parameters"
    case .swiftBlock: "Swift statements"
    case .swiftDeclarations: "Swift declarations"
    case .version: "a version"
    case .path: "a relative path"
    case .choice(let choice): withIndefiniteArticle(choice.noun)
    case .list(let element): "a list of \(element.plural)"
    case .mapping(let keys, let values): "a mapping from \(keys.plural) to \(values.plural)"
    case .object(let schema): schema().phrase
    case .either(let types): types.map(\.phrase).joined(separator: " or ")
    }
  }

  /// Several of them: "names".
  var plural: String {
    switch self {
    case .boolean, .text, .swiftBlock, .swiftDeclarations: phrase
    case .integer: "whole numbers"
    case .name: "names"
    case .label: "argument labels"
    case .swiftType: "Swift types"
    case .swiftExpression: "Swift expressions"
    case .swiftRequirement: "requirements of generic parameters"
    case .version: "versions"
    case .path: "relative paths"
    case .choice(let choice): choice.plural
    case .list: "lists"
    case .mapping: "mappings"
    case .object(let schema): schema().plural
    case .either(let types): types.map(\.plural).joined(separator: " or ")
    }
  }
}

extension SchemaDescription {
  /// The expected value where such a mapping is required.
  fileprivate var phrase: String {
    let mapping = "a mapping with the keys of \(plural)"
    return shorthandType.map { "\($0.phrase) or \(mapping)" } ?? mapping
  }
}
