// swift-format-ignore-file
// Gesture recognizers, which do not retain what they tell.

@_exported import CoreGraphics
@_exported @_spi(Model) import ObjectiveC

@MainActor open class UIGestureRecognizer: NSObject, _AssociationOwner {
  nonisolated(unsafe) public var associations: [UnsafeRawPointer: Any] = [:]
  public enum State: Int, @unchecked Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  private struct Target {
    weak var object: AnyObject?
    let selector: Selector
  }
  private var targets: [Target] = []
  weak var attached: UIView?
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  @MainActor public convenience override init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) { targets.append(Target(object: target as AnyObject, selector: action)) }
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.object === target.map { $0 as AnyObject } } }
  open var state: State = .possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var view: UIView? { attached }
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var numberOfTouches: Int { 1 }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func reset() {}
  /// What happens when the gesture gets into a state.
  @_spi(Model) public func enter(_ state: State) {
    self.state = state
    for target in targets { (target.object as? any SelectorTarget)?.receive(target.selector) }
  }
}

/// What decides on gestures. Its methods are optional.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

@available(tvOS, unavailable)
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var shift: CGPoint = .zero
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { shift }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { shift = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var right: Direction { .init(rawValue: 1) }
    public static var left: Direction { .init(rawValue: 2) }
    public static var up: Direction { .init(rawValue: 4) }
    public static var down: Direction { .init(rawValue: 8) }
  }
  open var numberOfTouchesRequired = 1
  open var direction: Direction = .right
}

@available(tvOS, unavailable)
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

@available(tvOS, unavailable)
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
