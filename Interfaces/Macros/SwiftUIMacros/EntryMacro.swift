import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a key of its own for a value in the environment, a transaction, a container or the focused
/// views, and the accessors that use it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors report what is wrong with the declaration; once is enough.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    let value: String
    if let wrapped = entry.wrapped {
      value = "  typealias Value = \(wrapped)"
    } else if let type = entry.type {
      value = """
          typealias Value = \(type)
          static var defaultValue: Value { \(entry.defaultValue) }
        """
    } else {
      value = "  @SwiftUI.__EntryDefaultValue static var defaultValue = \(entry.defaultValue)"
    }
    return [
      """
      private struct \(raw: entry.key): SwiftUI.\(raw: entry.keyProtocol) {
      \(raw: value)
      }
      """
    ]
  }
}

/// `@__EntryDefaultValue`: makes a default value whose type is inferred a computed one.
public struct EntryDefaultValueMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    else { throw MacroError("A default value is needed") }
    return ["get { \(value.trimmed) }"]
  }
}

/// A property with `@Entry`.
private struct Entry {
  let key: String
  let keyProtocol: String
  let type: String?
  let defaultValue: String

  /// The type without its `?`, of a value that has no default and may be absent.
  let wrapped: String?

  init(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroError("'@Entry' can only be applied to a 'var' declaration") }

    let extended = context.lexicalContext.lazy
      .compactMap { $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription }
      .first?.split(separator: ".").last
    switch extended {
    case "EnvironmentValues": keyProtocol = "EnvironmentKey"
    case "Transaction": keyProtocol = "TransactionKey"
    case "ContainerValues": keyProtocol = "ContainerValueKey"
    case "FocusedValues": keyProtocol = "FocusedValueKey"
    default:
      throw MacroError(
        "'@Entry' macro can only attach to var declarations inside extensions of "
          + "EnvironmentValues, Transaction, ContainerValues, or FocusedValues")
    }

    key = "__Key_\(name)"
    type = binding.typeAnnotation?.type.trimmedDescription
    let optional = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)
    if keyProtocol == "FocusedValueKey" {
      guard let optional, binding.initializer == nil else {
        throw MacroError("'@Entry' in 'FocusedValues' requires an optional type without a value")
      }
      wrapped = optional.wrappedType.trimmedDescription
      defaultValue = "nil"
      return
    }
    wrapped = nil
    if let value = binding.initializer?.value.trimmedDescription {
      defaultValue = value
    } else if optional != nil {
      defaultValue = "nil"
    } else {
      throw MacroError("'@Entry' requires a default value")
    }
  }
}
