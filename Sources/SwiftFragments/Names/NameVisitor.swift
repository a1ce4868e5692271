import SwiftSyntax

/// A use of a name, in offsets of the fragment.
struct NameUseParts: Sendable {
  var name: Located
  var members: [Located] = []
  var call: CallShape?
  var access = NameUse.Access.read
  var locals = LocalNames.none
  var isAwaited = false
  var enclosingType = NameUse.EnclosingType.none

  func placed(by places: FragmentPlaces) -> NameUse {
    NameUse(
      name: places.name(name), members: members.map(places.name), call: call, access: access,
      locals: locals, isAwaited: isAwaited, enclosingType: enclosingType)
  }
}

/// The names that Swift uses and does not declare itself, in the order of the text.
func nameUses(in tree: some SyntaxProtocol) -> [NameUseParts] {
  let visitor = NameVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  return visitor.uses.sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
}

/// Follows the scopes of Swift: what a name means depends on where it stands.
///
/// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations/>
private final class NameVisitor: SyntaxVisitor {
  private(set) var uses: [NameUseParts] = []

  private var scope = LocalNames.none

  /// The type around what is visited.
  private var enclosingType = NameUse.EnclosingType.none

  /// Whether what is visited is waited for, outside of closures and functions.
  private var isAwaited = false

  /// How many closures and functions are around what is visited.
  private var functionDepth = 0

  // MARK: Scopes

  private func declare(_ names: some Sequence<String>) {
    let names = Set(names)
    // A scope is a value: what was used before does not see what is declared behind it.
    if !names.isEmpty { scope = LocalNames(names: names, outer: scope) }
  }

  private func declare(_ token: TokenSyntax?) {
    if let token, case .identifier = token.tokenKind { declare([token.located.text]) }
  }

  private func inScope(_ visit: () -> Void) {
    let outer = scope
    visit()
    scope = outer
  }

  /// Statements, in which functions and types can be used before they are declared.
  private func walkStatements(_ statements: CodeBlockItemListSyntax) {
    declare(
      statements.flatMap { item -> [String] in
        guard case .decl(let declaration) = item.item else { return [] }
        return declaration.hoistedNames
      })
    for statement in statements { walk(statement) }
  }

  /// The members of a type, which see each other.
  private func walkMembers(_ members: MemberBlockItemListSyntax) {
    declare(members.flatMap { $0.decl.memberNames })
    for member in members { walk(member.decl) }
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    walkStatements(node)
    return .skipChildren
  }

  override func visit(_ node: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    inScope { walkMembers(node) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    inScope { walkStatements(node.statements) }
    return .skipChildren
  }

  // MARK: Statements

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      walk(node.conditions)
      walk(node.body)
    }
    if let other = node.elseBody { walk(Syntax(other)) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let before = scope
    walk(node.conditions)
    let after = scope
    // What is bound is not bound where it failed.
    scope = before
    walk(node.body)
    scope = after
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      walk(node.conditions)
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    inScope {
      walk(node.pattern)
      if let condition = node.whereClause { walk(condition) }
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      walk(Syntax(node.label))
      walkStatements(node.statements)
    }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      if node.catchItems.isEmpty { declare(["error"]) }
      walk(node.catchItems)
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer {
      walk(initializer.value, as: .unwrapped)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      use(name, as: .unwrapped)
    }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
    return .skipChildren
  }

