/// Whether SwiftUI has a declaration of a name, without labels and types, that is deprecated, or not available on all
/// systems in a version.
///
/// Most names in Swift code are not among them and need no further lookup.
///
/// - Parameter oldest: The systems with their minimum versions.
package func isNotableAPI(
  _ name: String, on oldest: [(system: AppleSystem, version: IntroducedVersions.Version)]
) -> Bool {
  apiRows(named: name).contains { row in
    row.module == "SwiftUI" && row.kind != .conformance
      && (row.deprecated != nil
        || oldest.contains { system, version in row.introduced[system].map { $0 > version } ?? true
        })
  }
}
