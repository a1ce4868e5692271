// swift-format-ignore-file
// The types of events that tvOS and watchOS lack; the model runs on Linux only.
#if !os(tvOS) && !os(watchOS)

/// An element as assistive technologies see it.
@_spi(Model) @MainActor public final class ModelElement {
  public fileprivate(set) var label = ""
  public fileprivate(set) var value: String?
  public fileprivate(set) var hint: String?
  public fileprivate(set) var identifier: String?
  /// The names of traits, in a fixed order.
  public var traits: [String] { AccessibilityTraits.names.filter { traitSet.contains($0.0) }.map(\.1) }
  public fileprivate(set) var headingLevel: Int?
  public fileprivate(set) var inputLabels: [String] = []
  public fileprivate(set) var customContent: [(label: String, value: String?)] = []
  /// Whether it groups the elements in it, and is no stop itself.
  public fileprivate(set) var isContainer = false
  public fileprivate(set) var children: [ModelElement] = []
  public var isEnabled: Bool { !traitSet.contains(.modelDimmed) }
  public var isSelected: Bool { traitSet.contains(.isSelected) }
  /// Where it is on the screen, and can be touched.
  public fileprivate(set) var frame: CGRect?
  public fileprivate(set) var isFocused = false
  public fileprivate(set) var isAccessibilityFocused = false
  /// The names of the actions besides activation.
  public var actionNames: [String] { actions.map(\.name) }

  fileprivate var traitSet: AccessibilityTraits = []
  fileprivate var sortPriority = 0.0
  fileprivate var actions: [ModelAccessibility.Action] = []
  fileprivate var dragPoints: [String] = []
  fileprivate var dropPoints: [String] = []
  fileprivate var activation: (@MainActor () -> Void)?
  fileprivate var adjustment: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  fileprivate var gestures: [ModelGestures] = []
  fileprivate var typing: (@MainActor (String) -> Void)?
  fileprivate var submission: (@MainActor () -> Void)?
  fileprivate weak var host: ModelHost?

  fileprivate init(_ host: ModelHost?) { self.host = host }

  /// Whether activating it does something.
  public var canActivate: Bool { activation != nil && isEnabled }

  /// Activates it, as a double tap in VoiceOver and a tap do. Nothing happens if it is disabled.
  public func activate() {
    guard isEnabled else { return }
    perform { activation?() }
  }
  /// Touches it for long.
  public func longPress() { send { $0.longPress?() } }
  public func increment() { if isEnabled { perform { adjustment?(.increment) } } }
  public func decrement() { if isEnabled { perform { adjustment?(.decrement) } } }
  /// Performs an action besides activation.
  ///
  /// - Returns: Whether there is one with the name.
  @discardableResult public func performAction(_ name: String) -> Bool {
    guard let action = actions.first(where: { $0.name == name }) else { return false }
    perform { action.perform() }
    return true
  }
  /// Replaces the text of a field.
  public func type(_ text: String) { if isEnabled { perform { typing?(text) } } }
  /// Ends the input of a field.
  public func submit() { if isEnabled { perform { submission?() } } }
  public func hover(_ isOver: Bool) { send { $0.hover?(isOver) } }
  /// Drags it by a distance and lets it go.
  public func drag(_ translation: CGSize) {
    send { gestures in
      var value = DragGesture.Value(time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: translation.width, y: translation.height), startLocation: .zero)
      gestures.drag?(value, false)
      value.time += 1
      gestures.drag?(value, true)
    }
  }
  /// Whether it can be dragged, and whether something can be dropped on it, which are actions of assistive technologies.
  public var isDragSource: Bool { gestures.contains { $0.dragSource != nil } || !dragPoints.isEmpty }
  public var isDropTarget: Bool { gestures.contains { $0.dropTarget != nil } || !dropPoints.isEmpty }
  /// Drags it onto another element: the innermost view that accepts what it is gets it.
  ///
  /// - Returns: Whether a view accepted it. Item providers are not part of the model, and none does.
  @discardableResult public func drag(onto other: ModelElement) -> Bool {
    for case let payload? in gestures.lazy.filter(\.isEnabled).map(\.dragSource?.payload) {
      let dragged = payload()
      let frame = other.frame ?? .zero
      for target in other.gestures.lazy.filter(\.isEnabled).compactMap(\.dropTarget) where target.accepts?(dragged) == true {
        let isAccepted = target.drop?(dragged, CGPoint(x: frame.width / 2, y: frame.height / 2)) ?? false
        host?.update()
        return isAccepted
      }
      return false
    }
    return false
  }
  public func focus(_ isFocused: Bool = true) { send { $0.focus?(isFocused) } }
  public func accessibilityFocus(_ isFocused: Bool = true) { send { $0.accessibilityFocus?(isFocused) } }
  /// Presses a key while it has the focus: the innermost view that handles it gets it.
  ///
  /// - Returns: Whether a view handled it.
  @discardableResult public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    let press = KeyPress(modelKey: key, modifiers)
    for gestures in gestures {
      guard let handle = gestures.keyPress, gestures.isEnabled else { continue }
      if handle(press) == .handled {
        host?.update()
        return true
      }
    }
    return false
  }

  private func send(_ event: (ModelGestures) -> Void) {
    perform { for gestures in gestures where gestures.isEnabled { event(gestures) } }
  }
  private func perform(_ action: () -> Void) {
    action()
    host?.update()
  }

  /// One line, as a screen reader would say it: label, value, traits, hint, actions.
  public var line: String {
    var parts: [String] = []
    parts.append("\"\(label.replacingOccurrences(of: "\n", with: "⏎"))\"")
    if let value, !value.isEmpty { parts.append("value \"\(value)\"") }
    let traits = traits
    if !traits.isEmpty { parts.append(traits.joined(separator: ", ")) }
    if let headingLevel, headingLevel > 0 { parts.append("level \(headingLevel)") }
    if let hint, !hint.isEmpty { parts.append("hint \"\(hint)\"") }
    if !actions.isEmpty { parts.append("actions " + actions.map { "\"\($0.name)\"" }.joined(separator: ", ")) }
    func named(_ what: String, _ names: [String]) -> String { ([what] + names.map { "\"\($0)\"" }).joined(separator: " ") }
    if isDragSource { parts.append(named("can be dragged", dragPoints)) }
    if isDropTarget { parts.append(named("accepts drops", dropPoints)) }
    for content in customContent { parts.append("more \"\(content.label)\(content.value.map { ": \($0)" } ?? "")\"") }
    if let identifier { parts.append("identifier \(identifier)") }
    return (isContainer ? "group " : "") + parts.joined(separator: "; ")
  }
  /// The lines of the element and the elements in it, indented.
  public var lines: [String] { [line] + children.flatMap(\.lines).map { "  " + $0 } }
}

