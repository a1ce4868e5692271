import SwiftFragments

extension Component {
  /// The names of the types in the component, by `types` or by extensions under `swift`, which hide others of the
  /// same name there.
  package var nestedTypeNames: [String] {
    let declared = contents.types.compactMap { type in
      switch type.scope {
      case .plain: nil as String?
      case .component, .aliasInComponent: type.name
      }
    }
    let extended = (declarations?.tree?.statements ?? []).flatMap { statement -> [String] in
      guard case .type(let type) = statement, type.isExtension, type.name.text == name else {
        return []
      }
      return type.members.compactMap { member in
        if case .type(let nested) = member, !nested.isExtension { nested.name.text } else { nil }
      }
    }
    return declared + extended
  }
}
