import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview` of a view or view controller of UIKit.
public struct KitViewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let call = try PreviewCall(node, in: context)
    return [call.registry(view: call.body.statements.description)]
  }
}
