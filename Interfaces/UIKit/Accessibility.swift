// swift-format-ignore-file
// What assistive technologies are told.

@_exported import CoreGraphics

/// What a view is, and what can be done with it.
public struct UIAccessibilityTraits: Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var none: UIAccessibilityTraits { [] }
  public static var button: UIAccessibilityTraits { .init(rawValue: 1) }
  public static var link: UIAccessibilityTraits { .init(rawValue: 2) }
  public static var image: UIAccessibilityTraits { .init(rawValue: 4) }
  public static var selected: UIAccessibilityTraits { .init(rawValue: 8) }
  public static var playsSound: UIAccessibilityTraits { .init(rawValue: 16) }
  public static var keyboardKey: UIAccessibilityTraits { .init(rawValue: 32) }
  public static var staticText: UIAccessibilityTraits { .init(rawValue: 64) }
  public static var summaryElement: UIAccessibilityTraits { .init(rawValue: 128) }
  public static var notEnabled: UIAccessibilityTraits { .init(rawValue: 256) }
  public static var updatesFrequently: UIAccessibilityTraits { .init(rawValue: 512) }
  public static var searchField: UIAccessibilityTraits { .init(rawValue: 1024) }
  public static var startsMediaSession: UIAccessibilityTraits { .init(rawValue: 2048) }
  public static var adjustable: UIAccessibilityTraits { .init(rawValue: 4096) }
  public static var allowsDirectInteraction: UIAccessibilityTraits { .init(rawValue: 8192) }
  public static var causesPageTurn: UIAccessibilityTraits { .init(rawValue: 16384) }
  public static var tabBar: UIAccessibilityTraits { .init(rawValue: 32768) }
  public static var header: UIAccessibilityTraits { .init(rawValue: 65536) }
  @available(iOS 17.0, tvOS 17.0, *)
  public static var toggleButton: UIAccessibilityTraits { .init(rawValue: 1 << 53) }
}
@available(iOS 7.0, *)
extension UIAccessibilityTraits: OptionSet {}

public enum UIAccessibilityContainerType: Int, @unchecked Sendable { case none, dataTable, list, landmark, semanticGroup }

/// A further action of a view.
@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) { (self.name, self.actionHandler) = (name, actionHandler) }
  public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) { (self.name, self.actionHandler, self.image) = (name, actionHandler, image) }
  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
}

/// What a reader asked the system for.
public struct UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var announcement: Notification { .init(rawValue: 1) }
    public static var layoutChanged: Notification { .init(rawValue: 2) }
    public static var screenChanged: Notification { .init(rawValue: 3) }
  }
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @MainActor public static var isBoldTextEnabled: Bool { false }
  @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  @MainActor public static var isInvertColorsEnabled: Bool { false }
  @MainActor public static var isSwitchControlRunning: Bool { false }
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { .init("UIAccessibilityReduceMotionStatusDidChangeNotification") }
  nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name { .init("UIAccessibilityVoiceOverStatusDidChangeNotification") }
  nonisolated public static var differentiateWithoutColorDidChangeNotification: NSNotification.Name { .init("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification") }
}

/// Lets the reader feel something.
@available(tvOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@available(tvOS, unavailable)
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@available(tvOS, unavailable)
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  open func impactOccurred() {}
}

@available(tvOS, unavailable)
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, @unchecked Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
