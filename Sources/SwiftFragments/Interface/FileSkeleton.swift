import SwiftSyntax

/// Reads a piece of Swift without comments and without the bodies of functions, initializers and accessors.
///
/// Other files of the module are compiled to the same as long as the rest is the same, if nothing is optimized: the
/// compiler, too, decides so which files a change affects. Bodies that it may copy into other files are included, and
/// those that determine a type which other files can name only by calling the function.
final class SkeletonReader: SyntaxVisitor {
  /// The text, with the kinds of space between words.
  private(set) var text = ""

  /// The words in it that can be names, each once.
  private(set) var names: [String] = []
  private var known: Set<String> = []

  /// Whether it declares an operator, which is found in all types.
  private(set) var declaresOperator = false

  /// Whether a space follows the last word, and whether that is `func`.
  private var isAfterSpace = false
  private var isAfterFunction = false

  init(_ syntax: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // Space decides whether a sign is an operator between two values, and a new line ends a declaration.
    let space = token.leadingTrivia.contains(where: \.isNewline)
    text += space ? "\n" : isAfterSpace || !token.leadingTrivia.isEmpty ? " " : ""
    text += token.text
    isAfterSpace = !token.trailingTrivia.isEmpty
    let name = token.possibleName
    if let name, known.insert(name).inserted { names.append(name) }
    if isAfterFunction, name == nil { declaresOperator = true }
    isAfterFunction = token.tokenKind == .keyword(.func)
    return .visitChildren
  }

  override func visit(_ block: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    isBody(block) ? .skipChildren : .visitChildren
  }

  override func visit(_ block: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = block.accessors, isBody(block) {
      text += " get"
      return .skipChildren
    }
    return .visitChildren
  }

  /// Whether a block is the body of a declaration whose code stays in its file.
  private func isBody(_ block: some SyntaxProtocol) -> Bool {
    guard let owner = block.parent else { return false }
    if determinesType(owner) { return false }
    guard
      owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
        || owner.is(DeinitializerDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
        || owner.is(PatternBindingSyntax.self) || owner.is(SubscriptDeclSyntax.self)
    else { return false }
    var next: Syntax? = Syntax(owner)
    while let syntax = next {
      if let attributes = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes,
        attributes.contains(where: isCopying)
      {
        return false
      }
      next = syntax.parent
    }
    return true
  }

  /// Whether a body determines what another file gets from a declaration: that of an opaque type. Code of other files
  /// is a view or applies a style, and does not call the body itself.
  private func determinesType(_ owner: Syntax) -> Bool {
    var (result, name): (TypeSyntax?, String) = (nil, "")
    var modifiers: DeclModifierListSyntax?
    let declaration = owner.is(AccessorDeclSyntax.self) ? owner.parent?.parent?.parent : owner
    if let function = declaration?.as(FunctionDeclSyntax.self) {
      result = function.signature.returnClause?.type
      (name, modifiers) = (function.name.text, function.modifiers)
    } else if let binding = declaration?.as(PatternBindingSyntax.self) {
      result = binding.typeAnnotation?.type
      name = binding.pattern.trimmedDescription
      modifiers = binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers
    } else if let member = declaration?.as(SubscriptDeclSyntax.self) {
      (result, modifiers) = (member.returnClause.type, member.modifiers)
    }
    guard let result, isOpaque(result), name != "body", name != "makeBody" else { return false }
    return !(modifiers ?? []).contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  private func isOpaque(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }

  private func isCopying(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute,
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
    else { return false }
    return ["inlinable", "_transparent", "_alwaysEmitIntoClient", "inline"].contains(name)
  }
}

extension TokenSyntax {
  /// The name that it is, or that is part of it; nil if it is none.
  fileprivate var possibleName: String? {
    switch tokenKind {
    case .identifier, .dollarIdentifier, .keyword: text.filter { $0 != "`" && $0 != "$" }
    default: nil
    }
  }
}
