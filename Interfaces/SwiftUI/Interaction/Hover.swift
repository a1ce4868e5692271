// swift-format-ignore-file

/// What happens under a pointer.
@available(iOS 13.4, tvOS 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect {
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public init<E: CustomHoverEffect>(_ effect: E) { interfaceOnly() }
  public static let automatic: HoverEffect = interfaceValue()
  @available(tvOS 17.0, *)
  public static let highlight: HoverEffect = interfaceValue()
  public static let lift: HoverEffect = interfaceValue()
}
@available(*, unavailable)
extension HoverEffect: Sendable {}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension HoverEffect: CustomHoverEffect {
  public typealias Body = Never
}

/// What a hover effect changes.
@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol HoverEffectContent {}

@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension HoverEffectContent {
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent { self }
  public func offset(_ offset: CGSize) -> some HoverEffectContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some HoverEffectContent { self }
  public func opacity(_ opacity: Double) -> some HoverEffectContent { self }
  public func animation(_ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent) -> some HoverEffectContent { self }
}

/// Hover effects that are active together.
@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffectGroup: Equatable, Sendable {
  /// How effects are active together.
  public struct Behavior: Equatable, Sendable {
    @usableFromInline let modelName: String
    public static let activatesGroup: HoverEffectGroup.Behavior = HoverEffectGroup.Behavior(modelName: "activatesGroup")
    public static let followsGroup: HoverEffectGroup.Behavior = HoverEffectGroup.Behavior(modelName: "followsGroup")
    public static let ignoresGroup: HoverEffectGroup.Behavior = HoverEffectGroup.Behavior(modelName: "ignoresGroup")
    public static func == (a: HoverEffectGroup.Behavior, b: HoverEffectGroup.Behavior) -> Bool { a.modelName == b.modelName }
  }
  public init(_ namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) { interfaceOnly() }
  public init(id: String?, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) { interfaceOnly() }
  public func behavior(_ behavior: HoverEffectGroup.Behavior) -> HoverEffectGroup { interfaceOnly() }
  public static func == (a: HoverEffectGroup, b: HoverEffectGroup) -> Bool { interfaceOnly() }
}

/// Where a pointer is.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable {
  case active(CGPoint)
  case ended
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@available(watchOS, unavailable)
extension HoverPhase: Sendable {}

/// The hover effect without a choice.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: AutomaticHoverEffect.Content) -> some CustomHoverEffect { return interfaceOnly() }
}
@available(*, unavailable)
extension AutomaticHoverEffect: Sendable {}

/// A hover effect of an app.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public protocol CustomHoverEffect {
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffect
  func body(content: Self.Content) -> Self.Body
}

