import SwiftTypes

extension OwnedType {
  /// The type with its content types replaced, and without its hand-written members.
  ///
  /// - Parameter replacement: Returns the replacement of a type.
  package func holding(_ replacement: (TypeExpression) -> TypeExpression) -> OwnedType {
    OwnedType(
      name: name, kind: kind.holding(replacement), scope: scope, summary: summary, access: access,
      deprecation: deprecation, generics: generics, conformances: conformances,
      constants: constants, defaultMember: defaultMember, nested: nested, members: nil,
      needsImports: needsImports)
  }
}

extension OwnedType.Kind {
  fileprivate func holding(_ replacement: (TypeExpression) -> TypeExpression) -> Self {
    switch self {
    case .enumeration(var enumeration):
      enumeration.cases = enumeration.cases.map { one in
        OwnedType.Case(
          name: one.name, rawValue: one.rawValue,
          values: one.values.map { $0.holding(replacement) }, maker: one.maker,
          isIndirect: one.isIndirect, summary: one.summary, deprecation: one.deprecation)
      }
      return .enumeration(enumeration)
    case .structure(let structure):
      return .structure(
        OwnedType.Structure(
          members: structure.members.map { $0.holding(replacement) }, checks: structure.checks,
          body: structure.body))
    case .alias(let target): return .alias(replacement(target))
    case .protocol, .optionSet, .namespace: return self
    }
  }
}

extension OwnedType.Member {
  fileprivate func holding(_ replacement: (TypeExpression) -> TypeExpression) -> Self {
    Self(
      name: name, type: replacement(type), isFunction: isFunction, isBinding: isBinding,
      defaultValue: defaultValue, label: label, summary: summary, access: access,
      deprecation: deprecation, builder: builder)
  }
}
