// swift-format-ignore-file
// The views and view controllers of UIKit, as far as SwiftUI can show them.

@_exported import CoreGraphics

/// An object that handles events.
@MainActor open class UIResponder: NSObject {
  nonisolated public override init() { interfaceOnly() }
  open func becomeFirstResponder() -> Bool { interfaceOnly() }
  open func resignFirstResponder() -> Bool { interfaceOnly() }
}

/// A view of UIKit.
@MainActor open class UIView: UIResponder {
  nonisolated public override init() { interfaceOnly() }
  public init(frame: CGRect) { interfaceOnly() }
  open var frame: CGRect { get { interfaceOnly() } set { interfaceOnly() } }
  open var bounds: CGRect { get { interfaceOnly() } set { interfaceOnly() } }
  open var alpha: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  open var isHidden: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  open var isUserInteractionEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  open var backgroundColor: UIColor? { get { interfaceOnly() } set { interfaceOnly() } }
  open var tintColor: UIColor! { get { interfaceOnly() } set { interfaceOnly() } }
  open var intrinsicContentSize: CGSize { interfaceOnly() }
  open var subviews: [UIView] { interfaceOnly() }
  open var superview: UIView? { interfaceOnly() }
  open func addSubview(_ view: UIView) { interfaceOnly() }
  open func removeFromSuperview() { interfaceOnly() }
  open func setNeedsLayout() { interfaceOnly() }
  open func layoutIfNeeded() { interfaceOnly() }
  open func layoutSubviews() { interfaceOnly() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { interfaceOnly() }
}

/// A label of UIKit.
@MainActor open class UILabel: UIView {
  open var text: String? { get { interfaceOnly() } set { interfaceOnly() } }
  open var font: UIFont! { get { interfaceOnly() } set { interfaceOnly() } }
  open var textColor: UIColor! { get { interfaceOnly() } set { interfaceOnly() } }
  open var numberOfLines: Int { get { interfaceOnly() } set { interfaceOnly() } }
}

/// A view controller of UIKit.
@MainActor open class UIViewController: UIResponder {
  nonisolated public override init() { interfaceOnly() }
  open var view: UIView! { get { interfaceOnly() } set { interfaceOnly() } }
  open var title: String? { get { interfaceOnly() } set { interfaceOnly() } }
  open var preferredContentSize: CGSize { get { interfaceOnly() } set { interfaceOnly() } }
  open func viewDidLoad() { interfaceOnly() }
}
