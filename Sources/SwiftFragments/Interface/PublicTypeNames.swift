import SwiftParser
import SwiftSyntax

/// The names of the types of other modules and files in what a Swift file declares for its clients: in signatures,
/// default values, conformances and attributes, but not in bodies. Empty if the file cannot be read.
///
/// - Returns: The names, and whether a type is inferred from a value, so that its name is unknown.
package func typeNamesInInterface(of text: String) -> (names: Set<String>, areInferred: Bool) {
  if fileShape(of: text).problem != nil { return ([], false) }
  let tree = parse(text, ShapeLimits.file.nesting, SourceFileSyntax.self)
  var reader = TypeNameReader()
  reader.read(tree.statements.map { $0.item.as(DeclSyntax.self) }, isVisible: false)
  return (reader.names.subtracting(reader.declared), reader.hasInferredTypes)
}

private struct TypeNameReader {
  var names: Set<String> = []

  /// Whether the type of a property is not written, and not that of a literal or of an initializer.
  var hasInferredTypes = false

  /// The names that the file itself declares: types, generic parameters, associated types.
  var declared: Set<String> = []

  /// Reads declarations, and those inside of them.
  ///
  /// - Parameter isVisible: Whether clients see declarations without an access modifier.
  /// - Returns: Whether clients see one of them.
  @discardableResult
  mutating func read(_ declarations: [DeclSyntax?], isVisible: Bool) -> Bool {
    var found = false
    for case let declaration? in declarations where read(declaration, isVisible: isVisible) {
      found = true
    }
    return found
  }

  private mutating func read(_ declaration: DeclSyntax, isVisible: Bool) -> Bool {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      return condition.clauses.reduce(false) { found, clause in
        read(declarations(in: clause.elements), isVisible: isVisible) || found
      }
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isSeen = isVisible || modifiers?.contains(where: \.isForClients) ?? false
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      if isSeen { collectSignature(of: declaration) }
      return isSeen
    }
    let members = group.memberBlock.members.map { Optional($0.decl) }
    if let type = declaration.asProtocol((any NamedDeclSyntax).self) {
      declared.insert(type.name.text)
    }
    if let generics = declaration.asProtocol((any WithGenericParametersSyntax).self) {
      collectGenerics(generics.genericParameterClause)
    }
    let isExtension = declaration.is(ExtensionDeclSyntax.self)
    let areSeen = read(
      members, isVisible: isExtension && isSeen || declaration.is(ProtocolDeclSyntax.self) && isSeen
    )
    // Only cases of an enum are visible without a modifier.
    if declaration.is(EnumDeclSyntax.self), isSeen {
      for case let member? in members where member.is(EnumCaseDeclSyntax.self) {
        collect(Syntax(member))
      }
    }
    guard isSeen || isExtension && (areSeen || group.inheritanceClause != nil) else {
      return false
    }
    collect(Syntax(group.attributes))
    if let clause = group.inheritanceClause { collect(Syntax(clause)) }
    if let clause = group.genericWhereClause { collect(Syntax(clause)) }
    if let node = declaration.as(ExtensionDeclSyntax.self) { collect(Syntax(node.extendedType)) }
    if let generics = declaration.asProtocol((any WithGenericParametersSyntax).self),
      let clause = generics.genericParameterClause
    {
      collect(Syntax(clause))
    }
    return true
  }

  private func declarations(in elements: IfConfigClauseSyntax.Elements?) -> [DeclSyntax?] {
    switch elements {
    case .statements(let statements): statements.map { $0.item.as(DeclSyntax.self) }
    case .decls(let members): members.map { Optional($0.decl) }
    default: []
    }
  }

  /// Collects the names of a declaration without its body.
  private mutating func collectSignature(of declaration: DeclSyntax) {
    if let generics = declaration.asProtocol((any WithGenericParametersSyntax).self) {
      collectGenerics(generics.genericParameterClause)
    }
    if let node = declaration.as(AssociatedTypeDeclSyntax.self) { declared.insert(node.name.text) }
    if let node = declaration.as(TypeAliasDeclSyntax.self) { declared.insert(node.name.text) }
    if let node = declaration.as(VariableDeclSyntax.self) {
      collect(Syntax(node.attributes))
      for binding in node.bindings {
        if let type = binding.typeAnnotation {
          collect(Syntax(type))
        } else if let value = binding.initializer {
          collectType(of: value.value)
        }
      }
      return
    }
    let bodies = [
      declaration.as(FunctionDeclSyntax.self)?.body.map { Syntax($0) },
      declaration.as(InitializerDeclSyntax.self)?.body.map { Syntax($0) },
      declaration.as(SubscriptDeclSyntax.self)?.accessorBlock.map { Syntax($0) },
    ]
    collect(Syntax(declaration), except: bodies.compactMap(\.self).first)
  }

  /// Collects the name of the type of a value.
  private mutating func collectType(of value: ExprSyntax) {
    switch value.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .stringLiteralExpr: break
    case .functionCallExpr(let call):
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      else {
        hasInferredTypes = true
        return
      }
      names.insert(name)
    default: hasInferredTypes = true
    }
  }

  private mutating func collectGenerics(_ clause: GenericParameterClauseSyntax?) {
    for parameter in clause?.parameters ?? [] { declared.insert(parameter.name.text) }
  }

  private mutating func collect(_ node: Syntax, except body: Syntax? = nil) {
    let hidden = body.map { $0.position..<$0.endPosition }
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let hidden, hidden.contains(token.position) { continue }
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true {
        names.insert(name)
      }
    }
  }
}

extension DeclModifierSyntax {
  /// Whether clients of the module see the declaration, all of them or those in its package.
  fileprivate var isForClients: Bool {
    switch name.tokenKind {
    case .keyword(.public), .keyword(.open), .keyword(.package): detail == nil
    default: false
    }
  }
}
