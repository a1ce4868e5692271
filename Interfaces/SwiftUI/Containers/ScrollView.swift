// swift-format-ignore-file

/// What an anchor of a scroll view is for.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(modelName: "initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(modelName: "sizeChanges") }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(modelName: "alignment") }
  public static func == (a: ScrollAnchorRole, b: ScrollAnchorRole) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// When a scroll view bounces.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
  @usableFromInline let modelName: String
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(modelName: "automatic") }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(modelName: "always") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(modelName: "basedOnSize") }
}

/// How the offset changes with the content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollContentOffsetAdjustmentBehavior {
  @usableFromInline let modelName: String
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(modelName: "automatic") }
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(modelName: "disabled") }
}
@available(*, unavailable)
extension ScrollContentOffsetAdjustmentBehavior: Sendable {}

/// How scrolling closes the keyboard.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Sendable {
  @usableFromInline let modelName: String
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(modelName: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(modelName: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(modelName: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(modelName: "never") }
}

@available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, *)
@available(visionOS, unavailable)
extension ScrollDismissesKeyboardMode: Equatable, Hashable {
  public static func == (a: ScrollDismissesKeyboardMode, b: ScrollDismissesKeyboardMode) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// The geometry of a scroll view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint { get { interfaceOnly() } set { interfaceOnly() } }
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize { get { interfaceOnly() } set { interfaceOnly() } }
  public var visibleRect: CGRect { interfaceOnly() }
  public var bounds: CGRect { interfaceOnly() }
  public static func == (a: ScrollGeometry, b: ScrollGeometry) -> Bool { a.contentSize == b.contentSize && a.contentInsets == b.contentInsets }
}

extension ScrollGeometry {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String { interfaceOnly() }
}

/// When scroll indicators show.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollIndicatorVisibility {
  @usableFromInline let modelName: String
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(modelName: "automatic") }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(modelName: "visible") }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(modelName: "hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(modelName: "never") }
}
@available(*, unavailable)
extension ScrollIndicatorVisibility: Sendable {}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension ScrollIndicatorVisibility: Equatable {
  public static func == (a: ScrollIndicatorVisibility, b: ScrollIndicatorVisibility) -> Bool { a.modelName == b.modelName }
}

/// Whether an input device scrolls.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollInputBehavior: Sendable, Equatable {
  @usableFromInline let modelName: String
  public static let automatic: ScrollInputBehavior = ScrollInputBehavior(modelName: "automatic")
  public static let enabled: ScrollInputBehavior = ScrollInputBehavior(modelName: "enabled")
  public static let disabled: ScrollInputBehavior = ScrollInputBehavior(modelName: "disabled")
  public static func == (a: ScrollInputBehavior, b: ScrollInputBehavior) -> Bool { a.modelName == b.modelName }
}

/// An input device that scrolls.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollInputKind: Sendable, Equatable {
  @usableFromInline let modelName: String
  @available(watchOS 11.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let handGestureShortcut: ScrollInputKind = ScrollInputKind(modelName: "handGestureShortcut")
  public static func == (a: ScrollInputKind, b: ScrollInputKind) -> Bool { a.modelName == b.modelName }
}

