import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A call of `#Preview`.
struct PreviewCall {
  let body: ClosureExprSyntax

  /// The arguments before the body, as written.
  let arguments: String
  private let name: TokenSyntax
  private let location: AbstractSourceLocation?

  init(
    _ node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws {
    var arguments = Array(node.arguments)
    let inParentheses = arguments.last.flatMap { last -> ClosureExprSyntax? in
      guard last.label?.text == "body" else { return nil }
      return last.expression.as(ClosureExprSyntax.self)
    }
    guard let body = node.trailingClosure ?? inParentheses else {
      throw MacroError("'#Preview' requires a closure")
    }
    if inParentheses != nil { arguments.removeLast() }
    self.body = body
    self.arguments = arguments.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + argument.expression.trimmedDescription
    }.joined(separator: ", ")
    name = context.makeUniqueName("PreviewRegistry")
    location = context.location(of: node)
  }

  /// A type that creates the preview, with a unique name.
  ///
  /// - Parameters:
  ///   - view: The statements of the closure that the preview is created with.
  ///   - members: Further members of the type.
  func registry(view: String, members: String = "") -> DeclSyntax {
    """
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    struct \(name): DeveloperToolsSupport.PreviewRegistry {
      static var fileID: String { \(location?.file ?? "\"\"") }
      static var line: Int { \(location?.line ?? "0") }
      static var column: Int { \(location?.column ?? "0") }
      @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
        DeveloperToolsSupport.Preview(\(raw: arguments)) {
          \(raw: view)
        }
      }
      \(raw: members)
    }
    """
  }
}
