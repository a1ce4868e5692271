// swift-format-ignore-file

/// What modifiers say about a view to assistive technologies.
@_spi(Model) public struct ModelAccessibility {
  @_spi(Model) public enum Children: String { case ignore, contain, combine }
  /// An action besides activation.
  struct Action {
    var name: String
    var kind: String?
    var perform: @MainActor () -> Void
  }
  var children: Children?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var headingLevel: Int?
  var sortPriority: Double?
  var inputLabels: [String]?
  var respondsToInteraction: Bool?
  var customContent: [(label: String, value: String?)] = []
  var actions: [Action] = []
  /// The names of what can be dragged from it and where something can be dropped in it.
  var dragPoints: [String] = []
  var dropPoints: [String] = []
  /// Views whose labels are the label, one after the other.
  var labelContent: [ModelNode]?
  /// Views whose buttons are actions.
  var actionContent: [ModelNode] = []
  /// Views that are the children of the element.
  var replacedChildren: [ModelNode]?
  var activate: (@MainActor () -> Void)?
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  var showsLargeContent = false
}

extension AccessibilityAttachmentModifier: PrimitiveModifier {
  init(_ change: @escaping @MainActor (inout ModelAccessibility, EnvironmentValues) -> Void) { changes = [change] }

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    let changes = changes
    return NodeModifier { node, inputs in
      var accessibility = ModelAccessibility()
      for change in changes { change(&accessibility, inputs.environment) }
      return ModelNode(.accessibility(accessibility), [node])
    }.items(inputs, of: content)
  }
}

typealias AccessibilityChange = @MainActor (inout ModelAccessibility, EnvironmentValues) -> Void

extension View {
  nonisolated func accessible(_ change: @escaping AccessibilityChange) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible(true, change)
  }
  nonisolated func accessible(
    _ isEnabled: Bool, _ change: @escaping AccessibilityChange
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier { if isEnabled { change(&$0, $1) } })
  }
}
extension View {
  /// The view, with the labels of views as its label; a placeholder among them has the label so far.
  nonisolated func labeled<V: View>(by content: (PlaceholderContentView<Self>) -> V) -> ModifiedContent<Self, NodeModifier> {
    nonisolated(unsafe) var labeled: ModelNode?
    let label = content(PlaceholderContentView(storage: ErasedView { inputs in
      [Item(id: AnyHashable(ObjectIdentifier(inputs.scope))) { _ in ModelNode(.group, labeled.map { [$0] } ?? []) }]
    }))
    return changingNode { node, inputs in
      labeled = node
      var change = ModelAccessibility()
      change.labelContent = nodes(of: label, inputs)
      return ModelNode(.accessibility(change), [node])
    }
  }
}
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated func accessible(_ change: @escaping AccessibilityChange) -> Self { accessible(true, change) }
  nonisolated func accessible(_ isEnabled: Bool, _ change: @escaping AccessibilityChange) -> Self {
    guard isEnabled else { return self }
    var copy = self
    copy.modifier.changes.append(change)
    return copy
  }
}

// The changes that the overloads for texts, keys and strings share.
func accessibilityLabel(_ text: Text) -> AccessibilityChange { { $0.label = text.spoken(in: $1) } }
func accessibilityValue(_ text: Text) -> AccessibilityChange { { $0.value = text.spoken(in: $1) } }
func accessibilityHint(_ text: Text) -> AccessibilityChange { { $0.hint = text.spoken(in: $1) } }
func accessibilityInputLabels(_ texts: [Text]) -> AccessibilityChange { { change, environment in change.inputLabels = texts.map { $0.spoken(in: environment) } } }
func accessibilityIdentifier(_ identifier: String) -> AccessibilityChange { { change, _ in change.identifier = identifier } }
func accessibilityHidden(_ isHidden: Bool) -> AccessibilityChange { { change, _ in change.isHidden = isHidden } }
func accessibilitySortPriority(_ priority: Double) -> AccessibilityChange { { change, _ in change.sortPriority = priority } }
func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> AccessibilityChange { { change, _ in change.headingLevel = Int(level.rawValue) } }
func accessibilityResponds(_ responds: Bool) -> AccessibilityChange { { change, _ in change.respondsToInteraction = responds } }
func accessibilityAdded(_ traits: AccessibilityTraits) -> AccessibilityChange {
  { change, _ in
    change.addedTraits.formUnion(traits)
    change.removedTraits.subtract(traits)
  }
}
func accessibilityRemoved(_ traits: AccessibilityTraits) -> AccessibilityChange {
  { change, _ in
    change.removedTraits.formUnion(traits)
    change.addedTraits.subtract(traits)
  }
}
func accessibilityAdjustable(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> AccessibilityChange {
  { change, _ in change.adjust = handler }
}
func accessibilityAction(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> AccessibilityChange {
  { change, environment in
    switch kind.form {
    case .system("default"): change.activate = handler
    case .system(let name): change.actions.append(ModelAccessibility.Action(name: name, kind: name, perform: handler))
    case .named(let text): change.actions.append(ModelAccessibility.Action(name: text.spoken(in: environment), kind: nil, perform: handler))
    }
  }
}
func accessibilityCustomContent(_ label: Text, _ value: Text?) -> AccessibilityChange {
  { $0.customContent.append((label.spoken(in: $1), value?.spoken(in: $1))) }
}
func accessibilityDragPoint(_ name: Text) -> AccessibilityChange { { $0.dragPoints.append(name.spoken(in: $1)) } }
func accessibilityDropPoint(_ name: Text) -> AccessibilityChange { { $0.dropPoints.append(name.spoken(in: $1)) } }
/// What changes nothing that is said.
func accessibilityUnmodeled(_ name: StaticString = #function) -> AccessibilityChange {
  { _, environment in environment.modelHost?.unmodeled.insert("\(name)") }
}

extension AccessibilityTraits {
  static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"),
    (.isKeyboardKey, "keyboard key"), (.isStaticText, "text"), (.isSummaryElement, "summary"),
    (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media session"),
    (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "causes page turn"), (.isModal, "modal"),
    (.isToggle, "toggle"), (.isTabBar, "tab bar"), (.modelTextField, "text field"), (.modelAdjustable, "adjustable"),
    (.modelDimmed, "dimmed"),
  ]
  // What the system says without a trait of the API.
  static let modelTextField = AccessibilityTraits(rawValue: 1 << 40)
  static let modelAdjustable = AccessibilityTraits(rawValue: 1 << 41)
  static let modelDimmed = AccessibilityTraits(rawValue: 1 << 42)
}
