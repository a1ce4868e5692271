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
  var mentions = TypesInCode()
}

extension ExpressionParts {
  /// - Throws: The first construct that is not allowed.
  fileprivate init(_ code: CodeExpression, _ text: String) throws(BrokenFragment) {
    let part = CodePart.expression(code)
    if let problem = forbiddenCode(in: part) { throw BrokenFragment([problem]) }
    let names = NamesInCode(in: part)
    let calls = CallsInCode(in: part, of: text)
    self.init(
      literal: code.literal, form: code.form, identifiers: names.identifiers,
      arguments: names.arguments, declaredNames: names.declared, texts: calls.texts,
      calls: calls.calls, api: apiUses(in: part), code: code, mentions: TypesInCode(in: part))
    if case .implicitMember(let name) = code.kind, name.isIdentifier, code.details == nil {
      implicitMember = name
    }
  }
}

extension CodeExpression {
  fileprivate var form: SwiftExpression.Form {
    switch kind {
    case .nil: .nothing
    case .array: .list
    case .dictionary: .dictionary
    case .closure: .closure
    default: .other
    }
  }
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
  var mentions = TypesInCode()
  var isConditional = false
}

extension BlockParts {
  /// - Throws: The first construct that is not allowed.
  fileprivate init(_ code: [CodeStatement], _ text: String) throws(BrokenFragment) {
    let part = CodePart.statements(code)
    if let problem = forbiddenCode(in: part) { throw BrokenFragment([problem]) }
    let names = NamesInCode(in: part)
    let calls = CallsInCode(in: part, of: text)
    self.init(
      memberAccesses: names.memberAccesses, identifiers: names.identifiers,
      declaredNames: names.declared, returns: part.returns, texts: calls.texts, calls: calls.calls,
      api: apiUses(in: part), code: code, mentions: TypesInCode(in: part),
      isConditional: part.isConditional)
  }
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
  return try ExpressionParts(CodeReader(text).expression(tree), text)
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
  return try BlockParts(CodeReader(text).statements(tree.statements), text)
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
  var parts = try BlockParts(CodeReader(text).members(tree), text)
  parts.declarations = declarations(of: tree, in: text)
  for item in tree {
    switch item.decl.kind {
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl:
      if let word = item.decl.firstWord { parts.members.append(word) }
    case .extensionDecl:
      parts.extensionMembers += item.decl.as(ExtensionDeclSyntax.self)?.newMembers ?? []
    default:
      if let type = typeName(of: item.decl) { parts.topLevelTypes.append(type) }
    }
  }
  return parts
}

/// The name of the type that a declaration declares.
private func typeName(of declaration: DeclSyntax) -> Located? {
  switch declaration.kind {
  case .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
    declaration.asProtocol(NamedDeclSyntax.self)?.name.located
  default: nil
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
