/// The types and attributes that code mentions.
struct TypesInCode: Sendable {
  /// The names of types that the code does not declare, except those after dots.
  private(set) var types: [CodeName] = []

  /// The names of attributes, without their module qualifiers.
  private(set) var attributes: [CodeName] = []

  /// The labels of tuples and the names of captures in regular expressions, which are members of values.
  private(set) var labels: Set<String> = []

  init() {}

  init(in code: CodePart) {
    var declared: Set<String> = []
    visit(code, &declared)
    types.removeAll { declared.contains($0.text) }
  }

  private mutating func visit(_ part: CodePart, _ declared: inout Set<String>) {
    switch part {
    case .typeName(let type):
      switch type.position {
      case .first, .qualifier: types.append(type.name)
      case .qualified, .member: break
      }
    case .attribute(let attribute):
      attributes.append(attribute.name)
      return
    case .label(let label): labels.insert(label.text)
    case .generic(let name): declared.insert(name.text)
    case .statement(let statement):
      if case .type(let type) = statement.kind, !type.isExtension {
        declared.insert(type.name.text)
      }
    case .expression(let expression): addLabels(in: expression)
    default: break
    }
    part.forEachPart { visit($0, &declared) }
  }

  private mutating func addLabels(in expression: CodeExpression) {
    if case .tuple(let elements) = expression.kind {
      labels.formUnion(elements.compactMap { $0.label?.text })
    }
    guard case .regex(let text, isExtended: _) = expression.details else { return }
    let parts = text.split(separator: "(?<", omittingEmptySubsequences: false)
    labels.formUnion(parts.dropFirst().map { String($0.prefix { $0 != ">" }) })
  }
}
