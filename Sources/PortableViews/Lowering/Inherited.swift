/// What views below a modifier take over from it.
struct Inherited {
  /// The attributes of texts, the nearest winning, by their methods.
  var attributes: [(name: String, arguments: [BuiltArgument])] = []
  var buttonStyle: StyleName?
  var toggleStyle: StyleName?
  var progressStyle: StyleName?
  var fieldStyle: StyleName?
  var labelStyle: StyleName?
  var disabled: Value?
  var focus: BindingTarget?
  var submit: ActionNode?
  var field: [BuiltCall] = []

  /// Whether a view is made for assistive technologies alone: of slots their words are read.
  var isSpoken = false

  /// Sets an attribute on everything below that has none of its own.
  mutating func set(_ name: String, _ arguments: [BuiltArgument]) {
    attributes.removeAll { $0.name == name }
    attributes.append((name, arguments))
  }

  /// Fonts first: what makes them bold or italic is said of them.
  var inOrder: [(name: String, arguments: [BuiltArgument])] {
    let first = attributes.filter { $0.name == "font" || $0.name == "typography" }
    return first + attributes.filter { $0.name != "font" && $0.name != "typography" }
  }
}
