import SwiftParser
import SwiftSyntax

/// The information extracted from an expression.
struct ExpressionParts: Sendable {
  var implicitMember: Located?
  var literal: SwiftExpression.Literal?
  var form = SwiftExpression.Form.other
  var identifiers: [Located] = []

  /// `$0` outside of closures.
  var arguments: [Located] = []
  var declaredNames: Set<String> = []
  var texts: [TextParts] = []
  var calls: [CallParts] = []
  var api = APIParts()
  var code: CodeExpression?
  var mentions = TypeMentions()
}

/// The information extracted from a literal that is shown as a text.
struct TextParts: Sendable, Equatable {
  var function: String
  var text: String?
  var hasLetters: Bool
  var bundle: String?
  var literal: Located

  func placed(by places: FragmentPlaces) -> LiteralText {
    LiteralText(
      function: function, text: text, hasLetters: hasLetters, bundle: bundle,
      literal: places.name(literal))
  }
}

/// The information extracted from statements or declarations.
struct BlockParts: Sendable {
  var memberAccesses: [(base: String, member: Located, purposes: [SwiftBlock.Purpose])] = []
  var identifiers: [Located] = []
  var declaredNames: Set<String> = []
  var returns = false
  var declarations: [String] = []
  var topLevelTypes: [Located] = []
  var members: [Located] = []
  var extensionMembers: [SwiftBlock.ExtensionMember] = []
  var texts: [TextParts] = []
  var calls: [CallParts] = []
  var api = APIParts()
  var code: [CodeStatement] = []
  var mentions = TypeMentions()
  var isConditional = false
}

/// Reads an expression.
///
/// - Throws: Its problems.
func readExpression(_ text: String) throws(BrokenFragment) -> ExpressionParts {
  if let plain = PlainFragment.expression(text) { return plain }
  return try readExpressionByParser(text)
}

/// Same as `readExpression`, but always uses the parser.
func readExpressionByParser(_ text: String) throws(BrokenFragment) -> ExpressionParts {
  let tree = try parsed(text, as: .expression, ExprSyntax.self)
  try checkEnds(of: tree, in: text, as: .expression)
  if tree.is(IfExprSyntax.self) || tree.is(SwitchExprSyntax.self) {
    throw BrokenFragment(
      "'if' and 'switch' are not expressions everywhere: write 'a ? b : c', or a call to a closure",
      tree.textRange)
  }
  if tree.lastToken(viewMode: .sourceAccurate)?.tokenKind == .poundEndif {
    throw BrokenFragment("an expression cannot end with '#endif'", tree.textRange)
  }
  let visitor = CodeVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  if let problem = visitor.problem { throw BrokenFragment([problem]) }
  var parts = ExpressionParts(
    literal: literal(of: tree), form: form(of: tree), identifiers: visitor.parts.identifiers,
    arguments: visitor.arguments, declaredNames: visitor.parts.declaredNames,
    texts: visitor.parts.texts, calls: visitor.parts.calls, api: apiUses(in: tree),
    code: CodeReader(text).expression(tree), mentions: TypeMentions(in: tree))
  if let access = tree.as(MemberAccessExprSyntax.self), access.base == nil,
    access.declName.argumentNames == nil,
    case .identifier = access.declName.baseName.tokenKind
  {
    parts.implicitMember = access.declName.baseName.located
  }
  return parts
}

/// Reads statements.
///
/// - Throws: Their problems.
func readBlock(_ text: String) throws(BrokenFragment) -> BlockParts {
  let tree = try parsed(text, as: .block, SourceFileSyntax.self)
  if let shebang = tree.shebang {
    throw BrokenFragment("'#!' is for scripts", shebang.textRange)
  }
  for statement in tree.statements {
    if case .decl(let declaration) = statement.item, isForFilesOrTypes(declaration) {
      throw BrokenFragment(
        "this declaration is not allowed among statements; write it under 'swift'",
        declaration.textRange)
    }
  }
  let visitor = CodeVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  if let problem = visitor.problem { throw BrokenFragment([problem]) }
  visitor.parts.api = apiUses(in: tree)
  visitor.parts.code = CodeReader(text).statements(tree.statements)
  visitor.parts.mentions = TypeMentions(in: tree)
  return visitor.parts
}

