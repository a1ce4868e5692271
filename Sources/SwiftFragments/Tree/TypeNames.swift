import SwiftSyntax

/// The names of types that code mentions and does not declare, except those after dots.
func namesOfTypes(in tree: some SyntaxProtocol) -> [CodeName] {
  let visitor = TypeNameVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  return visitor.names.filter { !visitor.declared.contains($0.text) }
}

private final class TypeNameVisitor: SyntaxVisitor {
  var names: [CodeName] = []
  var declared: Set<String> = []

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

  /// The name of an attribute is not counted as a type.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.located.text)
    return .visitChildren
  }
}
