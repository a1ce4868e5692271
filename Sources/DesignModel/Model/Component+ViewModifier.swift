import Specification

// What a modifier is in Swift besides its methods.

extension Component {
  /// The name of its struct: `SheetCardModifier` for a modifier `SheetCard`, whose methods alone have
  /// the component's name.
  package var typeName: String {
    switch kind {
    case .view, .value: name
    case .modifier: Naming.viewModifier(name)
    }
  }

  /// The member that is its body, and who has to see it.
  var bodyMember: (name: String, access: AccessLevel) {
    switch kind {
    case .view, .value: ("body", access)
    case .modifier: ("body(content:)", .internal)
    }
  }
}
