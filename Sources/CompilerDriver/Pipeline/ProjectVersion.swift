import Diagnostics
import Specification

/// Reports an error if the project is pinned to another version, before anything is written.
func versionDiagnostics(_ project: ProjectSpec) -> [Diagnostic] {
  guard let pin = project.dscompile, !compilerVersion.isVersion(pin.value) else { return [] }
  return [
    Diagnostic(
      .otherVersion, at: pin.place,
      "this project is for dscompile \(pin.value), and this is \(compilerVersion); install that "
        + "version, or change the pinned version and review the changes of the emitted files")
  ]
}

extension String {
  /// Whether a pin matches this version: `1`, `1.2` and `1.2.3` all match `1.2.3`.
  fileprivate func isVersion(_ pin: String) -> Bool {
    let parts = split(separator: ".")
    let wanted = pin.split(separator: ".")
    return parts.count >= wanted.count && zip(parts, wanted).allSatisfy { $0 == $1 }
  }
}