/// Reads declarations.
///
/// - Throws: Their problems.
func readDeclarations(_ text: String) throws(BrokenFragment) -> BlockParts {
  let tree = try parsed(text, as: .declarations, MemberBlockItemListSyntax.self)
  // The tree ends before trailing comment lines, which may be unterminated.
  let end = tree.endPosition.utf8Offset
  if end < text.utf8.count {
    do throws(BrokenFragment) {
      let rest = String(decoding: text.utf8.dropFirst(end), as: UTF8.self)
      _ = try parsed(rest, as: .declarations, SourceFileSyntax.self)
    } catch {
      throw BrokenFragment(
        error.problems.map {
          Problem($0.message, $0.range.lowerBound + end..<$0.range.upperBound + end)
        })
    }
  }
  let visitor = CodeVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  if let problem = visitor.problem { throw BrokenFragment([problem]) }
  visitor.parts.api = apiUses(in: tree)
  visitor.parts.code = CodeReader(text).members(tree)
  visitor.parts.mentions = TypeMentions(in: tree)
  visitor.parts.declarations = declarations(of: tree, in: text)
  for item in tree {
    switch item.decl.kind {
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl:
      if let word = item.decl.firstWord { visitor.parts.members.append(word) }
    case .extensionDecl:
      visitor.parts.extensionMembers += item.decl.as(ExtensionDeclSyntax.self)?.newMembers ?? []
    default:
      if let type = typeName(of: item.decl) { visitor.parts.topLevelTypes.append(type) }
    }
  }
  return visitor.parts
}

/// The name of the type that a declaration declares.
private func typeName(of declaration: DeclSyntax) -> Located? {
  switch declaration.kind {
  case .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
    declaration.asProtocol(NamedDeclSyntax.self)?.name.located
  default: nil
  }
}

extension FunctionCallExprSyntax {
  /// The name of the callee, without its qualifier.
  fileprivate var calledName: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }
}

extension FunctionCallExprSyntax {
  /// The information extracted from the call; nil if the callee has no name.
  fileprivate var parts: CallParts? {
    guard let name = calledName, case .identifier = name.tokenKind else { return nil }
    let isMember = calledExpression.is(MemberAccessExprSyntax.self)
    return CallParts(
      function: name.located, isMember: isMember, root: isMember ? calledExpression.rootName : nil,
      arguments: arguments.map { argument in
        let kind = literal(of: argument.expression)
        let code = Located(
          text: kind == nil ? "" : argument.expression.trimmedText,
          range: argument.expression.textRange)
        return .init(
          label: argument.label?.located.text, kind: kind, code: kind == nil ? nil : code,
          path: argument.expression.path)
      },
      hasTrailingClosure: trailingClosure != nil,
      closureParameters: trailingClosure?.signature?.parameterNames ?? [])
  }
}

extension ClosureSignatureSyntax {
  fileprivate var parameterNames: [String] {
    switch parameterClause {
    case .simpleInput(let parameters): parameters.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}

extension ExprSyntax {
  /// The name at the start of a chain of dots and calls.
  fileprivate var rootName: String? {
    var current = self
    while true {
      if let reference = current.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
      if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let chain = current.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else {
        return nil
      }
    }
  }

  /// The dotted name, if it is one.
  fileprivate var path: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    guard let base = access.base else { return "." + name }
    return base.path.map { "\($0).\(name)" }
  }
}

extension ExtensionDeclSyntax {
  /// The properties and functions that it adds to instances of its type.
  fileprivate var newMembers: [SwiftBlock.ExtensionMember] {
    let type =
      extendedType.as(MemberTypeSyntax.self)?.name
      ?? extendedType.as(IdentifierTypeSyntax.self)?.name
    guard let type = type?.located.text else { return [] }
    return memberBlock.members.flatMap { item -> [SwiftBlock.ExtensionMember] in
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        return [.init(type: type, name: function.name.located.text)]
      }
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { return [] }
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self).map {
          .init(type: type, name: $0.identifier.located.text)
        }
      }
    }
  }
}

