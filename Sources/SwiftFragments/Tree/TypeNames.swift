import SwiftSyntax

/// The types and attributes that code mentions.
struct TypeMentions: Sendable {
  /// The names of types that the code does not declare, except those after dots.
  var types: [CodeName] = []

  /// The names of attributes, without their module qualifiers.
  var attributes: [CodeName] = []

  /// The labels of tuples and the names of captures in regular expressions, which are members of values.
  var labels: Set<String> = []

  init() {}

  init(in tree: some SyntaxProtocol) {
    let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    types = visitor.names.filter { !visitor.declared.contains($0.text) }
    attributes = visitor.attributes
    labels = visitor.labels
  }
}

private final class TypeNameVisitor: SyntaxVisitor {
  var names: [CodeName] = []
  var declared: Set<String> = []
  var attributes: [CodeName] = []
  var labels: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = node.name.tokenKind { names.append(node.name.located) }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name
      ?? node.attributeName.as(MemberTypeSyntax.self)?.name
    {
      attributes.append(name.located)
    }
    return .skipChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { labels.insert(name.located.text) }
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    labels.formUnion(node.elements.compactMap { $0.label?.located.text })
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.regex.text.split(separator: "(?<", omittingEmptySubsequences: false)
    labels.formUnion(parts.dropFirst().map { String($0.prefix { $0 != ">" }) })
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.located.text)
    return .visitChildren
  }
}