@_spi(Model) extension ModelHost {
  /// The elements of the view in the order in which VoiceOver reads them. While something modal is presented, its
  /// elements are the only ones.
  public var elements: [ModelElement] {
    update()
    let reader = AccessibilityReader(host: self)
    let elements = reader.elements(of: node)
    return (reader.modal ?? elements).inReadingOrder
  }

  /// All elements that are stops, those in groups included.
  public var allElements: [ModelElement] {
    func all(_ elements: [ModelElement]) -> [ModelElement] { elements.flatMap { ($0.isContainer ? [] : [$0]) + all($0.children) } }
    return all(elements)
  }

  /// The accessibility tree as text.
  public var accessibilityTree: String { elements.flatMap(\.lines).joined(separator: "\n") }

  /// The first element with a label or an identifier.
  public func element(_ name: String) -> ModelElement? {
    allElements.first { $0.label == name } ?? allElements.first { $0.identifier == name }
  }
}

extension [ModelElement] {
  /// Higher priorities first, else as they are arranged.
  @MainActor fileprivate var inReadingOrder: [ModelElement] {
    enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }.map(\.element)
  }
}

/// Makes elements from nodes.
@MainActor private final class AccessibilityReader {
  let host: ModelHost
  /// The elements of the last thing that covers the others.
  var modal: [ModelElement]?

  init(host: ModelHost) { self.host = host }

  func elements(of nodes: [ModelNode]) -> [ModelElement] { nodes.flatMap(elements(of:)) }