@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect where Self == EmptyHoverEffect {
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect where Self.Body == Never {
  public func body(content: Self.Content) -> Self.Body { return interfaceValue() }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect {
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }
}

@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect {
  public func hoverEffect(_ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true) -> some CustomHoverEffect { self }
  public func hoverEffect(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent) -> some CustomHoverEffect { self }
  public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some CustomHoverEffect { self }
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { self }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect where Self == HighlightHoverEffect {
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect where Self == LiftHoverEffect {
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

/// A hover effect that changes nothing.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never
}
@available(*, unavailable)
extension EmptyHoverEffect: Sendable {}

/// A hover effect that highlights.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HighlightHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: HighlightHoverEffect.Content) -> some CustomHoverEffect { return interfaceOnly() }
}
@available(*, unavailable)
extension HighlightHoverEffect: Sendable {}

/// A hover effect that lifts.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct LiftHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: LiftHoverEffect.Content) -> some CustomHoverEffect { return interfaceOnly() }
}
@available(*, unavailable)
extension LiftHoverEffect: Sendable {}

/// The content of a hover effect before changes.
@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EmptyHoverEffectContent: HoverEffectContent {}
@available(*, unavailable)
extension EmptyHoverEffectContent: Sendable {}

/// A style that is offered by name.
@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PointerStyle: Sendable {
  @usableFromInline let modelName: String
  public static let `default`: PointerStyle = PointerStyle(modelName: "default")
  @available(visionOS, unavailable)
  public static let horizontalText: PointerStyle = PointerStyle(modelName: "horizontalText")
  @available(visionOS, unavailable)
  public static let verticalText: PointerStyle = PointerStyle(modelName: "verticalText")
  @available(visionOS, unavailable)
  public static let rectSelection: PointerStyle = PointerStyle(modelName: "rectSelection")
  @available(visionOS, unavailable)
  public static let grabIdle: PointerStyle = PointerStyle(modelName: "grabIdle")
  @available(visionOS, unavailable)
  public static let grabActive: PointerStyle = PointerStyle(modelName: "grabActive")
  @available(visionOS, unavailable)
  public static let link: PointerStyle = PointerStyle(modelName: "link")
  @available(visionOS, unavailable)
  public static let zoomIn: PointerStyle = PointerStyle(modelName: "zoomIn")
  @available(visionOS, unavailable)
  public static let zoomOut: PointerStyle = PointerStyle(modelName: "zoomOut")
  @available(visionOS, unavailable)
  public static let columnResize: PointerStyle = PointerStyle(modelName: "columnResize")
  @available(visionOS, unavailable)
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle(modelName: "columnResize(\(directions))") }
  @available(visionOS, unavailable)
  public static let rowResize: PointerStyle = PointerStyle(modelName: "rowResize")
  @available(visionOS, unavailable)
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle(modelName: "rowResize(\(directions))") }
  @available(visionOS, unavailable)
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle { PointerStyle(modelName: "frameResize(\(position), \(directions))") }
  @available(visionOS, unavailable)
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(modelName: "image(\(image), \(hotSpot))") }
  @available(visionOS, unavailable)
  public static func image(_ resource: ImageResource, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(modelName: "image(\(resource), \(hotSpot))") }
  @available(visionOS 2.0, *)
  @available(macOS, unavailable)
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { PointerStyle(modelName: "shape(\(shape), \(eoFill), \(size))") }
}

/// The direction of a resize.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@frozen public enum FrameResizeDirection: Int8, CaseIterable {
  case inward
  case outward
  /// Directions of a resize.
  @frozen public struct Set: OptionSet, Equatable, Hashable {
    public typealias Element = FrameResizeDirection.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let inward: FrameResizeDirection.Set = FrameResizeDirection.Set(rawValue: 1 << 0)
    public static let outward: FrameResizeDirection.Set = FrameResizeDirection.Set(rawValue: 1 << 1)
    public static let all: FrameResizeDirection.Set = FrameResizeDirection.Set(rawValue: 127)
    public init(_ direction: FrameResizeDirection) { interfaceOnly() }
    public typealias ArrayLiteralElement = FrameResizeDirection.Set.Element
    public typealias RawValue = Int8
  }
  public typealias AllCases = [FrameResizeDirection]
  public typealias RawValue = Int8
}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizeDirection: Equatable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizeDirection: Hashable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizeDirection: RawRepresentable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizeDirection: Sendable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizeDirection: BitwiseCopyable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizeDirection.Set: Sendable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizeDirection.Set: BitwiseCopyable {}

/// The edge or corner of a resize.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@frozen public enum FrameResizePosition: Int8, CaseIterable {
  case top
  case leading
  case bottom
  case trailing
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
  public typealias AllCases = [FrameResizePosition]
  public typealias RawValue = Int8
}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizePosition: Equatable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizePosition: Hashable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizePosition: RawRepresentable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizePosition: Sendable {}
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension FrameResizePosition: BitwiseCopyable {}
@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ModifiedContent: HoverEffectContent where Content: HoverEffectContent, Modifier: HoverEffectContent {}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension ModifiedContent: CustomHoverEffect where Content: CustomHoverEffect, Modifier: CustomHoverEffect {}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension Never: CustomHoverEffect {}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { unmodeled() }
}

extension View {
  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(tvOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(watchOS, unavailable)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload nonisolated public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { unmodeled() }
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { gestures { ModelGestures(hover: { action($0) }) } }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func hoverEffect(_ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true) -> some View { unmodeled() }
}

@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func hoverEffect(_ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true) -> some View { unmodeled() }
  nonisolated public func hoverEffect(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent) -> some View { unmodeled() }
  nonisolated public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some View { unmodeled() }
  nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { unmodeled() }
  nonisolated public func hoverEffectGroup() -> some View { unmodeled() }
}

@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension View {
  @_disfavoredOverload nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { unmodeled() }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension View {
  @_disfavoredOverload nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { unmodeled() }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { unmodeled() }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { unmodeled() }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { unmodeled() }
}
