// swift-format-ignore-file
// Controls: their events, their actions, and menus.

@_exported import CoreGraphics
@_exported @_spi(Model) import ObjectiveC

public typealias UIActionHandler = (UIAction) -> Void

/// What a menu has.
@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var disabled: Attributes { .init(rawValue: 1) }
    public static var destructive: Attributes { .init(rawValue: 2) }
    public static var hidden: Attributes { .init(rawValue: 4) }
    @available(iOS 16.0, tvOS 16.0, *)
    public static var keepsMenuPresented: Attributes { .init(rawValue: 8) }
  }
  public enum State: Int, @unchecked Sendable { case off, on, mixed }
  fileprivate var text = ""
  fileprivate var picture: UIImage?
  @MainActor override init() { super.init() }
  open var subtitle: String?
}

/// An action with a closure.
@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  private let handler: UIActionHandler
  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state: State = .off
  open private(set) var sender: Any?
  private init(_ identifier: Identifier, _ handler: @escaping UIActionHandler) { (self.identifier, self.handler) = (identifier, handler) }
  @available(iOS 13.0, tvOS 14.0, *)
  @_disfavoredOverload @MainActor @preconcurrency public convenience init(title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) {
    self.init(title: title, subtitle: nil, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }
  @available(iOS 15.0, tvOS 15.0, *)
  @_disfavoredOverload @MainActor @preconcurrency public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) {
    self.init(identifier ?? Identifier(UUID().uuidString), handler)
    (self.text, self.subtitle, self.picture, self.discoverabilityTitle) = (title, subtitle, image, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
  }
  open var title: String {
    get { text }
    set { text = newValue }
  }
  open var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu.
@MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var displayInline: Options { .init(rawValue: 1) }
    public static var destructive: Options { .init(rawValue: 2) }
    public static var singleSelection: Options { .init(rawValue: 32) }
  }
  open private(set) var children: [UIMenuElement] = []
  @available(iOS 13.0, tvOS 14.0, *)
  @_disfavoredOverload @MainActor @preconcurrency public convenience init(title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = []) {
    self.init()
    (self.text, self.picture, self.children) = (title, image, children)
  }
  open var title: String { text }
  open var image: UIImage? { picture }
}

/// A view that hears of events.
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: Event { .init(rawValue: 1) }
    public static var touchDownRepeat: Event { .init(rawValue: 2) }
    public static var touchDragInside: Event { .init(rawValue: 4) }
    public static var touchDragOutside: Event { .init(rawValue: 8) }
    public static var touchDragEnter: Event { .init(rawValue: 16) }
    public static var touchDragExit: Event { .init(rawValue: 32) }
    public static var touchUpInside: Event { .init(rawValue: 64) }
    public static var touchUpOutside: Event { .init(rawValue: 128) }
    public static var touchCancel: Event { .init(rawValue: 256) }
    public static var valueChanged: Event { .init(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { .init(rawValue: 1 << 13) }
    public static var menuActionTriggered: Event { .init(rawValue: 1 << 14) }
    public static var editingDidBegin: Event { .init(rawValue: 1 << 16) }
    public static var editingChanged: Event { .init(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { .init(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: Event { .init(rawValue: 1 << 19) }
    public static var allTouchEvents: Event { .init(rawValue: 0xFFF) }
    public static var allEditingEvents: Event { .init(rawValue: 0xF0000) }
    public static var allEvents: Event { .init(rawValue: 0xFFFF_FFFF) }
  }
  public struct State: OptionSet, Hashable, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { [] }
    public static var highlighted: State { .init(rawValue: 1) }
    public static var disabled: State { .init(rawValue: 2) }
    public static var selected: State { .init(rawValue: 4) }
    public static var focused: State { .init(rawValue: 8) }
  }
  public enum ContentVerticalAlignment: Int, @unchecked Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, @unchecked Sendable { case center, left, right, fill, leading, trailing }
  private var actions: [(action: UIAction, events: Event)] = []
  private struct Target {
    weak var object: AnyObject?
    let selector: Selector
    let events: Event
  }
  private var targets: [Target] = []
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  func stateDidChange() { setNeedsLayout() }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  @available(iOS 15.0, *)
  @available(tvOS, unavailable)
  open var toolTip: String? {
    get { tip }
    set { tip = newValue }
  }
  private var tip: String?
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { actions.append((action, controlEvents)) }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) { actions.removeAll { $0.action === action } }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) { actions.removeAll { $0.action.identifier == actionIdentifier } }
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    for target in targets where !target.events.isDisjoint(with: controlEvents) { (target.object as? any SelectorTarget)?.receive(target.selector) }
  }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { targets.append(Target(object: target.map { $0 as AnyObject }, selector: action, events: controlEvents)) }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { targets.removeAll { $0.object === target.map { $0 as AnyObject } } }
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}

