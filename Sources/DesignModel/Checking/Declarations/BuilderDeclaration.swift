import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

/// The use of a result builder in a spec, and what it builds there.
struct BuilderDeclaration: Sendable {
  let name: SwiftName
  let generics: [GenericParameter]
  let content: ResultBuilder.Content

  /// The place that determines what it builds.
  let place: Place
  let access: AccessLevel
  let imports: [String]
}

/// The result builders of a spec's properties, of its slots, and of the properties of its types.
///
/// - Parameter access: The access level of the component.
func builderDeclarations(of spec: ComponentSpec, _ access: AccessLevel) -> [BuilderDeclaration] {
  let imports = spec.imports.map(\.text)
  func declaration(
    of property: PropertySpec, _ access: AccessLevel, _ generics: [GenericSpec]
  ) -> BuilderDeclaration? {
    guard let name = property.builder, let type = property.type, let item = type.arrayElement
    else { return nil }
    let generics = type.generics(among: generics).map {
      GenericParameter(name: $0.name.text, conformances: $0.conforms.map(\.expression))
    }
    return BuilderDeclaration(
      name: name, generics: generics, content: .items(item), place: type.place, access: access,
      imports: imports)
  }
  func members(of type: TypeSpec, _ access: AccessLevel) -> [BuilderDeclaration] {
    let own = type.access?.value ?? access
    return type.properties.compactMap { declaration(of: $0, own, type.generics) }
      + type.types.flatMap { members(of: $0, own) }
  }
  let ofSlots: [BuilderDeclaration] = spec.slots.compactMap(\.builder).compactMap { builder in
    guard let name = builder.name, let limit = builder.limit else { return nil }
    return BuilderDeclaration(
      name: name, generics: [], content: .views(limit: limit.value), place: limit.place,
      access: access, imports: imports)
  }
  return spec.properties.compactMap { declaration(of: $0, access, spec.generics) } + ofSlots
    + spec.types.flatMap { members(of: $0, access) }
}

/// The distinct result builders of all specs, as first used.
///
/// - Returns: The builders, the first use of each, and the conflicts.
func mergeBuilders(
  _ declarations: [BuilderDeclaration], _ naming: Naming
) -> (builders: [ResultBuilder], names: [SwiftName], conflicts: [DeclarationConflict]) {
  var positions: [String: Int] = [:]
  var merged: [(first: BuilderDeclaration, access: AccessLevel, imports: Set<String>)] = []
  var conflicts: [DeclarationConflict] = []
  for declaration in declarations {
    guard let position = positions[declaration.name.text] else {
      positions[declaration.name.text] = merged.count
      merged.append((declaration, declaration.access, Set(declaration.imports)))
      continue
    }
    merged[position].imports.formUnion(declaration.imports)
    if declaration.access.openness > merged[position].access.openness {
      merged[position].access = declaration.access
    }
    let first = merged[position].first
    if first.content != declaration.content || first.generics != declaration.generics {
      conflicts.append(.builder(declaration, first))
    }
  }
  let builders = merged.map {
    ResultBuilder(
      name: naming.full($0.first.name.text), generics: $0.first.generics,
      content: $0.first.content, access: $0.access, imports: $0.imports.sorted())
  }
  return (builders, merged.map(\.first.name), conflicts)
}

extension SwiftType {
  /// The generic parameters that it mentions.
  func generics(among generics: [GenericSpec]) -> [GenericSpec] {
    generics.filter { generic in typeNames.contains { $0.text == generic.name.text } }
  }

  /// The element type, if it is written as an array: `Item` for `[Item]`.
  var arrayElement: TypeExpression? {
    expression.form == .array ? expression.parts[0] : nil
  }
}
