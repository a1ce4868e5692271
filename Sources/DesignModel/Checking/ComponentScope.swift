import Diagnostics
import Specification
import SwiftFragments

/// What is known before a spec is checked: the spec itself, the project's settings, and what all
/// specs declare. Nothing in it changes while the spec is checked.
///
/// Files by construct add what they ask of it.
struct ComponentScope: Sendable {
  let spec: ComponentSpec
  let project: ProjectSpec
  let declarations: DeclarationIndex

  /// The path of the spec, as emitted files name it.
  let origin: String

  init(
    _ spec: ComponentSpec, _ project: ProjectSpec, _ declarations: DeclarationIndex, origin: String
  ) {
    self.spec = spec.withSelections
    self.project = project
    self.declarations = declarations
    self.origin = origin
  }
}