extension DeclSyntax {
  /// The keyword of a declaration, after its attributes and modifiers.
  fileprivate var firstWord: Located? {
    tokens(viewMode: .sourceAccurate).first { token in
      switch token.tokenKind {
      case .keyword(.`init`), .keyword(.deinit), .keyword(.subscript), .keyword(.case),
        .keyword(.associatedtype):
        true
      default: false
      }
    }?.located
  }
}

/// The texts of declarations, each with the comments before it; declarations on the same line stay together.
private func declarations(of tree: MemberBlockItemListSyntax, in text: String) -> [String] {
  let units = Array(text.utf8)
  let starts = tree.dropFirst().compactMap { item -> Int? in
    var start = item.position.utf8Offset
    for piece in item.leadingTrivia {
      if piece.isComment { break }
      start += piece.sourceLength.utf8Length
    }
    while start > 0, units[start - 1] == 0x20 || units[start - 1] == 0x09 { start -= 1 }
    return start > 0 && units[start - 1] == 0x0A ? start : nil
  }
  return zip([0] + starts, starts + [units.count]).map { start, end in
    var end = end
    while end > start, units[end - 1] == 0x20 || units[end - 1] == 0x0A { end -= 1 }
    return String(decoding: units[start..<end], as: UTF8.self)
  }
}

/// Whether Swift allows a declaration only at the top of a file or in a type.
private func isForFilesOrTypes(_ declaration: DeclSyntax) -> Bool {
  switch declaration.kind {
  case .importDecl, .extensionDecl, .operatorDecl, .precedenceGroupDecl, .initializerDecl,
    .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl, .macroDecl:
    true
  default: false
  }
}

private func literal(of tree: ExprSyntax) -> SwiftExpression.Literal? {
  if let negated = tree.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
    let inner = literal(of: negated.expression)
    return inner == .integer || inner == .float ? inner : nil
  }
  if tree.is(IntegerLiteralExprSyntax.self) { return .integer }
  if tree.is(FloatLiteralExprSyntax.self) { return .float }
  if tree.is(BooleanLiteralExprSyntax.self) { return .boolean }
  if let string = tree.as(StringLiteralExprSyntax.self) {
    return string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ? .string : nil
  }
  return nil
}

private func form(of tree: ExprSyntax) -> SwiftExpression.Form {
  switch tree.kind {
  case .nilLiteralExpr: .nothing
  case .arrayExpr: .list
  case .dictionaryExpr: .dictionary
  case .closureExpr: .closure
  default: .other
  }
}

/// Collects the names in Swift code, and the first construct that is not allowed in fragments.
private final class CodeVisitor: SyntaxVisitor {
  var parts = BlockParts()

  /// `$0` outside of closures.
  var arguments: [Located] = []
  var problem: Problem?

  private func report(_ message: String, _ node: some SyntaxProtocol) {
    if problem == nil { problem = Problem(message, node.textRange) }
  }

  private func declare(_ token: TokenSyntax?) {
    guard let token else { return }
    switch token.tokenKind {
    case .identifier: parts.declaredNames.insert(token.located.text)
    default: break
    }
  }

  // MARK: Purposes

  /// The uses of the visited code, from the outside in; nil at the start of a closure.
  private var purposes: [SwiftBlock.Purpose?] = []

  private var currentPurposes: [SwiftBlock.Purpose] {
    purposes.reversed().prefix { $0 != nil }.compactMap(\.self)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.is(FunctionCallExprSyntax.self) == true {
      checkIsArgument(node.expression)
    }
    if let purpose = purpose(of: node) { purposes.append(purpose) }
    return .visitChildren
  }

