import Diagnostics
import Specification

/// What is known of a project in which nothing is wrong, for a check of it after some of its specs have changed.
package struct CheckMemory: Sendable {
  /// As they are checked.
  var components: [ComponentSpec]
  var declared: [FileDeclarations]
  let declarations: ProjectDeclarations
  let api: LibraryAPI
  let library: Library
  var checked: [CheckedFile]

  /// The paths of the specs, as emitted files name them.
  let origins: [String]

  /// The design system that was checked.
  package var system: DesignSystem {
    DesignSystem(
      library: library, components: checked.compactMap(\.component),
      shared: checked.compactMap(\.shared), builders: declarations.builders, ownAPI: api.own,
      apiFindings: Dictionary(
        zip(origins, checked.map(\.api)), uniquingKeysWith: { first, _ in first }),
      missingBodies: checked.flatMap(\.missingBodies))
  }

  /// Checks specs that changed since, where they declare the same as before and nothing is wrong with them.
  ///
  /// What other specs declare is read by a check, and what they do with it is not. So nothing has to be found again for
  /// a spec that did not change, as long as those that did declare the same. The declarations may name places in texts
  /// of before; a problem could show such a place, and so there must be none.
  ///
  /// - Parameters:
  ///   - changes: The specs that are other ones now, by their positions.
  ///   - project: The same project.
  ///   - tokens: The same tokens.
  /// - Returns: Nil if all has to be checked.
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
        spec.component?.text == before.component?.text
      else { return nil }
      memory.components[position] = spec
      memory.declared[position] = declared
    }
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
    let problems = sharedMethodProblems(memory.components, memory.checked.map(\.component))
    return problems.isEmpty ? memory : nil
  }
}
