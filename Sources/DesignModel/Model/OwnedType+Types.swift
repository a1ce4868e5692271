import SwiftFragments
import SwiftTypes

extension OwnedType {
  /// The type with its content types replaced.
  ///
  /// - Parameters:
  ///   - constants: Its constants.
  ///   - nested: The types in it.
  ///   - members: Its hand-written members.
  ///   - replacement: Returns the replacement of a type.
  package func holding(
    constants: [Constant] = [], nested: [OwnedType] = [], members: SwiftBlock? = nil,
    _ replacement: (TypeExpression) -> TypeExpression
  ) -> OwnedType {
    OwnedType(
      name: name, kind: kind.holding(replacement), scope: scope, summary: summary, access: access,
      deprecation: deprecation, generics: generics, conformances: conformances,
      constants: constants, defaultMember: defaultMember, nested: nested, members: members,
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
    case .protocol(let requirements):
      return .protocol(requirements: requirements.map { $0.holding(replacement) })
    case .optionSet, .namespace: return self
    }
  }
}

extension OwnedType.Constant {
  /// The constant with another type and value.
  package func holding(_ value: String, of type: TypeExpression) -> Self {
    Self(
      name: name, type: type, value: value, isStored: isStored, summary: summary,
      deprecation: deprecation)
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
