import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` of a SwiftUI view: a type that makes the preview, under a name that no other has.
public struct SwiftUIView: DeclarationMacro {
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
    let (wrapper, view) = contents(of: body)
    return [
      """
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      struct \(name): DeveloperToolsSupport.PreviewRegistry {
        static var fileID: String { \(location?.file ?? "\"\"") }
        static var line: Int { \(location?.line ?? "0") }
        static var column: Int { \(location?.column ?? "0") }
        @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
          DeveloperToolsSupport.Preview(\(raw: passed)) {
            view {
              \(raw: view)
            }
          }
        }
        @MainActor private static func view(
          @SwiftUI.ViewBuilder _ body: () -> some SwiftUI.View
        ) -> any SwiftUI.View {
          body()
        }
        \(raw: wrapper)
      }
      """
    ]
  }
}

/// The view of a preview; where it has properties with `@Previewable`, they are those of a view of
/// their own, which the first text declares.
private func contents(of body: ClosureExprSyntax) -> (wrapper: String, view: String) {
  var properties: [VariableDeclSyntax] = []
  var rest: [CodeBlockItemSyntax] = []
  for statement in body.statements {
    if let property = previewable(statement) {
      properties.append(property)
    } else {
      rest.append(statement)
    }
  }
  let view = rest.map(\.description).joined()
  guard !properties.isEmpty else { return ("", view) }
  let wrapper = """
    private struct Wrapper: SwiftUI.View {
      \(properties.map(\.description).joined(separator: "\n"))
      var body: some SwiftUI.View {
        \(view)
      }
    }
    """
  return (wrapper, "Wrapper()")
}

/// The property in a statement, without its `@Previewable`; nil if there is no such property.
private func previewable(_ statement: CodeBlockItemSyntax) -> VariableDeclSyntax? {
  guard var property = statement.item.as(VariableDeclSyntax.self) else { return nil }
  let others = property.attributes.filter { attribute in
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
  }
  guard others.count < property.attributes.count else { return nil }
  property.attributes = others
  return property
}

/// `@Previewable`: marks a property for `#Preview`, nothing more.
public struct Previewable: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
