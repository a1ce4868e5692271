import SwiftSyntax
import SwiftTypes

extension TypeExpression {
  /// The structure of a type.
  ///
  /// - Parameter units: The text that was parsed, in UTF-8.
  convenience init(_ type: TypeSyntax, in units: [UInt8]) {
    let range = type.textRange
    self.init(
      type.form, text: String(decoding: units[range], as: UTF8.self),
      parts: typesDirectly(in: Syntax(type)).map { part in
        (part.textRange.lowerBound - range.lowerBound, TypeExpression(part, in: units))
      })
  }
}

/// The outermost types below a node, except those in attributes.
private func typesDirectly(in node: Syntax) -> [TypeSyntax] {
  node.children(viewMode: .sourceAccurate).flatMap { child -> [TypeSyntax] in
    if child.is(AttributeSyntax.self) { return [] }
    return child.as(TypeSyntax.self).map { [$0] } ?? typesDirectly(in: child)
  }
}

extension TypeSyntax {
  fileprivate var form: TypeExpression.Form {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      type.genericArgumentClause.hasTypesAlone ? .name(type.name.located.text) : .other
    case .memberType(let type):
      type.genericArgumentClause.hasTypesAlone ? .member(type.name.located.text) : .other
    case .optionalType: .optional
    case .arrayType: .array
    case .dictionaryType: .dictionary
    case .tupleType(let type):
      type.onlyUnlabeledType == nil
        ? .tuple(labels: type.elements.map { $0.firstName?.located.text }) : .parentheses
    case .functionType(let type): type.form
    case .someOrAnyType(let type):
      type.someOrAnySpecifier.tokenKind == .keyword(.some) ? .opaque : .existential
    case .compositionType: .composition
    case .suppressedType: .suppressed
    case .metatypeType(let type): .metatype(type.metatypeSpecifier.text)
    case .attributedType(let type):
      .attributed(
        type.specifiers.map(\.trimmedText) + type.attributes.map(\.trimmedText))
    case .packExpansionType: .packExpansion
    case .packElementType: .packElement
    case .classRestrictionType, .implicitlyUnwrappedOptionalType, .inlineArrayType, .missingType,
      .namedOpaqueReturnType:
      .other
    }
  }
}

extension FunctionTypeSyntax {
  fileprivate var form: TypeExpression.Form {
    let effects = [
      effectSpecifiers?.asyncSpecifier?.text, effectSpecifiers?.throwsClause?.trimmedText,
    ]
    return .function(parameterCount: parameters.count, effects: Set(effects.compactMap(\.self)))
  }
}

extension TupleTypeSyntax {
  /// The type in parentheses, if there is nothing else.
  var onlyUnlabeledType: TypeSyntax? {
    guard elements.count == 1, let element = elements.first, element.firstName == nil,
      element.ellipsis == nil
    else { return nil }
    return element.type
  }
}

extension GenericArgumentClauseSyntax? {
  /// Whether its arguments are types, unlike the number in `Vector<3, Int>`.
  fileprivate var hasTypesAlone: Bool {
    self?.arguments.allSatisfy { if case .type = $0.argument { true } else { false } } ?? true
  }
}
