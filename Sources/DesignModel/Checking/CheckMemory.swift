import Diagnostics
import Specification

/// The state of a project without problems, for checking it again after some of its specs have changed.
package struct CheckMemory: Sendable {
  /// The checked specs.
  var components: [ComponentSpec]
  var declared: [FileDeclarations]
  let declarations: ProjectDeclarations
  let api: LibraryAPI
  let library: Library
  var checked: [CheckedFile]

  /// The paths of the specs, as emitted files name them.
  let origins: [String]

  /// The design system that was checked.
  package var system: DesignSystem { system(of: checked.compactMap(\.component)) }

  /// The same with the components whose errors the Swift compiler can refute.
  var doubtfulSystem: DesignSystem {
    system(of: checked.compactMap { $0.component ?? $0.doubtful })
  }

  private func system(of components: [Component]) -> DesignSystem {
    let shared = checked.compactMap(\.shared)
    var library = library
    library.creations = ValueCreation.all(in: components, shared)
    return DesignSystem(
      library: library, components: components, shared: shared, builders: declarations.builders,
      ownAPI: api.own,
      apiFindings: Dictionary(
        zip(origins, checked.map(\.api)), uniquingKeysWith: { first, _ in first }),
      resolvedCode: Dictionary(
        zip(origins, checked.map(\.code)), uniquingKeysWith: { first, _ in first }),
      missingBodies: checked.flatMap(\.missingBodies))
  }

  /// Checks specs that have changed, if their declarations are the same as before and they have no problems.
  ///
  /// A check depends on the declarations of other specs, but not on their other content. Therefore an
  /// unchanged spec need not be checked again as long as the changed ones have the same declarations. The
  /// declarations may refer to places in the old texts, which a problem could show; therefore there must be
  /// no problems.
  ///
  /// - Parameters:
  ///   - changes: The changed specs, by their positions.
  ///   - project: The same project.
  ///   - tokens: The same tokens.
  /// - Returns: Nil if everything has to be checked.
  package func checking(
    _ changes: [(position: Int, spec: ComponentSpec)], in project: ProjectSpec,
    tokens: TokenDeclarations?
  ) -> CheckMemory? {
    let settings = NameSettings(project)
    var memory = self
    for (position, spec) in changes {
      let spec = spec.prepared(settings, tokens)
      let before = components[position]
      let declared = FileDeclarations(spec, settings)
      guard isSameApartFromPlaces(declared, self.declared[position]),
        spec.ownTypes(settings.naming) == before.ownTypes(settings.naming),
        spec.ownMembers == before.ownMembers,
        spec.component?.text == before.component?.text,
        // Examples of other components create it.
        spec.kindOrView != .value || spec.isCreated(like: before)
      else { return nil }
      memory.components[position] = spec
      memory.declared[position] = declared
    }
    guard NewerDeclarations(memory.components, settings.naming) == api.own.newer else { return nil }
    if let tokens, declarations.variations != TokenVariations(tokens, memory.components) {
      return nil
    }
    for (position, _) in changes {
      let file = checkFile(
        in: ComponentScope(
          memory.components[position], project, declarations, origin: origins[position]),
        api)
      guard file.diagnostics.isEmpty else { return nil }
      memory.checked[position] = file
    }
    var problems = sharedMethodProblems(memory.components, memory.checked.map(\.component))
    problems += componentCallProblems(
      in: changes.map { memory.checked[$0.position] }, calling: memory.checked)
    problems += endlessViewProblems(in: memory.checked, among: memory.checked)
    return problems.isEmpty ? memory : nil
  }
}

extension ComponentSpec {
  /// Whether callers create the component as before.
  fileprivate func isCreated(like other: Self) -> Bool {
    isSameApartFromPlaces(generics, other.generics) && isSameApartFromPlaces(slots, other.slots)
      && isSameApartFromPlaces(properties, other.properties)
      && isSameApartFromPlaces(initializers as Any, other.initializers as Any)
      && deprecated == nil && other.deprecated == nil
  }
}
