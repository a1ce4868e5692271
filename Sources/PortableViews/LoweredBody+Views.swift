import SwiftRendering

extension LoweredBody {
  /// The statements that make the view of a component, and return it.
  package var makingStatements: [Statement] {
    setup.isEmpty ? tree : setup + Self.value(of: tree, .returned)
  }
}
