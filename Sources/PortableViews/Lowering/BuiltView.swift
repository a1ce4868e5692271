/// A UIKit view before it is divided into tree and update.
struct BuiltView {
  /// The kind of places that it has.
  enum Sort: Equatable {
    case label, image, control, textField, shape, layers, slot, library, other
    case stack(isVertical: Bool)
  }

  /// The expression that creates it, or refers to it.
  var head: String
  var sort: Sort
  var arguments: [BuiltArgument] = []

  /// The content of its braces.
  var content: [BuiltItem]?

  /// The content of the second braces, with their label.
  var second: (label: String, content: [BuiltItem])?

  /// Further closures with their labels.
  var furtherActions: [(label: String, action: ActionNode)] = []

  /// Whether it shows the first of its views that fits.
  var isFitting = false

  /// The code that runs when it is adjusted, which belongs to the component.
  var adjustment: ActionNode?

  /// The value that determines whether it takes all available space across, if any.
  var greedAcross: Value?

  /// The stack along which it has the same length as others.
  var lengthGroup: (number: Int, isVertical: Bool)?

  /// The label of the braces; nil for the first ones.
  var contentLabel: String?
  var action: ActionNode?
  var calls: [BuiltCall] = []
  var highest: ViewPlace?

  /// The axes along which it takes all available space.
  var isGreedyAcross = false
  var isGreedyDown = false

  /// Along which of these axes it is shorter than the available space at times: because of a limit, or in a branch
  /// without a greedy view.
  var isLimitedAcross = false
  var isLimitedDown = false

  /// A suggestion for its name.
  var hint: String
  var isOptional = false

  /// Its range in the body.
  var range = 0..<0

  /// The optional slot without which it is omitted, even though other views surround the slot.
  var absent: String?

  /// The views of which it shows one at a time, recreated by each update.
  var recreated: [BuiltView] = []

  /// Whether it is a part or the view of a style, and thus exactly one view.
  var isPart = false

  /// Whether it occurs in several branches, of which one is shown.
  var isShared = false

  /// Whether the value in its head changes.
  var isHeadChanging = false

  /// Whether other code refers to it by name.
  var needsName = false

  /// The radius of its corners.
  var corners: Value?
  var isClipped = false

  /// The animation around changes below it.
  var animation: (style: Value, value: Value)?

  /// The text field's own binding.
  var binding: BindingTarget?

  var isStack: Bool {
    if case .stack = sort { true } else { false }
  }

  /// Whether it takes all available space along an axis.
  func isGreedy(_ isVertical: Bool) -> Bool { isVertical ? isGreedyDown : isGreedyAcross }

  /// Whether it can be shorter than that.
  func isLimited(_ isVertical: Bool) -> Bool { isVertical ? isLimitedDown : isLimitedAcross }

  /// Whether a view in its braces makes it greedy along an axis.
  private func isMadeGreedy(by inner: BuiltView, _ isVertical: Bool) -> Bool {
    guard case .stack(let isColumn) = sort else { return inner.isGreedy(isVertical) }
    if inner.head == "Divider", isColumn != isVertical { return true }
    return inner.isGreedy(isVertical) && (inner.head != "Spacer" || isColumn == isVertical)
  }

  /// Whether one of the items in its braces makes it greedy along an axis, in all branches and without a limit.
  private func isAlwaysMadeGreedy(by items: [BuiltItem], _ isVertical: Bool) -> Bool {
    items.contains { item in
      switch item {
      case .view(let inner):
        isMadeGreedy(by: inner, isVertical) && !inner.isLimited(isVertical)
      case .local: false
      case .condition(_, let then, let otherwise):
        isAlwaysMadeGreedy(by: then, isVertical) && isAlwaysMadeGreedy(by: otherwise, isVertical)
      case .selection(_, let cases):
        cases.allSatisfy { isAlwaysMadeGreedy(by: $0, isVertical) }
      case .forEach(let each): isAlwaysMadeGreedy(by: each.content, isVertical)
      }
    }
  }

