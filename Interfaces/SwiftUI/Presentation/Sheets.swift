// swift-format-ignore-file

/// How a presentation adapts to its size class.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationAdaptation: Sendable {
  @usableFromInline let modelName: String
  public static var automatic: PresentationAdaptation { PresentationAdaptation(modelName: "automatic") }
  public static var none: PresentationAdaptation { PresentationAdaptation(modelName: "none") }
  public static var popover: PresentationAdaptation { PresentationAdaptation(modelName: "popover") }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(modelName: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(modelName: "fullScreenCover") }
}

/// Whether the view behind a presentation can be used.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  @usableFromInline let modelName: String
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(modelName: "automatic") }
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(modelName: "enabled") }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction(modelName: "enabled(\(detent))") }
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(modelName: "disabled") }
}

/// Whether swiping resizes a sheet or scrolls.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  @usableFromInline let modelName: String
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(modelName: "automatic") }
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(modelName: "resizes") }
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(modelName: "scrolls") }
  public static func == (a: PresentationContentInteraction, b: PresentationContentInteraction) -> Bool { a.modelName == b.modelName }
}

/// The height of a sheet.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent = interfaceValue()
  public static let large: PresentationDetent = interfaceValue()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { interfaceOnly() }
  public static func height(_ height: CGFloat) -> PresentationDetent { interfaceOnly() }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { interfaceOnly() }
  /// What a custom height depends on.
  @dynamicMemberLookup public struct Context {
    public var maxDetentValue: CGFloat { interfaceOnly() }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { interfaceOnly() }
  }
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(*, unavailable)
extension PresentationDetent.Context: Sendable {}

/// The size of a sheet.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

extension PresentationSizing {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// What a sheet's size depends on.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PresentationSizingContext {}
@available(*, unavailable)
extension PresentationSizingContext: Sendable {}

/// The content of a sheet that is measured.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PresentationSizingRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { interfaceOnly() }
}
@available(*, unavailable)
extension PresentationSizingRoot: Sendable {}

/// The size of a sheet without a choice.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { interfaceOnly() }
}

/// The size of a sheet's content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { interfaceOnly() }
}

/// The size of a form.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { interfaceOnly() }
}

/// The size of a page.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { interfaceOnly() }
}

/// Where a popover points.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
@available(*, unavailable)
extension PopoverAttachmentAnchor: Sendable {}

/// A height of a sheet that is computed.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol CustomPresentationDetent {
  static func height(in context: Self.Context) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

@available(macOS 15.4, *)
@available(iOS, unavailable)
@available(macCatalyst, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { unmodeled() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { presenting(.sheet, item: item, onDismiss: onDismiss, content: content) }
  nonisolated public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { presenting(.sheet, isPresented, title: nil, onDismiss: onDismiss, content: content) }
}

@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
extension View {
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { presenting(.fullScreenCover, item: item, onDismiss: onDismiss, content: content) }
  nonisolated public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { presenting(.fullScreenCover, isPresented, title: nil, onDismiss: onDismiss, content: content) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { unmodeled() }
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { unmodeled() }
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { unmodeled() }
}

@available(iOS 13.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { presenting(.popover, item: item, content: content) }
  nonisolated public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { presenting(.popover, isPresented, title: nil, content: content) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { unmodeled() }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { unmodeled() }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { unmodeled() }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension View {
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { ignored() }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { unmodeled() }
  nonisolated public func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View { unmodeled() }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { unmodeled() }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { ignored() }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { unmodeled() }
  nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { unmodeled() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { ignored() }
}