  override func visitPost(_ node: LabeledExprSyntax) {
    if purpose(of: node) != nil { purposes.removeLast() }
  }

  private func purpose(of argument: LabeledExprSyntax) -> SwiftBlock.Purpose? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let function = call.calledName
    else { return nil }
    return .argument(function: function.located.text, label: argument.label?.located.text)
  }

  // MARK: Calls and texts

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.parts { parts.calls.append(call) }
    guard let function = node.calledName, let first = node.arguments.first, first.label == nil,
      let literal = first.expression.as(StringLiteralExprSyntax.self)
    else { return .visitChildren }
    let words = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    parts.texts.append(
      TextParts(
        function: function.located.text, text: literal.representedLiteralValue,
        hasLetters: words.contains { $0.contains(where: \.isLetter) },
        bundle: node.arguments.first { $0.label?.text == "bundle" }?.expression.trimmedText,
        literal: Located(text: literal.trimmedText, range: literal.textRange)))
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type {
      purposes.append(.value(type: type.trimmedText))
    }
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    if node.typeAnnotation != nil { purposes.removeLast() }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    purposes.append(nil)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { purposes.removeLast() }

  // MARK: Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName
    switch name.tokenKind {
    case .identifier: parts.identifiers.append(name.located)
    case .dollarIdentifier where !name.isClosureArgument: parts.identifiers.append(name.located)
    case .dollarIdentifier("$0") where !purposes.contains(nil): arguments.append(name.located)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base {
      walk(base)
      if let reference = base.as(DeclReferenceExprSyntax.self),
        !reference.baseName.isClosureArgument
      {
        parts.memberAccesses.append(
          (reference.baseName.located.text, node.declName.baseName.located, currentPurposes))
      }
    }
    return .skipChildren
  }

  /// The names in a key path are not expressions.
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      parts.identifiers.append(name.located)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, case .identifier = node.name.tokenKind {
      parts.identifiers.append(node.name.located)
    } else {
      declare(node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    var outer = node.parent
    while let current = outer, !current.is(ClosureExprSyntax.self) {
      if current.is(DeclSyntax.self) { return .visitChildren }
      outer = current.parent
    }
    if outer == nil { parts.returns = true }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    parts.isConditional = true
    return .skipChildren
  }

  /// A condition of `#if` contains no values.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    parts.isConditional = true
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Declarations

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  // MARK: Constructs that are not allowed

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { checkAssignsNothing(condition) }
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    checkAssignsNothing(node.condition)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    checkAssignsNothing(node.condition)
    return .visitChildren
  }

  /// An assignment has no value, so it is never a condition.
  private func checkAssignsNothing(_ condition: ExprSyntax) {
    if let group = condition.as(TupleExprSyntax.self), let element = group.elements.first {
      return checkAssignsNothing(element.expression)
    }
    guard problem == nil,
      let assignment = condition.as(SequenceExprSyntax.self)?.elements
        .first(where: { $0.is(AssignmentExprSyntax.self) })
    else { return }
    problem = Problem("'=' assigns a value; write '==' to compare two values", assignment.textRange)
    // 'if let' may have been meant.
    problem?.fix = ("write '=='", "==")
    problem?.isFixSafe = false
  }

  /// Swift allows `if` and `switch` as values only after `=`, `return` and `throw`.
  private func checkIsArgument(_ expression: ExprSyntax) {
    if let choice = expression.as(IfExprSyntax.self) {
      report(
        "'if' cannot be an argument; write 'condition ? value : other', or store the value in a 'let' "
          + "before", choice.ifKeyword)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      report(
        "'switch' cannot be an argument; store the value in a 'let' before", choice.switchKeyword)
    }
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    report("'#sourceLocation' would change the locations of the code after it", node)
    return .skipChildren
  }

  /// Swift 5 may read them as operators, and their text as code.
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.openingPounds == nil {
      report("'/…/' is not a regular expression in all language modes: write '#/…/#'", node)
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "main" {
      report("'@main' is for apps, not for libraries", node)
    }
    return .visitChildren
  }
}