/// What a scroll view is doing.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum ScrollPhase: Equatable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating
  public var isScrolling: Bool { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String { interfaceOnly() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPhase: Hashable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPhase: Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPhase: BitwiseCopyable {}

/// The geometry at a change of phase.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry { interfaceOnly() }
  public var velocity: CGVector? { interfaceOnly() }
}
@available(*, unavailable)
extension ScrollPhaseChangeContext: Sendable {}

/// Where a scroll view is.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition {
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { interfaceOnly() }
  public init(idType: (some Hashable & Sendable).Type = Never.self) { interfaceOnly() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { interfaceOnly() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { interfaceOnly() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { interfaceOnly() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { interfaceOnly() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { interfaceOnly() }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { interfaceOnly() }
  public mutating func scrollTo(edge: Edge) { interfaceOnly() }
  public mutating func scrollTo(point: CGPoint) { interfaceOnly() }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { interfaceOnly() }
  public mutating func scrollTo(x: CGFloat) { interfaceOnly() }
  public mutating func scrollTo(y: CGFloat) { interfaceOnly() }
  public var isPositionedByUser: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var edge: Edge? { interfaceOnly() }
  public var point: CGPoint? { interfaceOnly() }
  public var viewID: (any Hashable & Sendable)? { interfaceOnly() }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition: Equatable {
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool { interfaceOnly() }
}

/// Where a scroll view should come to rest.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScrollTarget {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollTarget: Hashable, Equatable {
  public func hash(into hasher: inout Hasher) { hasher.combine(rect); hasher.combine(anchor) }
  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool { a.rect == b.rect && a.anchor == b.anchor }
}
@available(*, unavailable)
extension ScrollTarget: Sendable {}

/// Decides where a scroll view comes to rest.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  func properties(context: Self.PropertiesContext) -> Self.Properties
  typealias TargetContext = ScrollTargetBehaviorContext
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  typealias Properties = ScrollTargetBehaviorProperties
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
extension ScrollTargetBehavior {
  public func properties(context: Self.PropertiesContext) -> Self.Properties { interfaceOnly() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { interfaceOnly() }
}

/// What a behavior knows of a scroll view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget { interfaceOnly() }
  public var velocity: CGVector { interfaceOnly() }
  public var contentSize: CGSize { interfaceOnly() }
  public var containerSize: CGSize { interfaceOnly() }
  public var axes: Axis.Set { interfaceOnly() }
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { interfaceOnly() }
}
@available(*, unavailable)
extension ScrollTargetBehaviorContext: Sendable {}

/// Properties of a behavior.
@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  @available(macOS, unavailable)
  public var limitsScrolls: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public init() {}
  public static func == (a: ScrollTargetBehaviorProperties, b: ScrollTargetBehaviorProperties) -> Bool { interfaceOnly() }
}

/// What the properties of a behavior depend on.
@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
public struct ScrollTargetBehaviorPropertiesContext {
  public var environment: EnvironmentValues { interfaceOnly() }
  public var axes: Axis.Set { interfaceOnly() }
}
@available(*, unavailable)
extension ScrollTargetBehaviorPropertiesContext: Sendable {}

/// When views change as they scroll in and out.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScrollTransitionConfiguration {
  @usableFromInline let modelName: String
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(modelName: "animated(\(animation))") }
  public static let animated: ScrollTransitionConfiguration = ScrollTransitionConfiguration(modelName: "animated")
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(modelName: "interactive(\(timingCurve))") }
  public static let interactive: ScrollTransitionConfiguration = ScrollTransitionConfiguration(modelName: "interactive")
  public static let identity: ScrollTransitionConfiguration = ScrollTransitionConfiguration(modelName: "identity")
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(modelName: "\(modelName).animation(\(animation))") }
  public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(modelName: "\(modelName).threshold(\(threshold))") }
}
@available(*, unavailable)
extension ScrollTransitionConfiguration: Sendable {}

extension ScrollTransitionConfiguration {
  /// How much of a view has to be visible.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Threshold {
    @usableFromInline let modelName: String
    public static let visible: ScrollTransitionConfiguration.Threshold = ScrollTransitionConfiguration.Threshold(modelName: "visible")
    public static let hidden: ScrollTransitionConfiguration.Threshold = ScrollTransitionConfiguration.Threshold(modelName: "hidden")
    public static var centered: ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(modelName: "centered") }
    public static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(modelName: "visible(\(amount))") }
    public func interpolated(towards other: ScrollTransitionConfiguration.Threshold, amount: Double) -> ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(modelName: "\(modelName).interpolated(\(other), \(amount))") }
    public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { ScrollTransitionConfiguration.Threshold(modelName: "\(modelName).inset(\(distance))") }
  }
}
@available(*, unavailable)
extension ScrollTransitionConfiguration.Threshold: Sendable {}

