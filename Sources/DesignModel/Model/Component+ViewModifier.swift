import Specification

// The view modifier behind a modifier's methods.

extension Component {
  /// The name of its struct: `SheetCardModifier` for a modifier `SheetCard`, whose name only the methods
  /// have.
  package var typeName: String {
    switch kind {
    case .view, .value: name
    case .modifier: Naming.viewModifier(name)
    }
  }

  /// The member that is its body, with the required access level.
  var bodyMember: (name: String, access: AccessLevel) {
    switch kind {
    case .view, .value: ("body", access)
    case .modifier: ("body(content:)", .internal)
    }
  }
}