/// A button.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, @unchecked Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
  public enum Role: Int, @unchecked Sendable { case normal, primary, cancel, destructive }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button shows.
  @available(iOS 15.0, tvOS 15.0, *)
  public struct Configuration: Hashable {
    public enum Size: Hashable, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Hashable, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }
    @available(iOS 16.0, tvOS 16.0, *)
    public enum Indicator: Hashable, Sendable { case automatic, none, popup }
    /// The name of the style that it was made by.
    @_spi(Model) public private(set) var style: String
    private init(_ style: String) { self.style = style }
    public static func plain() -> UIButton.Configuration { .init("plain") }
    public static func tinted() -> UIButton.Configuration { .init("tinted") }
    public static func gray() -> UIButton.Configuration { .init("gray") }
    public static func filled() -> UIButton.Configuration { .init("filled") }
    public static func borderless() -> UIButton.Configuration { .init("borderless") }
    public static func bordered() -> UIButton.Configuration { .init("bordered") }
    public static func borderedTinted() -> UIButton.Configuration { .init("borderedTinted") }
    public static func borderedProminent() -> UIButton.Configuration { .init("borderedProminent") }
    public var background: UIBackgroundConfiguration = .clear()
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    public var buttonSize: UIButton.Configuration.Size = .medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator: Bool = false
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var contentInsets: NSDirectionalEdgeInsets = .init(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    @available(iOS 16.0, tvOS 16.0, *)
    public var indicator: UIButton.Configuration.Indicator {
      get { ownIndicator as? Indicator ?? .automatic }
      set { ownIndicator = newValue }
    }
    private var ownIndicator: Any?
    public static func == (a: UIButton.Configuration, b: UIButton.Configuration) -> Bool { a.style == b.style && a.title == b.title && a.subtitle == b.subtitle && a.image === b.image }
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { self.init(frame: .zero, primaryAction: primaryAction) }
  @available(iOS 15.0, tvOS 15.0, *)
  @MainActor @preconcurrency public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    if let primaryAction {
      if !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
      if primaryAction.image != nil { self.configuration?.image = primaryAction.image }
    }
  }
  private var ownConfiguration: Any?
  @available(iOS 15.0, tvOS 15.0, *)
  @MainActor @preconcurrency public var configuration: UIButton.Configuration? {
    get { ownConfiguration as? UIButton.Configuration }
    set {
      ownConfiguration = newValue
      invalidateIntrinsicContentSize()
    }
  }
  @available(iOS 15.0, tvOS 15.0, *)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var updateHandler: ConfigurationUpdateHandler?
  @available(iOS 15.0, tvOS 15.0, *)
  open var automaticallyUpdatesConfiguration: Bool { get { true } set {} }
  @available(iOS 15.0, tvOS 15.0, *)
  open func setNeedsUpdateConfiguration() { updateHandler?(self) }
  @available(iOS 15.0, tvOS 15.0, *)
  open func updateConfiguration() {}
  override func stateDidChange() {
    super.stateDidChange()
    updateHandler?(self)
  }
  open var menu: UIMenu?
  open var role: Role = .normal
  open var isPointerInteractionEnabled = false
  @available(iOS 15.0, tvOS 15.0, *)
  open var changesSelectionAsPrimaryAction: Bool { get { false } set {} }
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
  open var currentTitle: String? { (ownConfiguration as? UIButton.Configuration)?.title ?? titles[state.rawValue] ?? titles[0] }
  open var currentImage: UIImage? { (ownConfiguration as? UIButton.Configuration)?.image ?? images[state.rawValue] ?? images[0] }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
  open override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside), !controlEvents.contains(.primaryActionTriggered) { super.sendActions(for: .primaryActionTriggered) }
  }
  open override var intrinsicContentSize: CGSize {
    let configuration = ownConfiguration as? UIButton.Configuration
    let insets = configuration?.contentInsets ?? .zero
    let text = currentTitle.map { CGSize(width: CGFloat($0.count) * 9, height: 20) } ?? CGSize(width: 30, height: 34)
    return CGSize(width: text.width + insets.leading + insets.trailing, height: text.height + insets.top + insets.bottom)
  }
}

/// What is behind the content of a button or a cell.
@available(iOS 14.0, tvOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable {
  public static func clear() -> UIBackgroundConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  @available(tvOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  @available(tvOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "listCell")
  @available(tvOS, introduced: 14.0)
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public static func listCell() -> UIBackgroundConfiguration { .init() }
  private init() {}
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var backgroundColor: UIColor?
  public var visualEffect: UIVisualEffect?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool { a.backgroundColor == b.backgroundColor && a.cornerRadius == b.cornerRadius }
  public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
}
