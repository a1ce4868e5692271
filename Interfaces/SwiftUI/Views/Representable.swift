// swift-format-ignore-file

// There is no such view on macOS and watchOS.
#if !os(macOS) && !os(watchOS)

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
extension UIView {
  @MainActor @preconcurrency public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) { interfaceOnly() }
  @available(iOS, introduced: 18.0, deprecated: 18.0, renamed: "animate(_:changes:completion:)")
  @available(tvOS, introduced: 18.0, deprecated: 18.0, renamed: "animate(_:changes:completion:)")
  @available(visionOS, introduced: 2.0, deprecated: 2.0, renamed: "animate(_:changes:completion:)")
  @MainActor @preconcurrency public static func animate(with animation: Animation = Animation.default, changes: () -> Void, completion: (() -> Void)? = nil) { interfaceOnly() }
}

/// A view that shows a view controller of UIKit.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension UIViewControllerRepresentable where Self.Coordinator == () {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { interfaceOnly() }
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension UIViewControllerRepresentable {
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize? { interfaceOnly() }
  @MainActor @preconcurrency public static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator) { interfaceOnly() }
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

/// The state of the system when a view controller is made or updated.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var transaction: Transaction { interfaceOnly() }
  @MainActor @preconcurrency public var environment: EnvironmentValues { interfaceOnly() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  @MainActor @preconcurrency public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { interfaceOnly() }
}
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewControllerRepresentableContext: Sendable {}

/// A view that shows a view of UIKit.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension UIViewRepresentable where Self.Coordinator == () {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { interfaceOnly() }
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension UIViewRepresentable {
  @MainActor @preconcurrency public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) { interfaceOnly() }
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? { interfaceOnly() }
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

/// The state of the system when a view of UIKit is made or updated.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var transaction: Transaction { interfaceOnly() }
  @MainActor @preconcurrency public var environment: EnvironmentValues { interfaceOnly() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  @MainActor @preconcurrency public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { interfaceOnly() }
}
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewRepresentableContext: Sendable {}
#endif
