extension ComponentKind: Choice {
  static let noun = "kind"

  var documentation: String {
    switch self {
    case .view: "A view; this is what a component is without the key."
    case .value:
      "A value for other components to show, such as an item of a group. It is a struct with slots, "
        + "properties, initializers and modifiers as a view has them, and has no look of its own."
    case .modifier:
      "A modifier of any view. Each initializer becomes a method of `View`, over a view modifier that "
        + "nobody sees. Its `body` shows `content`, the view that is modified."
    }
  }
}
