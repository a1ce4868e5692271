import DesignModel
import SwiftRendering

/// The file of the placeholder of initializers, in a folder with a slash at its end.
package func omittedFile(
  of library: Library, in folder: String, _ templates: Templates
) -> EmittedFile {
  // Declarations of a module that callers can see must be usable from inlined code.
  let attributes = library.access == .internal ? "" : "@usableFromInline "
  let values = [
    "library": library.name, "access": library.accessPrefix, "omitted": library.omitted,
    "attributes": attributes,
  ]
  return EmittedFile(
    path: "\(folder)\(library.omitted).swift", origin: Library.origin,
    body: templates.fill(.omitted, values))
}
