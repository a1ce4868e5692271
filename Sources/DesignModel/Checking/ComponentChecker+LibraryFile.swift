import Diagnostics
import Specification

extension ComponentChecker {
  /// What a library file declares; nil if it has errors.
  mutating func checkLibraryFile() -> SharedFile? {
    for type in spec.types {
      guard let scope = type.scope, scope.value == .component else { continue }
      error(
        "library-scope", at: scope.place,
        "'\(type.name.text)' is in no component whose member it could be; remove 'scope', or declare "
          + "it with the component")
    }
    for entry in spec.environment where entry.type == nil {
      error(
        "unread-value", at: entry.name.place,
        "'\(entry.name.text)' has no type, so it is only read, and nothing here reads it; give it a "
          + "'type', or remove it")
    }
    let entries = spec.environment.map { ($0, environmentEntry($0)) }
    let owned = entries.compactMap {
      index.entries[$0.name.text]?.owner == spec.owner ? $1 : nil
    }
    let types = ownedTypes(of: "") + owned.compactMap { structure(for: $0) }
    checkTypeUses()
    guard !diagnostics.hasErrors else { return nil }
    let owner = Component(
      name: "", plainName: "", kind: .view, method: nil, origin: origin, summary: nil,
      discussion: nil,
      deprecation: nil,
      availability: Availability(introduced: [], unavailable: []), access: access,
      imports: spec.imports.map(\.text), generics: [], conformances: [], comparison: nil,
      properties: [], slots: [], modifiers: [], state: [], environment: owned,
      environmentReads: [], types: types, look: .slots,
      configuration: .everything, initializers: [], slotMethods: [],
      strategy: .auto, accessibility: Accessibility(),
      previews: [], declarations: spec.declarations, texts: libraryTexts)
    return SharedFile(name: SharedFile.name(of: spec.source.path), owner: owner)
  }
}
