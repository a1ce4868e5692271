// swift-format-ignore-file

#if os(macOS)

/// A view that shows a view controller of AppKit.
@available(macOS 10.15, *)
@preconcurrency @MainActor public protocol NSViewControllerRepresentable: View where Self.Body == Never {
  associatedtype NSViewControllerType: NSViewController
  @MainActor @preconcurrency func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
  @MainActor @preconcurrency func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(macOS 13.0, *)
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize?
  typealias Context = NSViewControllerRepresentableContext<Self>
}

@available(macOS 10.15, *)
extension NSViewControllerRepresentable where Self.Coordinator == () {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { interfaceOnly() }
}

@available(macOS 10.15, *)
extension NSViewControllerRepresentable {
  @available(macOS 13.0, *)
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize? { interfaceOnly() }
  @MainActor @preconcurrency public static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator) { interfaceOnly() }
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

/// The state of the system when a view controller is made or updated.
@available(macOS 10.15, *)
@preconcurrency @MainActor public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var transaction: Transaction { interfaceOnly() }
  @MainActor @preconcurrency public var environment: EnvironmentValues { interfaceOnly() }
  @available(macOS 15.0, *)
  @MainActor @preconcurrency public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { interfaceOnly() }
}
@available(macOS 10.15, *)
extension NSViewControllerRepresentableContext: Sendable {}

/// A view that shows a view of AppKit.
@available(macOS 10.15, *)
@preconcurrency @MainActor public protocol NSViewRepresentable: View where Self.Body == Never {
  associatedtype NSViewType: NSView
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(macOS 13.0, *)
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
  typealias Context = NSViewRepresentableContext<Self>
}

@available(macOS 10.15, *)
extension NSViewRepresentable where Self.Coordinator == () {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { interfaceOnly() }
}

@available(macOS 10.15, *)
extension NSViewRepresentable {
  @MainActor @preconcurrency public static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator) { interfaceOnly() }
  @available(macOS 13.0, *)
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize? { interfaceOnly() }
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

/// The state of the system when a view of AppKit is made or updated.
@available(macOS 10.15, *)
@preconcurrency @MainActor public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var transaction: Transaction { interfaceOnly() }
  @MainActor @preconcurrency public var environment: EnvironmentValues { interfaceOnly() }
  @available(macOS 15.0, *)
  @MainActor @preconcurrency public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { interfaceOnly() }
}
@available(macOS 10.15, *)
extension NSViewRepresentableContext: Sendable {}

/// How a hosting view or controller tells the size of its content.
@available(macOS 13.0, *)
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize: NSHostingSizingOptions = NSHostingSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize: NSHostingSizingOptions = NSHostingSizingOptions(rawValue: 1 << 1)
  public static let maxSize: NSHostingSizingOptions = NSHostingSizingOptions(rawValue: 1 << 2)
  public static let preferredContentSize: NSHostingSizingOptions = NSHostingSizingOptions(rawValue: 1 << 3)
  public static let standardBounds: NSHostingSizingOptions = NSHostingSizingOptions(rawValue: 1 << 4)
}

/// A view of AppKit that shows a view of SwiftUI.
@available(macOS 10.15, *)
@preconcurrency @MainActor open class NSHostingView<Content: View>: NSView {
  @available(macOS 13.0, *)
  @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor @preconcurrency required public init(rootView: Content) { interfaceOnly() }
  @available(*, unavailable)
  @MainActor @preconcurrency required public init?(coder aDecoder: NSCoder) { interfaceOnly() }
  @MainActor @preconcurrency public var rootView: Content { get { interfaceOnly() } set { interfaceOnly() } }
}

/// A view controller of AppKit that shows a view of SwiftUI.
@available(macOS 10.15, *)
@preconcurrency @MainActor open class NSHostingController<Content: View>: NSViewController {
  @MainActor @preconcurrency public var rootView: Content { get { interfaceOnly() } set { interfaceOnly() } }
  @available(macOS 13.0, *)
  @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor @preconcurrency public init(rootView: Content) { interfaceOnly() }
  @MainActor @preconcurrency public init?(coder: NSCoder, rootView: Content) { interfaceOnly() }
  @MainActor @preconcurrency required public init?(coder: NSCoder) { interfaceOnly() }
  @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize { interfaceOnly() }
}
#endif