  func elements(of node: ModelNode) -> [ModelElement] {
    switch node.kind {
    case .text(let text):
      let label = text.label ?? text.string
      if label.isEmpty { return [] }
      let element = new(label, .isStaticText)
      element.frame = node.frame
      if let level = text.headingLevel {
        element.headingLevel = level
        element.traitSet.insert(.isHeader)
      }
      return [element]
    case .image(let image):
      guard let label = image.label else { return [] }
      let element = new(label, .isImage)
      element.frame = node.frame
      return [element]
    case .shape, .spacer, .divider: return []
    case .effect(.hidden): return []
    case .effect(.opacity(let opacity)) where opacity == 0: return []
    case .effect(.mask): return elements(of: node.children[0])
    case .firstThatFits: return elements(of: node.seen)
    case .control(let control):
      let element = element(of: control, node)
      element.frame = node.frame
      return [element]
    case .gestures(let gestures):
      let elements = elements(of: node.children)
      for element in elements.flatMap(\.stops) {
        element.gestures.append(gestures)
        if element.activation == nil, gestures.isEnabled, let tap = gestures.taps.first(where: { $0.count == 1 }) {
          element.activation = { tap.action(.zero) }
          if elements.count == 1 { element.frame = node.frame }
        }
        element.isFocused = element.isFocused || gestures.isFocused
        element.isAccessibilityFocused = element.isAccessibilityFocused || gestures.isAccessibilityFocused
      }
      return elements
    case .accessibility(let accessibility): return self.elements(of: node, accessibility)
    case .representation:
      let elements = elements(of: node.children[1])
      for element in elements.flatMap(\.stops) { element.frame = node.children[0].frame }
      return elements
    case .presentation(let presentation):
      let behind = elements(of: node.children[0])
      guard presentation.isPresented else { return behind }
      var shown = elements(of: Array(node.children.dropFirst()))
      if let title = presentation.title { shown.insert(new(title, .isHeader), at: 0) }
      modal = shown
      return behind
    case .contextMenu:
      let elements = elements(of: node.children[0])
      let actions = actions(in: Array(node.children.dropFirst()))
      for element in elements { element.actions += actions }
      return elements
    // What is above is read first.
    case .barred(.top): return elements(of: node.children.reversed())
    case .group, .barred, .bar, .filling, .row, .column, .layers, .lazy, .grid, .gridRow, .lazyGrid, .deferred, .coordinateSpace, .safeAreaInset, .layout, .padding, .frame, .flexibleFrame, .fixedSize,
      .aspectRatio, .priority, .background, .overlay, .effect, .horizontalGuide, .verticalGuide, .geometry, .scroll,
      .list, .section, .identity:
      return elements(of: node.children)
    }
  }

  private func new(_ label: String, _ traits: AccessibilityTraits = []) -> ModelElement {
    let element = ModelElement(host)
    element.label = label
    element.traitSet = traits
    return element
  }

  /// The buttons in views, as actions of another element.
  private func actions(in nodes: [ModelNode]) -> [ModelAccessibility.Action] {
    elements(of: nodes).flatMap(\.stops).compactMap { element in
      element.activation.map { ModelAccessibility.Action(name: element.label, kind: nil, perform: $0) }
    }
  }

  // MARK: Controls

  private func element(of control: ModelControl, _ node: ModelNode) -> ModelElement {
    // The content of a button is combined to its label, and its own buttons are actions.
    let parts = elements(of: node.children)
    let element = combined(parts)
    element.actions.removeAll { $0.kind == "content" }
    element.traitSet.subtract([.isStaticText, .isImage])
    element.activation = control.activate
    element.adjustment = control.adjust
    element.typing = control.type
    element.submission = control.submit
    if control.adjust != nil { element.traitSet.insert(.modelAdjustable) }
    if !control.isEnabled { element.traitSet.insert(.modelDimmed) }
    let label = elements(of: node.children.first.map { [$0] } ?? [])
    switch control.kind {
    case .button, .navigationLink: element.traitSet.insert(.isButton)
    case .disclosure(let isExpanded):
      element.traitSet.insert(.isButton)
      element.value = isExpanded ? "expanded" : "collapsed"
    case .link: element.traitSet.insert(.isLink)
    case .menu: element.traitSet.insert(.isButton)
    case .picker:
      element.traitSet.insert(.isButton)
      element.label = label.spokenLabel
      let selected = elements(of: Array(node.children.dropFirst())).spokenLabel
      element.value = selected.isEmpty ? nil : selected
    case .toggle(let isOn):
      element.traitSet.formUnion([.isButton, .isToggle])
      element.value = isOn ? "1" : "0"
    case .slider(let value, let range):
      element.label = label.spokenLabel
      let length = range.upperBound - range.lowerBound
      element.value = percentage(length == 0 ? 0 : (value - range.lowerBound) / length)
    case .stepper: element.label = label.spokenLabel
    case .progress(let value):
      element.label = label.spokenLabel
      element.value = value.map(percentage) ?? "in progress"
      if value == nil || value! < 1 { element.traitSet.insert(.updatesFrequently) }
    case .gauge(let value, let range):
      element.label = label.spokenLabel
      let length = range.upperBound - range.lowerBound
      element.value = percentage(length == 0 ? 0 : (value - range.lowerBound) / length)
    case .textField(let text, let prompt, let isSecure, let isSearch):
      element.label = label.spokenLabel
      element.value = text.isEmpty ? prompt : isSecure ? String(repeating: "•", count: text.count) : text
      element.traitSet.insert(.modelTextField)
      if isSearch { element.traitSet.insert(.isSearchField) }
    }
    return element
  }

