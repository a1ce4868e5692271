// swift-format-ignore-file
// Stack views. Their arrangement is kept; the constraints of the system's are not made.

@_exported import CoreGraphics

/// Views one after the other.
@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, @unchecked Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, @unchecked Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  private var arranged: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
  open var alignment: Alignment = .fill { didSet { setNeedsLayout() } }
  open var distribution: Distribution = .fill { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }
  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count - (arranged.contains(view) ? 1 : 0)) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard stackIndex <= arranged.count else { fatalError("index \(stackIndex) of \(arranged.count) arranged views") }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: stackIndex)
    setNeedsLayout()
  }
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsLayout()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { spacings[ObjectIdentifier(arrangedSubview)] = spacing }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault }
}

/// A view that scrolls its content.
@MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, @unchecked Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
  public enum IndicatorStyle: Int, @unchecked Sendable { case `default`, black, white }
  public enum ContentInsetAdjustmentBehavior: Int, @unchecked Sendable { case automatic, scrollableAxes, never, always }
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static var normal: DecelerationRate { .init(rawValue: 0.998) }
    public static var fast: DecelerationRate { .init(rawValue: 0.99) }
  }
  open var contentLayoutGuide: UILayoutGuide { guide("UIScrollViewContentLayoutGuide") }
  open var frameLayoutGuide: UILayoutGuide { guide("UIScrollViewFrameLayoutGuide") }
  open var contentOffset: CGPoint = .zero
  open var contentSize: CGSize = .zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open weak var delegate: (any UIScrollViewDelegate)?
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches = true
  open var refreshControl: UIRefreshControl?
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var panGestureRecognizer: UIPanGestureRecognizer { interfaceOnly() }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
}

/// What hears of scrolling. Its methods are optional.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
