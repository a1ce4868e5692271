// swift-format-ignore-file
// Constraints as objects. They hold what they relate weakly, trap where UIKit throws, and are not solved.

@_exported import CoreGraphics

/// How much a constraint matters.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static var required: UILayoutPriority { UILayoutPriority(1000) }
  public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(510) }
  public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
  public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(490) }
  public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
  public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

/// What a constraint can relate.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view in whose tree it is.
  var treeView: UIView? { get }
}

extension UIView: ConstraintItem {
  var treeView: UIView? { self }
}

extension UILayoutGuide: ConstraintItem {
  var treeView: UIView? { owningView }
}

/// A relation between two attributes of views or layout guides.
@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, @unchecked Sendable { case horizontal, vertical }
  public enum Relation: Int, @unchecked Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, @unchecked Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private let hasSecond: Bool
  weak var holder: UIView?
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  open var constant: CGFloat { didSet { itemsNeedLayout() } }
  open var priority: UILayoutPriority = .required {
    willSet {
      if isActive, (priority == .required) != (newValue == .required) {
        fatalError("a constraint that is active does not become required, or cease to be")
      }
    }
  }
  open var identifier: String?
  open var shouldBeArchived = false
  /// How often constraints became active.
  @_spi(Model) public static var activationCount = 0

  init(_ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat) {
    guard first is any ConstraintItem, second == nil || second is any ConstraintItem else {
      fatalError("a constraint relates views and layout guides")
    }
    if (second == nil) != (secondAttribute == .notAnAttribute) || firstAttribute == .notAnAttribute {
      fatalError("a constraint has an attribute for each item")
    }
    if second == nil, ![.width, .height].contains(firstAttribute) {
      fatalError("a place relates to another item")
    }
    if second != nil, !firstAttribute.relates(to: secondAttribute) {
      fatalError("\(firstAttribute) does not relate to \(secondAttribute)")
    }
    (self.first, self.second, hasSecond) = (first, second, second != nil)
    (self.firstAttribute, self.secondAttribute, self.relation) = (firstAttribute, secondAttribute, relation)
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
  }
  public convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) {
    self.init(view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
  }

  open var firstItem: AnyObject? { first }
  open var secondItem: AnyObject? { second }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }
  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

  private func activate() {
    guard let view = (first as? any ConstraintItem)?.treeView else { fatalError("the first item of a constraint is gone") }
    var holder: UIView? = view
    if hasSecond {
      guard let other = (second as? any ConstraintItem)?.treeView else { fatalError("the second item of a constraint is gone") }
      while let ancestor = holder, !other.isDescendant(of: ancestor) { holder = ancestor.superview }
    }
    guard let holder else { fatalError("the items of a constraint have no common ancestor: \(self)") }
    NSLayoutConstraint.activationCount += 1
    holder.heldConstraints.append(self)
    self.holder = holder
    itemsNeedLayout()
  }
  func deactivate() {
    holder?.heldConstraints.removeAll { $0 === self }
    holder = nil
    itemsNeedLayout()
  }
  private func itemsNeedLayout() {
    for item in [first, second] { (item as? any ConstraintItem)?.treeView?.setNeedsLayout() }
  }
  /// Whether it relates a view in a tree to one outside of it.
  func leaves(_ tree: UIView) -> Bool {
    guard hasSecond else { return false }
    let views = [first, second].map { ($0 as? any ConstraintItem)?.treeView }
    return views.contains { $0?.isDescendant(of: tree) == true } && views.contains { $0?.isDescendant(of: tree) != true }
  }
  /// Whether it relates something to a view or to one of its guides.
  func concerns(_ view: UIView) -> Bool {
    [first, second].contains { ($0 as? any ConstraintItem)?.treeView === view }
  }
}

extension NSLayoutConstraint.Attribute {
  private enum Kind { case side, direction, center, vertical, size, none }
  private var kind: Kind {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .direction
    case .left, .right, .leftMargin, .rightMargin: .side
    case .centerX, .centerXWithinMargins: .center
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }
  /// Whether UIKit allows the two in one constraint.
  func relates(to other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.center, .side), (.center, .direction), (.side, .center), (.direction, .center): true
    case (let one, let other): one == other && one != .none
    }
  }
}

/// An attribute of a view or layout guide.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let owner: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { (self.owner, self.attribute) = (owner, attribute) }
  func make(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, relation, other?.owner, other?.attribute ?? .notAnAttribute, multiplier, constant)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor, 1, 0) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, 0) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, 0) }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, 1, c) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, c) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, c) }
}

/// A horizontal place.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(UILayoutGuide(), .width) }
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, 1, 8 * multiplier) }
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// A vertical place.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(UILayoutGuide(), .height) }
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, 1, 8 * multiplier) }
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// A length.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, 1, c) }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, nil, 1, c) }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, nil, 1, c) }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, m, 0) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, 0) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, 0) }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, m, c) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, m, c) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, m, c) }
}

/// A rectangle for constraints, which is no view.
@MainActor open class UILayoutGuide: NSObject {
  @MainActor public override init() { super.init() }
  open weak var owningView: UIView?
  open var identifier = ""
  open var layoutFrame: CGRect { .zero }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// A guide that ends where the keyboard begins.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}
