// swift-format-ignore-file

/// How a view comes and goes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@preconcurrency @MainActor public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { interfaceOnly() }
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency public static var slide: SlideTransition { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == PushTransition {
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition { self }
  @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition { self }
  @MainActor @preconcurrency public static var properties: TransitionProperties { TransitionProperties() }
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { return interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == IdentityTransition {
  @MainActor @preconcurrency public static var identity: IdentityTransition { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == BlurReplaceTransition {
  @MainActor @preconcurrency public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self { interfaceOnly() }
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition { interfaceOnly() }
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == SymbolEffectTransition {
  @MainActor @preconcurrency public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition { interfaceOnly() }
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { interfaceOnly() }
}

/// Where a transition is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public enum TransitionPhase {
  case willAppear
  case identity
  case didDisappear
  public var isIdentity: Bool { self == .identity }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TransitionPhase {
  public var value: Double { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TransitionPhase: Equatable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TransitionPhase: Hashable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TransitionPhase: Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TransitionPhase: BitwiseCopyable {}

/// What is true of a transition.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
  public var hasMotion: Bool
}

/// How a view comes and goes, of any type.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AnyTransition {
  let modelName: String
  init(modelName: String) { self.modelName = modelName }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<T: Transition>(_ transition: T) { modelName = "\(T.self)" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AnyTransition {
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition(modelName: #function) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(modelName: #function) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(modelName: #function) }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(modelName: #function) }
  public static let opacity: AnyTransition = AnyTransition(modelName: #function)
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition(modelName: #function) }
  public static var slide: AnyTransition { AnyTransition(modelName: #function) }
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(modelName: #function) }
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(modelName: #function) }
  public static let identity: AnyTransition = AnyTransition(modelName: #function)
  public static var scale: AnyTransition { AnyTransition(modelName: #function) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(modelName: #function) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnyTransition {
  public static func push(from edge: Edge) -> AnyTransition { interfaceOnly() }
}
@available(*, unavailable)
extension AnyTransition: Sendable {}

/// A transition that differs between insertion and removal.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  @MainActor @preconcurrency public var insertion: Insertion
  @MainActor @preconcurrency public var removal: Removal
  @MainActor @preconcurrency public init(insertion: Insertion, removal: Removal) { self.insertion = insertion; self.removal = removal }
  @MainActor @preconcurrency public func body(content: AsymmetricTransition<Insertion, Removal>.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
  @MainActor @preconcurrency public static var properties: TransitionProperties { interfaceOnly() }
}
@available(*, unavailable)
extension AsymmetricTransition: Sendable {}

/// The transition of navigation without a choice.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}
@available(*, unavailable)
extension AutomaticNavigationTransition: Sendable {}

/// A transition that blurs one view into another.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct BlurReplaceTransition: Transition {
  /// The direction of a blur.
  public struct Configuration: Equatable {
    @usableFromInline let modelName: String
    public static let downUp: BlurReplaceTransition.Configuration = BlurReplaceTransition.Configuration(modelName: "downUp")
    public static let upUp: BlurReplaceTransition.Configuration = BlurReplaceTransition.Configuration(modelName: "upUp")
    public static func == (a: BlurReplaceTransition.Configuration, b: BlurReplaceTransition.Configuration) -> Bool { a.modelName == b.modelName }
  }
  @MainActor @preconcurrency public var configuration: BlurReplaceTransition.Configuration
  @MainActor @preconcurrency public init(configuration: BlurReplaceTransition.Configuration) { self.configuration = configuration }
  @MainActor @preconcurrency public func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension BlurReplaceTransition: Sendable {}
@available(*, unavailable)
extension BlurReplaceTransition.Configuration: Sendable {}

/// How content changes in place.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ContentTransition: Equatable, Sendable {
  @usableFromInline let modelName: String
  public static let identity: ContentTransition = ContentTransition(modelName: "identity")
  public static let opacity: ContentTransition = ContentTransition(modelName: "opacity")
  public static let interpolate: ContentTransition = ContentTransition(modelName: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(modelName: "numericText(\(countsDown))") }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(modelName: "numericText(\(value))") }
  public static func == (a: ContentTransition, b: ContentTransition) -> Bool { a.modelName == b.modelName }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentTransition {
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition { ContentTransition(modelName: "symbolEffect(\(effect), \(options))") }
  public static var symbolEffect: ContentTransition { ContentTransition(modelName: "symbolEffect") }
}

/// A transition that is offered by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct IdentityTransition: Transition {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func body(content: IdentityTransition.Content, phase: TransitionPhase) -> IdentityTransition.Content { return interfaceValue() }
  @MainActor @preconcurrency public static let properties: TransitionProperties = interfaceValue()
  public typealias Body = IdentityTransition.Content
}
@available(*, unavailable)
extension IdentityTransition: Sendable {}

/// A transition that is offered by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct MoveTransition: Transition {
  @MainActor @preconcurrency public var edge: Edge
  @MainActor @preconcurrency public init(edge: Edge) { self.edge = edge }
  @MainActor @preconcurrency public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension MoveTransition: Sendable {}

/// The transition between screens.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol NavigationTransition {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { interfaceOnly() }
}

/// A transition that is offered by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct OffsetTransition: Transition {
  @MainActor @preconcurrency public var offset: CGSize
  @MainActor @preconcurrency public init(_ offset: CGSize) { self.offset = offset }
  @MainActor @preconcurrency public func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension OffsetTransition: Sendable {}

/// A transition that is offered by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct OpacityTransition: Transition {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
  @MainActor @preconcurrency public static let properties: TransitionProperties = interfaceValue()
}
@available(*, unavailable)
extension OpacityTransition: Sendable {}

/// A transition that is offered by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct PushTransition: Transition {
  @MainActor @preconcurrency public var edge: Edge
  @MainActor @preconcurrency public init(edge: Edge) { self.edge = edge }
  @MainActor @preconcurrency public func body(content: PushTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension PushTransition: Sendable {}

/// A transition that is offered by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct ScaleTransition: Transition {
  @MainActor @preconcurrency public var scale: Double
  @MainActor @preconcurrency public var anchor: UnitPoint
  @MainActor @preconcurrency public init(_ scale: Double, anchor: UnitPoint = .center) { self.scale = scale; self.anchor = anchor }
  @MainActor @preconcurrency public func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension ScaleTransition: Sendable {}

/// A transition that is offered by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public struct SlideTransition: Transition {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension SlideTransition: Sendable {}

/// A transition that zooms from a view.
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {}
@available(*, unavailable)
extension ZoomNavigationTransition: Sendable {}

/// What views with one identity share.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct MatchedGeometryProperties: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1 << 2)
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension MatchedGeometryProperties: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension MatchedGeometryProperties: BitwiseCopyable {}

/// The look of the view a transition starts from.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol MatchedTransitionSourceConfiguration: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension MatchedTransitionSourceConfiguration {
  public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  @available(*, unavailable, message: "matchedTransitionSource only supports `RoundedRectangle` clip shapes.")
  public func clipShape<S: Shape>(_ shape: S) -> some MatchedTransitionSourceConfiguration { self }
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  @available(*, unavailable, message: "matchedTransitionSource only supports `Color` background styles.")
  public func background<S: ShapeStyle>(_ style: S) -> some MatchedTransitionSourceConfiguration { self }
}

/// The look of a source without changes.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View { ignored() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { ignored() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { ignored() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { ignored() }
}

extension View {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { unmodeled() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { ignored() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View { ignored() }
}
