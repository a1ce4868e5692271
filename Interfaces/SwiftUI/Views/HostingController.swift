// swift-format-ignore-file

#if !os(macOS) && !os(watchOS)
@available(iOS 16.0, tvOS 16.0, *)
@available(macOS, unavailable)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize: UIHostingControllerSizingOptions = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize: UIHostingControllerSizingOptions = UIHostingControllerSizingOptions(rawValue: 2)
}

@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  @MainActor @preconcurrency public init(rootView: Content) { interfaceOnly() }
  @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content) { interfaceOnly() }
  @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder) { interfaceOnly() }
  @MainActor @preconcurrency public var rootView: Content {
    get { interfaceOnly() }
    set { interfaceOnly() }
  }
  @available(iOS 16.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public var sizingOptions: UIHostingControllerSizingOptions {
    get { interfaceOnly() }
    set { interfaceOnly() }
  }
  @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize { interfaceOnly() }
}
#endif
