extension ComponentKind: Choice {
  static let noun = "kind"

  var documentation: String {
    switch self {
    case .view: "A view; the default."
    case .value:
      "A value for other components to show, such as an item of a group. It is a struct with "
        + "slots, properties, initializers and modifiers, and has no body or styles."
    case .modifier:
      "A modifier of any view. Each initializer becomes a method of `View`. Its `body` shows "
        + "`content`, the modified view."
    }
  }
}
