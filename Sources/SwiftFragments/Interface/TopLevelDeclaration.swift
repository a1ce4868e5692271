import SwiftAPI
import SwiftParser
import SwiftSyntax

/// A declaration at the top level of a file, as far as it matters for other files of the module.
package struct TopLevelDeclaration: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// A struct, enum, class, actor or protocol, which extensions add to.
    case type = "t"

    /// An extension of a type with a plain name.
    case `extension` = "x"

    /// Another declaration with names.
    case other = "o"

    /// What can affect code that does not name it, such as an operator or an import.
    case common = "c"
  }

  package var kind: Kind

  /// The names by which code finds it; those of an extension's members if they are found by these alone.
  package var names: [String] = []

  /// The extended type; empty otherwise.
  package var extended = ""

  /// Everything except comments and the bodies of functions and accessors.
  package var text = ""

  /// The conditions around it, from the outside to the inside.
  package var conditions: [String] = []

  /// The words in it that can be names.
  package var words: [String] = []
}

/// The declarations at the top level of a file, with all of its words.
///
/// - Returns: Nil if it is nested too deeply.
package func topLevelDeclarations(of text: String) -> [TopLevelDeclaration]? {
  if fileShape(of: text).problem != nil { return nil }
  let file = parse(text, ShapeLimits.file.nesting, SourceFileSyntax.self)
  return declarations(in: file.statements, under: [])
}

private func declarations(
  in items: CodeBlockItemListSyntax, under conditions: [String]
) -> [TopLevelDeclaration] {
  items.flatMap { item -> [TopLevelDeclaration] in
    guard let condition = item.item.as(IfConfigDeclSyntax.self) else {
      let reader = SkeletonReader(item)
      var declaration =
        reader.declaresOperator ? TopLevelDeclaration(kind: .common) : declaration(of: item.item)
      declaration.text = reader.text
      declaration.words = reader.names
      declaration.conditions = conditions
      return [declaration]
    }
    // A clause holds if the ones before do not.
    var before = ""
    return condition.clauses.flatMap { clause -> [TopLevelDeclaration] in
      before += " \(clause.poundKeyword.text) \(clause.condition?.trimmedDescription ?? "")"
      guard case .statements(let items)? = clause.elements else { return [] }
      return declarations(in: items, under: conditions + [before])
    }
  }
}

/// What an item of a file declares.
private func declaration(of item: CodeBlockItemSyntax.Item) -> TopLevelDeclaration {
  let common = TopLevelDeclaration(kind: .common)
  // It declares nothing that others see.
  if item.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    || item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
  {
    return TopLevelDeclaration(kind: .other)
  }
  guard case .decl(let declaration) = item else { return common }
  if let type = declaration.asProtocol((any DeclGroupSyntax).self),
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.plain
  {
    return hasUnknownMacro(type.attributes)
      ? common : TopLevelDeclaration(kind: .type, names: [name])
  }
  if let part = declaration.as(ExtensionDeclSyntax.self) {
    guard let type = part.extendedType.as(IdentifierTypeSyntax.self),
      type.genericArgumentClause == nil, !hasUnknownMacro(part.attributes)
    else { return common }
    return TopLevelDeclaration(
      kind: .extension, names: namesOfMembers(of: part) ?? [], extended: type.name.plain)
  }
  guard let names = names(of: declaration) else { return common }
  // Literals have the types of such names.
  if declaration.is(TypeAliasDeclSyntax.self),
    names.contains(where: { $0.hasSuffix("LiteralType") })
  {
    return common
  }
  return TopLevelDeclaration(kind: .other, names: names)
}

/// The names of a function, variable or alias; nil for other declarations, and if a macro may declare more.
private func names(of declaration: DeclSyntax) -> [String]? {
  if let attributed = declaration.asProtocol((any WithAttributesSyntax).self),
    hasUnknownMacro(attributed.attributes)
  {
    return nil
  }
  if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.plain] }
  if let alias = declaration.as(TypeAliasDeclSyntax.self) { return [alias.name.plain] }
  guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
  return variable.bindings.flatMap { binding in
    binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier = token.tokenKind { token.plain } else { nil }
    }
  }
}

/// The names of an extension's members; nil if code can use the extension without naming one: for a conformance, for
/// members that Swift itself looks for, and for those that a protocol of the API can require.
private func namesOfMembers(of part: ExtensionDeclSyntax) -> [String]? {
  if part.inheritanceClause != nil || part.genericWhereClause != nil { return nil }
  var all: [String] = []
  for member in part.memberBlock.members {
    guard let names = names(of: member.decl),
      !names.contains(where: { isKnownMember($0) || isUsedBySwift($0) })
    else { return nil }
    all += names
  }
  return all
}

/// Whether Swift itself looks for a member, so that code uses it without its name: those of result builders, of callable
/// and dynamic values, of property wrappers and of interpolations.
private func isUsedBySwift(_ name: String) -> Bool {
  name.hasPrefix("build") || name.hasPrefix("dynamically")
    || ["appendInterpolation", "callAsFunction", "projectedValue", "wrappedValue"].contains(name)
}

/// Whether an attribute may be a macro, which can declare more.
private func hasUnknownMacro(_ attributes: AttributeListSyntax) -> Bool {
  attributes.contains { element in
    guard case .attribute(let attribute) = element else { return true }
    let name = attribute.attributeName.trimmedDescription
    return name.first?.isUppercase == true
      && !["MainActor", "ViewBuilder", "Entry", "Sendable"].contains(name)
  }
}

extension TokenSyntax {
  /// Its text without backticks.
  fileprivate var plain: String { text.filter { $0 != "`" } }
}
