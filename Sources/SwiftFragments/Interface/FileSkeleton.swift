import SwiftParser
import SwiftSyntax

/// The words of a Swift file without comments and without the bodies of functions, initializers and accessors.
///
/// Other files of the module are compiled to the same as long as these words are the same, if nothing is optimized: the
/// compiler, too, decides so which files a change affects. Bodies that it may copy into other files are included.
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

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    words.append(token.text)
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

  private func isCopying(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute,
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
    else { return false }
    return ["inlinable", "_transparent", "_alwaysEmitIntoClient", "inline"].contains(name)
  }
}
