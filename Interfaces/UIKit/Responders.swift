// swift-format-ignore-file
// What handles events, and who controls views.

@_exported import CoreGraphics
@_exported @_spi(Model) import ObjectiveC

/// An object that handles events.
@MainActor open class UIResponder: NSObject {
  nonisolated(unsafe) private var carried: [UnsafeRawPointer: Any] = [:]
  @MainActor public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, enclosingWindow != nil else { return false }
    if let other = enclosingWindow?.firstResponder, !other.resignFirstResponder() { return false }
    enclosingWindow?.firstResponder = self
    isFirstResponder = true
    return true
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { enclosingWindow?.firstResponder = nil }
    isFirstResponder = false
    return true
  }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Members that the model does not use

  open var undoManager: UndoManager? { interfaceOnly() }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { interfaceOnly() }
  open var keyCommands: [UIKeyCommand]? { interfaceOnly() }
  @available(tvOS, unavailable)
  open var inputAssistantItem: UITextInputAssistantItem { interfaceOnly() }
  open var inputViewController: UIInputViewController? { interfaceOnly() }
  open var inputAccessoryViewController: UIInputViewController? { interfaceOnly() }
  open var textInputMode: UITextInputMode? { interfaceOnly() }
  open var textInputContextIdentifier: String? { interfaceOnly() }
  open var userActivity: NSUserActivity?
  @available(tvOS, unavailable)
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get { interfaceOnly() } set {} }
  @available(tvOS, unavailable)
  open var pasteConfiguration: UIPasteConfiguration? { get { interfaceOnly() } set {} }
  @available(swift, obsoleted: 3, renamed: "next")
  public final var nextResponder: UIResponder? { interfaceOnly() }
  var enclosingWindow: UIWindow? { (self as? UIView)?.window }
}

extension UIResponder: _AssociationOwner {
  nonisolated public var associations: [UnsafeRawPointer: Any] {
    get { carried }
    set { carried = newValue }
  }
}

/// A finger on the screen.
@MainActor open class UITouch: NSObject {
  open var tapCount: Int { 1 }
  open weak var view: UIView?
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened.
@MainActor open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}

/// A view controller of UIKit.
@MainActor open class UIViewController: UIResponder {
  private var loaded: UIView?
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open func loadView() { view = UIView() }
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open var title: String?
  open var preferredContentSize: CGSize = .zero
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
}

/// A window, whose views are in the window.
@MainActor open class UIWindow: UIView {
  weak var firstResponder: UIResponder?
  private var traits = UITraitCollection.current
  open override var window: UIWindow? { self }
  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }
  open func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}
  override var inheritedTraits: UITraitCollection { traits }
  /// What the system says of the window.
  @_spi(Model) public var systemTraits: UITraitCollection {
    get { traits }
    set { changeTraits { traits = newValue } }
  }
}

/// A scene of an app.
@MainActor open class UIScene: UIResponder {
  /// The options with which a URL is opened.
  @MainActor open class OpenExternalURLOptions: NSObject {}
  /// The URLs that were opened.
  @_spi(Model) public private(set) var opened: [URL] = []
  open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    opened.append(url)
    completion?(true)
  }
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] = []
}
