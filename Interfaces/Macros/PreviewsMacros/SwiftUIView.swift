import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview` of a SwiftUI view: a type that makes the preview, under a name that no other has.
public struct SwiftUIView: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let call = try PreviewCall(node, in: context)
    let (wrapper, view) = contents(of: call.body)
    let builder = """
      @MainActor private static func view(
        @SwiftUI.ViewBuilder _ body: () -> some SwiftUI.View
      ) -> any SwiftUI.View {
        body()
      }
      """
    return [call.registry(view: "view {\n\(view)\n}", members: "\(builder)\n\(wrapper)")]
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
