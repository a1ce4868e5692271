// swift-format-ignore-file

extension WiggleSymbolEffect {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func custom(angle: Angle) -> WiggleSymbolEffect { interfaceOnly() }
}

/// A transition by an effect of a symbol.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen @MainActor @preconcurrency public struct SymbolEffectTransition: Transition {
  @MainActor @preconcurrency public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) { interfaceOnly() }
  @MainActor @preconcurrency public func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View { return interfaceOnly() }
  @MainActor @preconcurrency public static let properties: TransitionProperties = interfaceValue()
}
@available(*, unavailable)
extension SymbolEffectTransition: Sendable {}

/// How the layers of a symbol are colored.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolRenderingMode: Sendable {
  @usableFromInline let modelName: String
  public static let monochrome: SymbolRenderingMode = SymbolRenderingMode(modelName: "monochrome")
  public static let multicolor: SymbolRenderingMode = SymbolRenderingMode(modelName: "multicolor")
  public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode(modelName: "hierarchical")
  public static let palette: SymbolRenderingMode = SymbolRenderingMode(modelName: "palette")
}

/// A variant of a symbol.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolVariants: Hashable, Sendable {
  public static let none: SymbolVariants = interfaceValue()
  public static let circle: SymbolVariants = interfaceValue()
  public static let square: SymbolVariants = interfaceValue()
  public static let rectangle: SymbolVariants = interfaceValue()
  public var circle: SymbolVariants { interfaceOnly() }
  public var square: SymbolVariants { interfaceOnly() }
  public var rectangle: SymbolVariants { interfaceOnly() }
  public static let fill: SymbolVariants = interfaceValue()
  public var fill: SymbolVariants { interfaceOnly() }
  public static let slash: SymbolVariants = interfaceValue()
  public var slash: SymbolVariants { interfaceOnly() }
  public func contains(_ other: SymbolVariants) -> Bool { interfaceOnly() }
  public static func == (a: SymbolVariants, b: SymbolVariants) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { unmodeled() }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { unmodeled() }
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { ignored() }
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View { ignored() }
}

/// How a symbol shows its variable value.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  @usableFromInline let modelName: String
  public static let color: SymbolVariableValueMode = SymbolVariableValueMode(modelName: "color")
  public static let draw: SymbolVariableValueMode = SymbolVariableValueMode(modelName: "draw")
  public static func == (a: SymbolVariableValueMode, b: SymbolVariableValueMode) -> Bool { a.modelName == b.modelName }
}

/// How the colors of a symbol are drawn.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  @usableFromInline let modelName: String
  public static let flat: SymbolColorRenderingMode = SymbolColorRenderingMode(modelName: "flat")
  public static let gradient: SymbolColorRenderingMode = SymbolColorRenderingMode(modelName: "gradient")
  public static func == (a: SymbolColorRenderingMode, b: SymbolColorRenderingMode) -> Bool { a.modelName == b.modelName }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { unmodeled() }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { unmodeled() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Image {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { interfaceOnly() }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  public var symbolVariableValueMode: SymbolVariableValueMode? { get { interfaceOnly() } set { interfaceOnly() } }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? { get { interfaceOnly() } set { interfaceOnly() } }
}
