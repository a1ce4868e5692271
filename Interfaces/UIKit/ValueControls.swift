// swift-format-ignore-file
// Controls with a value, and views that show one.

@_exported import CoreGraphics

@MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override var accessibilityValue: String? { get { super.accessibilityValue ?? (isOn ? "1" : "0") } set { super.accessibilityValue = newValue } }
  // A button and, as `toggleButton` of iOS 17, a switch.
  open override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits.union(.init(rawValue: 1 << 53 | 1)) } set { super.accessibilityTraits = newValue } }
  open override func accessibilityActivate() -> Bool {
    isOn.toggle()
    sendActions(for: .valueChanged)
    return true
  }
}

@MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 34) }
}

@MainActor open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

@MainActor open class UISegmentedControl: UIControl {
  public class var noSegment: Int { -1 }
  private var titles: [String] = []
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).compactMap { $0 as? String }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var numberOfSegments: Int { titles.count }
  open var selectedSegmentIndex = -1
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title ?? "" }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { titles.insert(title ?? "", at: min(segment, titles.count)) }
  open func removeAllSegments() { titles = [] }
}

@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

public enum UIDatePickerStyle: Int, @unchecked Sendable { case automatic, wheels, compact, inline }

@MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, @unchecked Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode: Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar!
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

@MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@MainActor open class UIProgressView: UIView {
  public enum Style: Int, @unchecked Sendable { case `default`, bar }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle style: UIProgressView.Style) { self.init(frame: .zero) }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, @unchecked Sendable { case medium = 100, large }
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  open var style: Style = .medium
  open var hidesWhenStopped = true
  open var color: UIColor!
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize { style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}

@MainActor open class UIBarItem: NSObject {
  @MainActor public override init() { super.init() }
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, @unchecked Sendable { case plain, done = 2 }
  public enum SystemItem: Int, @unchecked Sendable { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24 }
  @MainActor public override init() { super.init() }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title, image, primaryAction, menu)
  }
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  open var style: Style = .plain
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var width: CGFloat = 0
}