  /// Makes it greedy if a view in its braces is.
  mutating func becomeGreedy(with items: [BuiltItem]) {
    let views = ViewBuilder.views(in: items)
    if views.contains(where: { isMadeGreedy(by: $0, false) }) {
      isGreedyAcross = true
      isLimitedAcross = !isAlwaysMadeGreedy(by: items, false)
    }
    if views.contains(where: { isMadeGreedy(by: $0, true) }) {
      isGreedyDown = true
      isLimitedDown = !isAlwaysMadeGreedy(by: items, true)
    }
  }

  init(_ head: String, _ sort: Sort, hint: String) {
    self.head = head
    self.sort = sort
    self.hint = hint
  }
}

/// An argument of a view's initializer or of a method.
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

    /// A statement about the view, which is written before its arguments.
    case watching(ActionNode)
  }

  var name: String
  var arguments: [BuiltArgument] = []
  var form = Form.method
  var action: ActionNode?

  /// The names of the closure's parameters.
  var closureParameters: [String] = []
  var content: [BuiltItem]?

  /// Whether it belongs to the construction, and therefore precedes changes of the content.
  var isOfConstruction = false

  init(_ name: String, _ arguments: [BuiltArgument] = [], form: Form = .method) {
    self.name = name
    self.arguments = arguments
    self.form = form
  }

  init(_ name: String, _ value: Value) { self.init(name, [BuiltArgument(nil, value)]) }
}

/// An item in the braces of a UIKit view.
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

  /// The view between two views of a list.
  var separator: BuiltView?
}

extension ForEachViews {
  /// Whether it shows the elements unchanged.
  var isPlain: Bool {
    guard content.count == 1, case .view(let view) = content[0] else { return false }
    return view.sort == .slot && view.head == parameter && view.calls.isEmpty
  }
}

extension BuiltItem {
  /// The same with its views replaced, including those in branches.
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
  /// Whether it contains the view of the component's style.
  var showsStyle: Bool {
    isPart && head == "style" || ViewBuilder.views(in: content ?? []).contains(where: \.showsStyle)
  }
}

// MARK: - Elements for assistive technologies

extension BuiltView {
  /// The only element in the view if it is only there for layout, or else the view itself.
  var element: BuiltView { layoutContent?.element ?? self }

  /// Changes ``element``.
  mutating func changeElement(_ change: (inout BuiltView) -> Void) {
    guard var inner = layoutContent else { return change(&self) }
    inner.changeElement(change)
    content = [.view(inner)]
  }

  /// Whether it takes input by itself.
  var isControl: Bool { sort == .control || sort == .textField }

  /// The only view in one that places it, if an element is all that there is in it.
  private var layoutContent: BuiltView? {
    guard sort == .layers || isStack || head == "BaselineView" || head == "EscapableView",
      !calls.contains(where: \.makesElement), calls.allSatisfy(\.addsNoElement),
      recreated.isEmpty, let content, content.count == 1, case .view(let inner) = content[0],
      inner.isElement || inner.layoutContent != nil
    else { return nil }
    return inner
  }

  private var isElement: Bool {
    switch sort {
    case .label, .image, .control, .textField: true
    case .other:
      ["CombinedView", "RepresentedView", "StepperRow"].contains(head)
        || calls.contains(where: \.makesElement)
    case .shape, .layers, .stack: calls.contains(where: \.makesElement)
    case .slot, .library: false
    }
  }
}

extension BuiltCall {
  fileprivate var makesElement: Bool {
    name == "accessibilityElement" || name == "accessibilityGroup"
  }

  /// Whether there are only shapes in the layers that it adds.
  fileprivate var addsNoElement: Bool {
    ViewBuilder.views(in: content ?? []).allSatisfy { $0.sort == .shape }
  }
}
