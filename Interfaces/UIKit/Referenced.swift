// swift-format-ignore-file
// The types in members of views that the model does not use, without members of their own.

@_exported import CoreGraphics

// MARK: - Accessibility

public typealias AXBoolReturnBlock = @MainActor () -> Bool
public typealias AXStringReturnBlock = @MainActor () -> String?
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
public typealias AXRectReturnBlock = @MainActor () -> CGRect
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
public typealias AXObjectReturnBlock = @MainActor () -> Any?
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
public typealias AXVoidReturnBlock = @MainActor () -> Void
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
public typealias AXUITextInputReturnBlock = @MainActor () -> (any UITextInput)?
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?

public enum UIAccessibilityNavigationStyle: Int, @unchecked Sendable { case automatic, separate, combined }

public struct UIAccessibilityTextualContext: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UIAccessibility {
  public struct DirectTouchOptions: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var silentOnTouch: UIAccessibility.DirectTouchOptions { .init(rawValue: 1) }
    public static var requiresActivation: UIAccessibility.DirectTouchOptions { .init(rawValue: 2) }
  }
  public enum ExpandedStatus: Int, @unchecked Sendable { case unsupported, expanded, collapsed }
}

@MainActor open class UIAccessibilityCustomRotor: NSObject {}
@MainActor open class UIAccessibilityLocationDescriptor: NSObject {}

// MARK: - Input

@MainActor public protocol UITextInput: AnyObject {}
@MainActor public protocol UIActivityItemsConfigurationReading: AnyObject {}
public enum UIEditingInteractionConfiguration: Int, @unchecked Sendable { case none, `default` }
@MainActor open class UICommand: NSObject {}
@MainActor open class UIKeyCommand: UICommand {}
@MainActor open class UIInputViewController: UIViewController {}
@MainActor open class UITextInputAssistantItem: NSObject {}
@MainActor open class UITextInputMode: NSObject {}
@MainActor open class UIPasteConfiguration: NSObject {}

// MARK: - Focus

@MainActor public protocol UIFocusEnvironment: AnyObject {}
@MainActor public protocol UIFocusItemContainer: AnyObject {}
@MainActor open class UIFocusEffect: NSObject {}
public enum UIFocusItemDeferralMode: Int, @unchecked Sendable { case automatic, always, never }

public struct UIFocusGroupPriority: Hashable, Equatable, RawRepresentable, @unchecked Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

// MARK: - Looks and geometry

@MainActor public protocol UICoordinateSpace: AnyObject {}
public enum UIDynamicItemCollisionBoundsType: UInt, @unchecked Sendable { case rectangle, ellipse, path }
@MainActor open class UIMotionEffect: NSObject {}
@MainActor open class UIHoverStyle: NSObject {}
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides {}
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
public struct UICornerConfiguration: Hashable {}
public struct CATransform3D {}
