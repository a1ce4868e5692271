// swift-format-ignore-file

#if !os(macOS) && !os(watchOS)
/// SwiftUI content in a cell or another view of UIKit.
@available(iOS 16.0, tvOS 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { interfaceOnly() }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> { interfaceOnly() }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> { interfaceOnly() }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> { interfaceOnly() }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> { interfaceOnly() }
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func minSize() -> UIHostingConfiguration<Content, Background> { self }
  @MainActor public func makeContentView() -> any UIView & UIContentView { interfaceOnly() }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { interfaceOnly() }
}

@available(*, unavailable)
extension UIHostingConfiguration: Sendable {}

@available(iOS 16.0, tvOS 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
}

@available(iOS 16.0, tvOS 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension _UIHostingConfigurationBackgroundView: Sendable {}
#endif