/// Whether a view is scrolling in or out.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public enum ScrollTransitionPhase {
  case topLeading
  case identity
  case bottomTrailing
  public var isIdentity: Bool { interfaceOnly() }
  public var value: Double { interfaceOnly() }
}
@available(*, unavailable)
extension ScrollTransitionPhase: Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScrollTransitionPhase: Equatable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScrollTransitionPhase: Hashable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScrollTransitionPhase: BitwiseCopyable {}

/// A view that scrolls.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ScrollView<Content: View>: View {
  var modelAxes: Axis.Set
  var modelShowsIndicators: Bool
  public var content: Content
  public var axes: Axis.Set { get { modelAxes } set { modelAxes = newValue } }
  public var showsIndicators: Bool { get { modelShowsIndicators } set { modelShowsIndicators = newValue } }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier")
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { (self.content, modelAxes, modelShowsIndicators) = (content(), axes, showsIndicators) }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension ScrollView: Sendable {}

extension ScrollView {
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { (self.content, modelAxes, modelShowsIndicators) = (content(), axes, true) }
}

/// Scrolls to a view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { interfaceOnly() }
}
@available(*, unavailable)
extension ScrollViewProxy: Sendable {}

/// A view that can scroll to a view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension ScrollViewReader: Sendable {}

/// A scroll target behavior of any type.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public var base: any ScrollTargetBehavior
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: AnyScrollTargetBehavior.TargetContext) { interfaceOnly() }
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
extension AnyScrollTargetBehavior {
  public func properties(context: AnyScrollTargetBehavior.PropertiesContext) -> AnyScrollTargetBehavior.Properties { interfaceOnly() }
}
@available(*, unavailable)
extension AnyScrollTargetBehavior: Sendable {}

/// Comes to rest at pages.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) { interfaceOnly() }
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
extension PagingScrollTargetBehavior {
  public func properties(context: PagingScrollTargetBehavior.PropertiesContext) -> PagingScrollTargetBehavior.Properties { interfaceOnly() }
}
@available(*, unavailable)
extension PagingScrollTargetBehavior: Sendable {}

/// Comes to rest at views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one gesture scrolls.
  public struct LimitBehavior {
    @usableFromInline let modelName: String
    public static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(modelName: "automatic") }
    public static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(modelName: "always") }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static var alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(modelName: "alwaysByFew") }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static var alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(modelName: "alwaysByOne") }
    public static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { ViewAlignedScrollTargetBehavior.LimitBehavior(modelName: "never") }
  }
  public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) { interfaceOnly() }
  public func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext) { interfaceOnly() }
}

@available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
extension ViewAlignedScrollTargetBehavior {
  public func properties(context: ViewAlignedScrollTargetBehavior.PropertiesContext) -> ViewAlignedScrollTargetBehavior.Properties { interfaceOnly() }
}
@available(*, unavailable)
extension ViewAlignedScrollTargetBehavior: Sendable {}
@available(*, unavailable)
extension ViewAlignedScrollTargetBehavior.LimitBehavior: Sendable {}

extension View {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { ignored() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { ignored() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { ignored() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @MainActor @preconcurrency public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { changingEnvironment { $0.isScrollEnabled = $0.isScrollEnabled && !disabled } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { ignored() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { ignored() }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { ignored() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { ignored() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { ignored() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View { unmodeled() }
  nonisolated public func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View { unmodeled() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { unmodeled() }
}

extension ScrollPosition {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public var x: CGFloat? { interfaceOnly() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public var y: CGFloat? { interfaceOnly() }
}
extension ViewAlignedScrollTargetBehavior {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) { interfaceOnly() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public init(anchor: UnitPoint?) { interfaceOnly() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static func viewAligned(anchor: UnitPoint?) -> Self { interfaceOnly() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> Self { interfaceOnly() }
}
