// swift-format-ignore-file

/// A material with depth, through which what is behind it shines.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
  @usableFromInline let modelName: String
  public static var regular: Glass { Glass(modelName: "regular") }
  public static var clear: Glass { Glass(modelName: "clear") }
  public static var identity: Glass { Glass(modelName: "identity") }
  public func tint(_ color: Color?) -> Glass { Glass(modelName: "\(modelName).tint(\(color))") }
  public func interactive(_ isEnabled: Bool = true) -> Glass { Glass(modelName: "\(modelName).interactive(\(isEnabled))") }
  public static func == (a: Glass, b: Glass) -> Bool { a.modelName == b.modelName }
}

/// The shape of glass without another one.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  nonisolated public static var role: ShapeRole { interfaceOnly() }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { interfaceOnly() }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { interfaceOnly() }
}

/// How glass appears and disappears.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassEffectTransition: Sendable {
  @usableFromInline let modelName: String
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(modelName: "matchedGeometry") }
  public static var materialize: GlassEffectTransition { GlassEffectTransition(modelName: "materialize") }
  public static var identity: GlassEffectTransition { GlassEffectTransition(modelName: "identity") }
}

/// Views whose glass is blended.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
@MainActor @preconcurrency public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  @MainActor @preconcurrency public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var body: some View { content }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension GlassEffectContainer: Sendable {}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View { unmodeled() }
  nonisolated public func glassEffectID(_ id: (some (Hashable & Sendable))?, in namespace: Namespace.ID) -> some View { unmodeled() }
  @MainActor @preconcurrency public func glassEffectUnion(id: (some (Hashable & Sendable))?, namespace: Namespace.ID) -> some View { unmodeled() }
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { unmodeled() }
}

/// A style that is offered by name.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *)
  public init(_ glass: Glass) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: GlassButtonStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension GlassButtonStyle: Sendable {}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { interfaceOnly() }
}

/// A style that is offered by name.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension GlassProminentButtonStyle: Sendable {}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
