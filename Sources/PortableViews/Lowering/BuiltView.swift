/// A view of UIKit before it is decided what of it stands in the tree and what in the update.
struct BuiltView {
  /// What kinds of places it has.
  enum Sort: Equatable {
    case label, image, control, textField, shape, layers, slot, library, other
    case stack(isVertical: Bool)
  }

  /// What makes it, or where it is.
  var head: String
  var sort: Sort
  var arguments: [BuiltArgument] = []

  /// What is in the braces behind it.
  var content: [BuiltItem]?

  /// What is in the second braces, and their label.
  var second: (label: String, content: [BuiltItem])?

  /// What else it is made of: closures with their labels.
  var furtherActions: [(label: String, action: ActionNode)] = []

  /// Whether it shows one of its views, whichever fits.
  var isFitting = false

  /// What is done when it is adjusted, which is for the component.
  var adjustment: ActionNode?

  /// On what it depends whether it takes what it is given across, if it can depend on something.
  var greedAcross: Value?

  /// The stack along which it is as long as others.
  var lengthGroup: (number: Int, isVertical: Bool)?

  /// The label of the braces; nil for the first ones.
  var contentLabel: String?
  var action: ActionNode?
  var calls: [BuiltCall] = []
  var highest: ViewPlace?

  /// Along which axes it takes what it is given.
  var isGreedyAcross = false
  var isGreedyDown = false

  /// What it would be called.
  var hint: String
  var isOptional = false

  /// Where the body has it.
  var range = 0..<0

  /// The optional slot without which it is not there, though something stands around the slot.
  var absent: String?

  /// What it shows one of at a time: a view that is made anew by each update.
  var remade: [BuiltView] = []

  /// Whether it is a part or the view of a style, and so one view.
  var isPart = false

  /// Whether it stands in several branches, one of which is shown.
  var isShared = false

  /// Whether the value in its head changes.
  var isHeadChanging = false

  /// Whether something asks for it by its name.
  var needsName = false

  /// The length of its corners.
  var corners: Value?
  var isClipped = false

  /// What stands around what changes below it.
  var animation: (style: Value, value: Value)?

  /// The text field's own binding.
  var binding: BindingTarget?

  var isStack: Bool {
    if case .stack = sort { true } else { false }
  }

  /// Whether it takes what it is given along an axis.
  func isGreedy(_ isVertical: Bool) -> Bool { isVertical ? isGreedyDown : isGreedyAcross }

  init(_ head: String, _ sort: Sort, hint: String) {
    self.head = head
    self.sort = sort
    self.hint = hint
  }
}

/// An argument of what makes a view or of a method.
struct BuiltArgument {
  var label: String?
  var value: Value

  init(_ label: String?, _ value: Value) {
    self.label = label
    self.value = value
  }
}

/// A method that is called on a view, or a property that is set.
struct BuiltCall {
  enum Form {
    case method

    /// `view.property = value`.
    case property

    /// `if view.property != value { view.property = value }`.
    case propertyIfOther

    /// A statement about the view: `name` stands before its arguments.
    case watching(ActionNode)
  }

  var name: String
  var arguments: [BuiltArgument] = []
  var form = Form.method
  var action: ActionNode?

  /// The names of what the closure is given.
  var closureParameters: [String] = []
  var content: [BuiltItem]?

  /// Whether it is made of what makes the view, and so stands before what changes in its content.
  var isOfConstruction = false

  init(_ name: String, _ arguments: [BuiltArgument] = [], form: Form = .method) {
    self.name = name
    self.arguments = arguments
    self.form = form
  }

  init(_ name: String, _ value: Value) { self.init(name, [BuiltArgument(nil, value)]) }
}

/// What stands in the braces of a view of UIKit.
indirect enum BuiltItem {
  case view(BuiltView)
  case local(Int)
  case condition(ConditionNode, then: [BuiltItem], otherwise: [BuiltItem])
  case selection(SelectionNode, [[BuiltItem]])

  /// Views per element: of a list slot, or of data.
  case forEach(ForEachViews)
}

struct ForEachViews {
  var data: Value
  var isList: Bool
  var parameter: String?
  var content: [BuiltItem]

  /// What stands between two views of a list.
  var separator: BuiltView?
}

extension ForEachViews {
  /// Whether it shows the elements as they are.
  var isPlain: Bool {
    guard content.count == 1, case .view(let view) = content[0] else { return false }
    return view.sort == .slot && view.head == parameter && view.calls.isEmpty
  }
}

extension BuiltItem {
  /// The same with other views, those of branches included.
  func mapped(_ change: (BuiltView) -> BuiltView) -> BuiltItem {
    switch self {
    case .view(let view): .view(change(view))
    case .local, .forEach: self
    case .condition(let node, let then, let otherwise):
      .condition(
        node, then: then.map { $0.mapped(change) }, otherwise: otherwise.map { $0.mapped(change) })
    case .selection(let node, let cases):
      .selection(node, cases.map { $0.map { $0.mapped(change) } })
    }
  }
}

extension BuiltView {
  /// Whether the view of the component's style is in it.
  var showsStyle: Bool {
    isPart && head == "style" || ViewBuilder.views(in: content ?? []).contains(where: \.showsStyle)
  }
}
