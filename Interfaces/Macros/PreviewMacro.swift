import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that makes the preview, under a name that no other has.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var arguments = Array(node.arguments)
    let inParentheses = arguments.last.flatMap { last -> ClosureExprSyntax? in
      guard last.label?.text == "body" else { return nil }
      return last.expression.as(ClosureExprSyntax.self)
    }
    guard let body = node.trailingClosure ?? inParentheses else {
      throw MacroError("'#Preview' requires a closure")
    }
    if inParentheses != nil { arguments.removeLast() }

    let name = context.makeUniqueName("PreviewRegistry")
    let location = context.location(of: node)
    let passed = arguments.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + argument.expression.trimmedDescription
    }.joined(separator: ", ")
    return [
      """
      struct \(name): DeveloperToolsSupport.PreviewRegistry {
        static var fileID: String { \(location?.file ?? "\"\"") }
        static var line: Int { \(location?.line ?? "0") }
        static var column: Int { \(location?.column ?? "0") }
        @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
          func view(@SwiftUI.ViewBuilder _ body: () -> some SwiftUI.View) -> any SwiftUI.View {
            body()
          }
          return DeveloperToolsSupport.Preview(\(raw: passed)) {
            view {
              \(raw: contents(of: body))
            }
          }
        }
      }
      """
    ]
  }
}

/// The statements of a preview; properties with `@Previewable` become those of a view.
private func contents(of body: ClosureExprSyntax) -> String {
  let statements = body.statements.map { ($0, isPreviewable($0)) }
  let rest = statements.filter { !$0.1 }.map { $0.0.description }.joined()
  let properties = statements.filter(\.1).map { $0.0.description }.joined()
  guard !properties.isEmpty else { return rest }
  return """
    struct Wrapper: SwiftUI.View {
      \(properties)
      var body: some SwiftUI.View {
        \(rest)
      }
    }
    return Wrapper()
    """
}

private func isPreviewable(_ statement: CodeBlockItemSyntax) -> Bool {
  guard let variable = statement.item.as(VariableDeclSyntax.self) else { return false }
  return variable.attributes.contains { attribute in
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}

/// `@Previewable`: marks a property for `#Preview`, nothing more.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
