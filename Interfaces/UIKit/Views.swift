// swift-format-ignore-file
// The views and view controllers of UIKit, as far as SwiftUI can show them.

@_exported import CoreGraphics

/// An object that handles events.
@MainActor open class UIResponder: NSObject {
  nonisolated public override init() { fatalError("an interface") }
  open func becomeFirstResponder() -> Bool { fatalError("an interface") }
  open func resignFirstResponder() -> Bool { fatalError("an interface") }
}

/// A view of UIKit.
@MainActor open class UIView: UIResponder {
  nonisolated public override init() { fatalError("an interface") }
  public init(frame: CGRect) { fatalError("an interface") }
  open var frame: CGRect { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var bounds: CGRect { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var alpha: CGFloat { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var isHidden: Bool { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var isUserInteractionEnabled: Bool { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var backgroundColor: UIColor? { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var tintColor: UIColor! { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var intrinsicContentSize: CGSize { fatalError("an interface") }
  open var subviews: [UIView] { fatalError("an interface") }
  open var superview: UIView? { fatalError("an interface") }
  open func addSubview(_ view: UIView) { fatalError("an interface") }
  open func removeFromSuperview() { fatalError("an interface") }
  open func setNeedsLayout() { fatalError("an interface") }
  open func layoutIfNeeded() { fatalError("an interface") }
  open func layoutSubviews() { fatalError("an interface") }
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError("an interface") }
}

/// A label of UIKit.
@MainActor open class UILabel: UIView {
  open var text: String? { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var font: UIFont! { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var textColor: UIColor! { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var numberOfLines: Int { get { fatalError("an interface") } set { fatalError("an interface") } }
}

/// A view controller of UIKit.
@MainActor open class UIViewController: UIResponder {
  nonisolated public override init() { fatalError("an interface") }
  open var view: UIView! { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var title: String? { get { fatalError("an interface") } set { fatalError("an interface") } }
  open var preferredContentSize: CGSize { get { fatalError("an interface") } set { fatalError("an interface") } }
  open func viewDidLoad() { fatalError("an interface") }
}
