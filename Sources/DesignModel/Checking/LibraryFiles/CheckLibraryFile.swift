import Diagnostics
import Specification

/// The declarations of a library file; nil if it has errors.
func checkLibraryFile(in scope: ComponentScope, _ findings: inout Findings) -> SharedFile? {
  for type in scope.spec.types {
    guard let key = type.scope, key.value == .component else { continue }
    findings.error(
      .libraryScope, at: key.place,
      "'\(type.name.text)' is not in a component; remove 'scope', or declare it with the component")
  }
  for entry in scope.spec.environment where entry.type == nil {
    findings.error(
      .unreadValue, at: entry.name.place,
      "'\(entry.name.text)' has no type, so it reads an existing value, and nothing here reads "
        + "it; give it a 'type', or remove it")
  }
  let owned = checkEnvironment(in: scope, &findings)
  let types =
    checkOwnedTypes(of: "", in: scope, &findings) + owned.compactMap { scope.structure(for: $0) }
  checkTypeUses(in: scope, &findings)
  guard !findings.hasErrors else { return nil }
  return SharedFile(
    name: SharedFile.name(of: scope.spec.source.path),
    contents: scope.contents(types: types, environment: owned))
}
