// swift-format-ignore-file
// The view: its tree, its constraints, the passes of layout, and what it looks like.

@_exported import Accessibility
@_exported import CoreGraphics

/// A view of UIKit.
@MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, @unchecked Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
  public enum TintAdjustmentMode: Int, @unchecked Sendable { case automatic, normal, dimmed }
  public struct AutoresizingMask: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: AutoresizingMask { .init(rawValue: 1) }
    public static var flexibleWidth: AutoresizingMask { .init(rawValue: 2) }
    public static var flexibleRightMargin: AutoresizingMask { .init(rawValue: 4) }
    public static var flexibleTopMargin: AutoresizingMask { .init(rawValue: 8) }
    public static var flexibleHeight: AutoresizingMask { .init(rawValue: 16) }
    public static var flexibleBottomMargin: AutoresizingMask { .init(rawValue: 32) }
  }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init() }
  @MainActor public convenience override init() { self.init(frame: .zero) }

  // MARK: The tree

  private weak var parent: UIView?
  private var children: [UIView] = []
  private weak var enclosing: UIWindow?
  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { enclosing }
  open override var next: UIResponder? { parent }
  open func isDescendant(of view: UIView) -> Bool { self === view || parent?.isDescendant(of: view) == true }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in children { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, at: children.firstIndex(of: siblingSubview) ?? children.count) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, at: (children.firstIndex(of: siblingSubview) ?? children.count - 1) + 1) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { children.swapAt(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { if view.parent === self { move(view, to: children.count) } }
  open func sendSubviewToBack(_ view: UIView) { if view.parent === self { move(view, to: 0) } }
  open func removeFromSuperview() {
    guard let old = parent else { return }
    willMove(toSuperview: nil)
    let window = self.window
    if window != nil { announce { $0.willMove(toWindow: nil) } }
    unlink()
    changeTraits(from: old) {}
    if window != nil { enter(nil) }
    didMoveToSuperview()
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view is not added to itself")
    guard view.parent !== self else { return move(view, to: index) }
    let oldWindow = view.window
    let oldParent = view.parent
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.announce { $0.willMove(toWindow: window) } }
    view.unlink()
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    view.changeTraits(from: oldParent) {}
    if oldWindow !== window { view.enter(window) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }
  private func move(_ view: UIView, to index: Int) {
    children.removeAll { $0 === view }
    children.insert(view, at: min(max(index, 0), children.count))
  }
  private func unlink() {
    guard let old = parent else { return }
    old.willRemoveSubview(self)
    // Constraints between this tree and what is outside of it are dropped.
    var ancestor: UIView? = old
    while let view = ancestor {
      for constraint in view.heldConstraints where constraint.leaves(self) { constraint.deactivate() }
      ancestor = view.parent
    }
    old.children.removeAll { $0 === self }
    parent = nil
    old.setNeedsLayout()
  }
  private func enter(_ window: UIWindow?) {
    announce { $0.enclosing = window }
    if window == nil, isFirstResponder { resignFirstResponder() }
    announce { $0.didMoveToWindow() }
  }
  private func announce(_ body: (UIView) -> Void) {
    body(self)
    for view in children { view.announce(body) }
  }

  // MARK: Constraints

  var heldConstraints: [NSLayoutConstraint] = []
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open class var requiresConstraintBasedLayout: Bool { false }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { interfaceOnly() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  private var guides: [UILayoutGuide] = []
  open var layoutGuides: [UILayoutGuide] { guides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    guides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  func guide(_ identifier: String, make: @MainActor () -> UILayoutGuide = { UILayoutGuide() }) -> UILayoutGuide {
    if let guide = guides.first(where: { $0.identifier == identifier }) { return guide }
    let guide = make()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
  open var layoutMarginsGuide: UILayoutGuide { guide("UIViewLayoutMarginsGuide") }
  open var safeAreaLayoutGuide: UILayoutGuide { guide("UIViewSafeAreaLayoutGuide") }
  open var readableContentGuide: UILayoutGuide { guide("UIViewReadableContentGuide") }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guide("UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() } as! UIKeyboardLayoutGuide }
  open var layoutMargins: UIEdgeInsets {
    get {
      let insets = directionalLayoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: newValue.top, leading: isMirrored ? newValue.right : newValue.left, bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) { didSet { setNeedsLayout() } }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { parent?.safeAreaInsets ?? systemSafeArea }
  /// What bars and the device cover of a view at the top of a tree.
  @_spi(Model) public var systemSafeArea = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? .defaultLow }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { hugging[axis] = priority }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { resistance[axis] = priority }
  public class var noIntrinsicMetric: CGFloat { -1 }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    parent?.setNeedsLayout()
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Passes

  private var wantsConstraints = true
  private var wantsLayout = true
  open func setNeedsUpdateConstraints() { wantsConstraints = true }
  open func needsUpdateConstraints() -> Bool { wantsConstraints }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {
    for view in children { view.updateConstraintsIfNeeded() }
    guard wantsConstraints else { return }
    wantsConstraints = false
    updateConstraints()
  }
  open func setNeedsLayout() { wantsLayout = true }
  open func layoutSubviews() {}
  /// A pass, repeated until nothing changes: constraints from below, then layout from above.
  open func layoutIfNeeded() {
    for _ in 0..<20 {
      updateConstraintsIfNeeded()
      layoutTree()
      if !isUnsettled { return }
    }
    fatalError("layout does not come to an end")
  }
  private var isUnsettled: Bool { wantsConstraints || wantsLayout || children.contains { $0.isUnsettled } }
  private func layoutTree() {
    if wantsLayout {
      wantsLayout = false
      layoutSubviews()
    }
    for view in children { view.layoutTree() }
  }
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    layoutIfNeeded()
    return CGSize(width: max(intrinsicContentSize.width, 0), height: max(intrinsicContentSize.height, 0))
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { systemLayoutSizeFitting(targetSize) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Geometry

  open var frame: CGRect {
    get { CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height) }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect = .zero {
    didSet { if oldValue.size != bounds.size { setNeedsLayout() } }
  }
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { interfaceOnly() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { interfaceOnly() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { interfaceOnly() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { interfaceOnly() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { interfaceOnly() }

  // MARK: Looks

  open class var layerClass: AnyClass { CALayer.self }
  open private(set) lazy var layer: CALayer = (type(of: self).layerClass as! CALayer.Type).init()
  open var alpha: CGFloat = 1
  private var hides = 0
  open var isHidden: Bool {
    get { hides > 0 }
    set {
      // A stack counts how often an arranged view was hidden.
      let isCounted = (parent as? UIStackView)?.arrangedSubviews.contains(self) == true
      hides = newValue ? (isCounted ? hides + 1 : 1) : (isCounted ? max(hides - 1, 0) : 0)
      parent?.setNeedsLayout()
    }
  }
  open var isOpaque = true
  open var clipsToBounds = false { didSet { layer.masksToBounds = clipsToBounds } }
  open var contentMode: ContentMode = .scaleToFill
  open var backgroundColor: UIColor?
  open var mask: UIView?
  open var tag = 0
  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get { ownTint ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      announce { $0.tintColorDidChange() }
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  open func tintColorDidChange() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attached = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attached = nil
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open private(set) var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
    return responder.resignFirstResponder()
  }

  // MARK: Traits

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  var inheritedTraits: UITraitCollection { parent?.traitCollection ?? .current }
  open var traitCollection: UITraitCollection {
    var traits = inheritedTraits
    if overrideUserInterfaceStyle != .unspecified { traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)]) }
    return traits
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set { changeTraits { overriddenStyle = newValue } }
  }
  private var overriddenStyle = UIUserInterfaceStyle.unspecified
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  @available(tvOS, introduced: 9.0, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  private var traitHandlers: [TraitRegistration] = []
  @available(iOS 17.0, tvOS 17.0, *)
  public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
  func addTraitHandler(_ handler: @escaping (UITraitCollection) -> Void) -> TraitRegistration {
    let registration = TraitRegistration(handler)
    traitHandlers.append(registration)
    return registration
  }
  func removeTraitHandler(_ registration: AnyObject) { traitHandlers.removeAll { $0 === registration } }

  /// Tells the views in a tree that what they inherit changed.
  func changeTraits(from oldParent: UIView? = nil, _ change: () -> Void) {
    var old: [(UIView, UITraitCollection)] = []
    announce { old.append(($0, $0.lastTraits)) }
    change()
    for (view, traits) in old where view.traitCollection != traits {
      view.lastTraits = view.traitCollection
      view.adjustsToTraits()
      view.hearOfTraits(traits)
    }
  }
  private lazy var lastTraits = UITraitCollection.current
  private func hearOfTraits(_ previous: UITraitCollection) {
    (self as any TraitListener).tell(previous)
    for handler in traitHandlers { handler.handler(previous) }
  }
  /// What a view does by itself, such as taking another size of text.
  func adjustsToTraits() {}

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityRespondsToUserInteraction = false
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityIgnoresInvertColors = false
  open var showsLargeContentViewer = false
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open var accessibilityActivationPoint: CGPoint { get { interfaceOnly() } set {} }
  open var accessibilityFrame: CGRect { get { interfaceOnly() } set {} }
  open var accessibilityPath: UIBezierPath?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! { get { interfaceOnly() } set {} }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { interfaceOnly() } set {} }
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var automationElements: [Any]?
  @available(tvOS, unavailable)
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? { get { interfaceOnly() } set {} }
  @available(tvOS, unavailable)
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions { get { interfaceOnly() } set {} }
  @available(iOS 18.0, tvOS 18.0, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus { get { interfaceOnly() } set {} }
  @available(iOS 18.0, tvOS 18.0, *)
  open var accessibilityPreviousTextNavigationElement: Any? { get { interfaceOnly() } set {} }
  @available(iOS 18.0, tvOS 18.0, *)
  open var accessibilityNextTextNavigationElement: Any? { get { interfaceOnly() } set {} }
  @available(iOS 18.1, tvOS 18.1, *)
  open var accessibilityTextInputResponder: (any UITextInput)? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var isAccessibilityElementBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityLabelBlock: AXStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityValueBlock: AXStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityHintBlock: AXStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityIdentifierBlock: AXStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityHeaderElementsBlock: AXArrayReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityLanguageBlock: AXStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityTextualContextBlock: AXTextualContextReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 18.0, tvOS 18.0, *)
  open var accessibilityExpandedStatusBlock: (@MainActor @Sendable () -> UIAccessibility.ExpandedStatus)? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityElementsBlock: AXArrayReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var automationElementsBlock: AXArrayReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityActivationPointBlock: AXPointReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityFrameBlock: AXRectReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityPathBlock: AXPathReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityActivateBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityIncrementBlock: AXVoidReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityDecrementBlock: AXVoidReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityMagicTapBlock: AXBoolReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 18.0, tvOS 18.0, *)
  open var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 18.0, tvOS 18.0, *)
  open var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 18.1, tvOS 18.1, *)
  open var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? { get { interfaceOnly() } set {} }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? { get { interfaceOnly() } set {} }

  // MARK: Members that the model does not use

  open var autoresizesSubviews = true
  open var clearsContextBeforeDrawing = true
  open var contentScaleFactor: CGFloat = 1
  open var transform3D: CATransform3D { get { interfaceOnly() } set {} }
  open var motionEffects: [UIMotionEffect] = []
  open var hasAmbiguousLayout: Bool { interfaceOnly() }
  open var restorationIdentifier: String?
  open var appliedContentSizeCategoryLimitsDescription: String { interfaceOnly() }
  @available(iOS 17.0, tvOS 17.0, *)
  @MainActor @preconcurrency public var traitOverrides: UITraitOverrides { get { interfaceOnly() } set {} }
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  open var hoverStyle: UIHoverStyle? { get { interfaceOnly() } set {} }
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public var cornerConfiguration: UICornerConfiguration { get { interfaceOnly() } set {} }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  @available(tvOS, unavailable)
  open var focusGroupIdentifier: String? { get { interfaceOnly() } set {} }
  open var focusGroupPriority: UIFocusGroupPriority { get { interfaceOnly() } set {} }
  @available(tvOS, unavailable)
  open var focusEffect: UIFocusEffect? { get { interfaceOnly() } set {} }
  open var focusItemDeferralMode: UIFocusItemDeferralMode { interfaceOnly() }
  open var isTransparentFocusItem: Bool { interfaceOnly() }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { interfaceOnly() }
  open var preferredFocusedView: UIView? { interfaceOnly() }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { interfaceOnly() }
  open var focusItemContainer: (any UIFocusItemContainer)? { interfaceOnly() }
  open var coordinateSpace: any UICoordinateSpace { interfaceOnly() }
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { interfaceOnly() }
  open var collisionBoundingPath: UIBezierPath { interfaceOnly() }
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var largeContentImageInsets: UIEdgeInsets = .zero
  open var scalesLargeContentImage = false

  // MARK: Former names

  @available(swift, obsoleted: 3, renamed: "isHidden")
  public final var hidden: Bool { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "isOpaque")
  public final var opaque: Bool { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "isFocused")
  public final var focused: Bool { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "isUserInteractionEnabled")
  public final var userInteractionEnabled: Bool { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "isMultipleTouchEnabled")
  public final var multipleTouchEnabled: Bool { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "isExclusiveTouch")
  public final var exclusiveTouch: Bool { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "mask")
  public final var maskView: UIView? { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "forFirstBaselineLayout")
  public final var viewForFirstBaselineLayout: UIView { interfaceOnly() }
  @available(swift, obsoleted: 3, renamed: "forLastBaselineLayout")
  public final var viewForLastBaselineLayout: UIView { interfaceOnly() }
}

/// Lets what is deprecated be called without a warning.
@MainActor private protocol TraitListener {
  func tell(_ previous: UITraitCollection)
}

extension UIView: TraitListener {
  @available(iOS, deprecated: 17.0)
  fileprivate func tell(_ previous: UITraitCollection) { traitCollectionDidChange(previous) }
}

/// A handler of changed traits.
@MainActor final class TraitRegistration: NSObject {
  let handler: (UITraitCollection) -> Void
  init(_ handler: @escaping (UITraitCollection) -> Void) { self.handler = handler }
}

/// What can be added to a view to handle events.
@MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

// MARK: - Animation

extension UIView {
  public struct AnimationOptions: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var layoutSubviews: AnimationOptions { .init(rawValue: 1) }
    public static var allowUserInteraction: AnimationOptions { .init(rawValue: 2) }
    public static var beginFromCurrentState: AnimationOptions { .init(rawValue: 4) }
    public static var `repeat`: AnimationOptions { .init(rawValue: 8) }
    public static var autoreverse: AnimationOptions { .init(rawValue: 16) }
    public static var overrideInheritedDuration: AnimationOptions { .init(rawValue: 32) }
    public static var overrideInheritedCurve: AnimationOptions { .init(rawValue: 64) }
    public static var allowAnimatedContent: AnimationOptions { .init(rawValue: 128) }
    public static var showHideTransitionViews: AnimationOptions { .init(rawValue: 256) }
    public static var overrideInheritedOptions: AnimationOptions { .init(rawValue: 512) }
    public static var curveEaseInOut: AnimationOptions { [] }
    public static var curveEaseIn: AnimationOptions { .init(rawValue: 1 << 16) }
    public static var curveEaseOut: AnimationOptions { .init(rawValue: 2 << 16) }
    public static var curveLinear: AnimationOptions { .init(rawValue: 3 << 16) }
    public static var transitionCrossDissolve: AnimationOptions { .init(rawValue: 5 << 20) }
  }

  /// An animation that ran, for its changes are made at once.
  @_spi(Model) public struct Animation {
    public var duration: TimeInterval
    public var delay: TimeInterval
    public var damping: CGFloat?
    public var options: AnimationOptions
    public var repeatCount: CGFloat?
  }
  @_spi(Model) public static var animations: [Animation] = []
  private static func run(_ duration: TimeInterval, _ delay: TimeInterval, _ damping: CGFloat?, _ options: AnimationOptions, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    animations.append(Animation(duration: duration, delay: delay, damping: damping, options: options))
    changes()
    completion?(true)
  }
  public class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { run(duration, delay, nil, options, animations, completion) }
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { run(duration, 0, nil, [], animations, completion) }
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { run(duration, 0, nil, [], animations, nil) }
  public class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { run(duration, delay, dampingRatio, options, animations, completion) }
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    self.animations[self.animations.count - 1].repeatCount = count
    if autoreverses { self.animations[self.animations.count - 1].options.insert(.autoreverse) }
    animations()
  }
  public class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { run(duration, 0, nil, options, { animations?() }, completion) }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  public class var areAnimationsEnabled: Bool { true }
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
}

/// A view with an effect such as blur, whose views are in its content view.
@MainActor open class UIVisualEffectView: UIView {
  private var content: UIView?
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    let content = UIView()
    super.addSubview(content)
    self.content = content
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentView: UIView { content ?? self }
  open var effect: UIVisualEffect?
  open override func insertSubview(_ view: UIView, at index: Int) { fatalError("an effect view takes views in its content view") }
}

@MainActor open class UIVisualEffect: NSObject {
  @MainActor public override init() { super.init() }
}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, @unchecked Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  @_spi(Model) public private(set) var style = Style.regular
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, @unchecked Sendable { case end, start, current }

/// An animation along a curve of one's own, of which the interface knows the changes and the end.
@MainActor open class UIViewPropertyAnimator: NSObject {
  private let animations: (() -> Void)?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) {
    self.animations = animations
    super.init()
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    animations?()
    for completion in completions { completion(.end) }
  }
}