  private func percentage(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }

  /// One element with what is said for several.
  private func combined(_ parts: [ModelElement]) -> ModelElement {
    let stops = parts.flatMap(\.stops)
    if stops.count == 1 { return stops[0] }
    let element = new(stops.spokenLabel)
    let values = stops.compactMap(\.value).filter { !$0.isEmpty }
    if !values.isEmpty { element.value = values.joined(separator: ", ") }
    let hints = stops.compactMap(\.hint).filter { !$0.isEmpty }
    if !hints.isEmpty { element.hint = hints.joined(separator: ", ") }
    element.identifier = stops.lazy.compactMap(\.identifier).first
    element.headingLevel = stops.lazy.compactMap(\.headingLevel).first
    let active = stops.filter { $0.activation != nil }
    for stop in stops {
      // A button among several is an action; the only one is what activation does.
      if stop.activation != nil, active.count > 1 {
        element.actions.append(ModelAccessibility.Action(name: stop.label, kind: nil, perform: stop.activation!))
      }
      element.actions += stop.actions
      element.customContent += stop.customContent
      element.inputLabels += stop.inputLabels
      element.dragPoints += stop.dragPoints
      element.dropPoints += stop.dropPoints
      var traits = stop.traitSet
      if active.count > 1 { traits.subtract([.isButton, .isLink, .isToggle]) }
      element.traitSet.formUnion(traits)
      element.gestures += stop.gestures
      if element.adjustment == nil { element.adjustment = stop.adjustment }
      if element.typing == nil { (element.typing, element.submission) = (stop.typing, stop.submission) }
    }
    if stops.isEmpty == false, !stops.allSatisfy({ $0.traitSet.contains(.isImage) }) { element.traitSet.remove(.isImage) }
    if stops.contains(where: { $0.traitSet.contains(.isButton) || $0.traitSet.contains(.isLink) }) { element.traitSet.remove(.isStaticText) }
    if active.count == 1 { element.activation = active[0].activation }
    return element
  }

  // MARK: Modifiers

  private func elements(of node: ModelNode, _ accessibility: ModelAccessibility) -> [ModelElement] {
    if accessibility.isHidden == true { return [] }
    var elements = elements(of: node.children)
    switch accessibility.children {
    case .ignore?: elements = [new("")]
    case .combine?: elements = [combined(elements)]
    case .contain?:
      let group = new("")
      group.isContainer = true
      group.children = elements.inReadingOrder
      elements = [group]
    case nil: break
    }
    if let replaced = accessibility.replacedChildren {
      let group = elements.count == 1 ? elements[0] : new("")
      group.isContainer = true
      group.children = self.elements(of: replaced).inReadingOrder
      elements = [group]
    }
    let label = accessibility.labelContent.map { self.elements(of: $0).spokenLabel } ?? accessibility.label
    // A label or an action makes an element of what is none.
    if elements.isEmpty, label != nil || accessibility.activate != nil || accessibility.adjust != nil { elements = [new("")] }
    let actions = accessibility.actions + actions(in: accessibility.actionContent)
    for element in elements {
      if let label { element.label = label }
      if let value = accessibility.value { element.value = value }
      if let hint = accessibility.hint { element.hint = hint }
      if let identifier = accessibility.identifier { element.identifier = identifier }
      if let level = accessibility.headingLevel {
        element.headingLevel = level
        element.traitSet.insert(.isHeader)
      }
      if let priority = accessibility.sortPriority { element.sortPriority = priority }
      if let labels = accessibility.inputLabels { element.inputLabels = labels }
      element.customContent += accessibility.customContent
      element.traitSet.formUnion(accessibility.addedTraits)
      element.traitSet.subtract(accessibility.removedTraits)
      if let activate = accessibility.activate { element.activation = activate }
      if let adjust = accessibility.adjust {
        element.adjustment = adjust
        element.traitSet.insert(.modelAdjustable)
      }
      element.actions += actions
      element.dragPoints += accessibility.dragPoints
      element.dropPoints += accessibility.dropPoints
      if element.frame == nil || accessibility.children != nil { element.frame = node.frame }
    }
    return elements
  }
}

extension ModelElement {
  /// The element, or those in it if it is a group.
  fileprivate var stops: [ModelElement] { isContainer ? children.flatMap(\.stops) : [self] }
}
extension [ModelElement] {
  /// The labels one after the other.
  @MainActor fileprivate var spokenLabel: String { flatMap(\.stops).map(\.label).filter { !$0.isEmpty }.joined(separator: ", ") }
}
#endif