  // MARK: Closures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let isAround = isAwaited
    isAwaited = false
    functionDepth += 1
    defer {
      functionDepth -= 1
      isAwaited = isAround
    }
    inScope {
      if let signature = node.signature {
        for capture in signature.capture?.items ?? [] {
          if let initializer = capture.initializer {
            walk(initializer)
          } else {
            use(capture.name)
          }
          declare(capture.name)
        }
        switch signature.parameterClause {
        case .simpleInput(let parameters): declare(parameters.map(\.name.located.text))
        case .parameterClause(let clause):
          declare(clause.parameters.map { ($0.secondName ?? $0.firstName).located.text })
        case nil: break
        }
      }
      walkStatements(node.statements)
    }
    return .skipChildren
  }

  // MARK: Declarations

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer { walk(initializer) }
    if let accessors = node.accessorBlock { inScope { walk(accessors) } }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      switch node.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(.willSet): declare(["newValue"])
      case .keyword(.didSet): declare(["oldValue"])
      default: break
      }
      declare(node.parameters?.name)
      if let body = node.body { walk(body) }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    walkFunction(
      generics: node.genericParameterClause, node.signature.parameterClause, body: node.body,
      node.attributes)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    walkFunction(
      generics: node.genericParameterClause, node.signature.parameterClause, body: node.body,
      node.attributes)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      declareGenerics(node.genericParameterClause)
      walkDefaults(node.parameterClause)
      declareParameters(node.parameterClause)
      if let accessors = node.accessorBlock { walk(accessors) }
    }
    return .skipChildren
  }

  private func walkFunction(
    generics: GenericParameterClauseSyntax?, _ parameters: FunctionParameterClauseSyntax,
    body: CodeBlockSyntax?, _ attributes: AttributeListSyntax
  ) {
    walk(attributes)
    functionDepth += 1
    defer { functionDepth -= 1 }
    inScope {
      declareGenerics(generics)
      walkDefaults(parameters)
      declareParameters(parameters)
      if let body { walk(body) }
    }
  }

  private func declareGenerics(_ clause: GenericParameterClauseSyntax?) {
    declare(clause?.parameters.map(\.name.located.text) ?? [])
  }

  private func walkDefaults(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      if let value = parameter.defaultValue { walk(value) }
    }
  }

  private func declareParameters(_ clause: FunctionParameterClauseSyntax) {
    declare(clause.parameters.map { ($0.secondName ?? $0.firstName).located.text })
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node.genericParameterClause, node.memberBlock)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node.genericParameterClause, node.memberBlock)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node.genericParameterClause, node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node.genericParameterClause, node.memberBlock)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(nil, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return walkType(nil, node.memberBlock, as: enclosingType == .none ? .extended(name) : .declared)
  }

  private func walkType(
    _ generics: GenericParameterClauseSyntax?, _ block: MemberBlockSyntax,
    as type: NameUse.EnclosingType = .declared
  ) -> SyntaxVisitorContinueKind {
    let outer = enclosingType
    enclosingType = type
    inScope {
      declareGenerics(generics)
      walk(block)
    }
    enclosingType = outer
    return .skipChildren
  }

  /// A condition of `#if` names no values.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// The names of a key path are members of its root.
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// Types have names of their own.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Uses

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1] : nil
      walk(element, as: next?.accessOfLeftSide ?? .read)
    }
    return .skipChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    let outer = isAwaited
    isAwaited = functionDepth == 0
    walk(node.expression)
    isAwaited = outer
    return .skipChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.expression, as: .inOut)
    return .skipChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.expression, as: .unwrapped)
    return .skipChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.expression, as: .unwrapped)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let shape = CallShape(
      labels: node.arguments.map { $0.label?.located.text },
      hasTrailingClosure: node.trailingClosure != nil,
      trailingLabels: node.additionalTrailingClosures.map(\.label.located.text))
    if !use(node.calledExpression, as: .read, call: shape) { walk(node.calledExpression) }
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    walk(node.additionalTrailingClosures)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    use(ExprSyntax(node), as: .read)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if !use(ExprSyntax(node), as: .read), let base = node.base { walk(base) }
    return .skipChildren
  }

  private func walk(_ node: ExprSyntax, as access: NameUse.Access) {
    if !use(node, as: access) { walk(node) }
  }

  /// Notes a name with members behind it; does nothing for any other expression.
  @discardableResult
  private func use(_ node: ExprSyntax, as access: NameUse.Access, call: CallShape? = nil) -> Bool {
    var node = node
    // Generic arguments are types.
    if let specialization = node.as(GenericSpecializationExprSyntax.self) {
      node = specialization.expression
    }
    var members: [Located] = []
    while let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
      members.append(member.declName.baseName.located)
      node = base
    }
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return false }
    use(reference.baseName, members.reversed(), as: access, call: call)
    return true
  }

  private func use(
    _ token: TokenSyntax, _ members: [Located] = [], as access: NameUse.Access = .read,
    call: CallShape? = nil
  ) {
    let name = token.located
    switch token.tokenKind {
    case .identifier: break
    case .dollarIdentifier where !token.isClosureArgument: break
    case .keyword(.self) where !members.isEmpty: break
    default: return
    }
    let declared = name.text.hasPrefix("$") ? String(name.text.dropFirst()) : name.text
    if scope.contains(declared) { return }
    uses.append(
      NameUseParts(
        name: name, members: members, call: call, access: access, locals: scope,
        isAwaited: isAwaited, enclosingType: enclosingType))
  }
}

extension TokenSyntax {
  /// Whether it is `$0`, `$1` and so on.
  fileprivate var isClosureArgument: Bool {
    guard case .dollarIdentifier(let text) = tokenKind else { return false }
    return text.utf8.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension ExprSyntax {
  /// What an operator does with what stands before it; nil for one that reads it.
  fileprivate var accessOfLeftSide: NameUse.Access? {
    if self.is(AssignmentExprSyntax.self) { return .assigned }
    guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
    if name == "??" { return .unwrapped }
    let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    return name.hasSuffix("=") && !comparisons.contains(name) ? .assigned : nil
  }
}

extension DeclSyntax {
  /// What a statement declares for those before it, too.
  fileprivate var hoistedNames: [String] {
    switch kind {
    case .functionDecl, .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl,
      .typeAliasDecl:
      asProtocol(NamedDeclSyntax.self).map { [$0.name.located.text] } ?? []
    default: []
    }
  }

  /// What a member of a type, or a declaration of a file, declares for the others.
  fileprivate var memberNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { $0.pattern.boundNames }
    }
    if let enumCase = self.as(EnumCaseDeclSyntax.self) {
      return enumCase.elements.map(\.name.located.text)
    }
    if let condition = self.as(IfConfigDeclSyntax.self) {
      return condition.clauses.flatMap { clause -> [String] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flatMap { $0.decl.memberNames }
      }
    }
    return hoistedNames
  }
}

extension PatternSyntax {
  /// The names that it declares.
  fileprivate var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.located.text] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { $0.pattern.boundNames }
    }
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.boundNames }
    return []
  }
}
