import SwiftParser
import SwiftSyntax

/// The words of a Swift file without comments and without the bodies of functions, initializers and accessors, each
/// with the kind of space before it.
///
/// Other files of the module are compiled to the same as long as these words are the same, if nothing is optimized: the
/// compiler, too, decides so which files a change affects. Bodies that it may copy into other files are included, and
/// those that determine a type which other files can name only by calling the function.
///
/// - Returns: nil if the file is not right, or nested too deeply.
package func skeleton(of text: String) -> [String]? {
  if fileShape(of: text).problem != nil { return nil }
  let visitor = SkeletonVisitor(viewMode: .sourceAccurate)
  visitor.walk(parse(text, ShapeLimits.file.nesting, SourceFileSyntax.self))
  return visitor.words
}

private final class SkeletonVisitor: SyntaxVisitor {
  private(set) var words: [String] = []

  /// Whether a space follows the last word.
  private var isAfterSpace = false

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // Space decides whether a sign is an operator between two values, and a new line ends a declaration.
    let space = token.leadingTrivia.contains(where: \.isNewline)
    words.append(
      (space ? "\n" : isAfterSpace || !token.leadingTrivia.isEmpty ? " " : "") + token.text)
    isAfterSpace = !token.trailingTrivia.isEmpty
    return .visitChildren
  }

  override func visit(_ block: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    isBody(block) ? .skipChildren : .visitChildren
  }

  override func visit(_ block: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = block.accessors, isBody(block) {
      words.append("get")
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
