import Diagnostics
import Specification

/// The paths of spec parts, found file by file.
struct PartPaths {
  let location: ProjectLocation
  private var files: [String: SpecPaths] = [:]

  init(location: ProjectLocation) {
    self.location = location
  }

  /// The path of the part that a diagnostic is about; nil if it has no place.
  mutating func path(of diagnostic: Diagnostic) -> SpecPath? {
    guard let place = diagnostic.place else { return nil }
    let source = place.source
    let paths =
      files[source.path] ?? SpecPaths(of: source, origin: location.origin(ofShown: source.path))
    files[source.path] = paths
    return paths.path(to: place.span)
  }
}
