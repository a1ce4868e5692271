/// Values that views inherit from modifiers around them.
struct Inherited {
  /// The attributes of texts, by their methods; the nearest take precedence.
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

  /// Whether a view is made only for assistive technologies: the words of its slots are read out.
  var isSpoken = false

  /// Sets an attribute on everything below that does not set its own.
  mutating func set(_ name: String, _ arguments: [BuiltArgument]) {
    attributes.removeAll { $0.name == name }
    attributes.append((name, arguments))
  }

  /// Fonts first, since bold and italic modify them.
  var inOrder: [(name: String, arguments: [BuiltArgument])] {
    let first = attributes.filter { $0.name == "font" || $0.name == "typography" }
    return first + attributes.filter { $0.name != "font" && $0.name != "typography" }
  }
}
