// swift-format-ignore-file
// The effects that symbols have.

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AppearSymbolEffect: SymbolEffect {
  public var up: AppearSymbolEffect { interfaceOnly() }
  public var down: AppearSymbolEffect { interfaceOnly() }
  public var byLayer: AppearSymbolEffect { interfaceOnly() }
  public var wholeSymbol: AppearSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: AppearSymbolEffect, b: AppearSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension AppearSymbolEffect: TransitionSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension AppearSymbolEffect: IndefiniteSymbolEffect {}

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AutomaticSymbolEffect: SymbolEffect {
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: AutomaticSymbolEffect, b: AutomaticSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension AutomaticSymbolEffect: TransitionSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension AutomaticSymbolEffect: ContentTransitionSymbolEffect {}

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct BounceSymbolEffect: SymbolEffect {
  public var up: BounceSymbolEffect { interfaceOnly() }
  public var down: BounceSymbolEffect { interfaceOnly() }
  public var byLayer: BounceSymbolEffect { interfaceOnly() }
  public var wholeSymbol: BounceSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: BounceSymbolEffect, b: BounceSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension BounceSymbolEffect: IndefiniteSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension BounceSymbolEffect: DiscreteSymbolEffect {}

/// An effect that symbols have.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct BreatheSymbolEffect: SymbolEffect {
  public var pulse: BreatheSymbolEffect { interfaceOnly() }
  public var plain: BreatheSymbolEffect { interfaceOnly() }
  public var byLayer: BreatheSymbolEffect { interfaceOnly() }
  public var wholeSymbol: BreatheSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: BreatheSymbolEffect, b: BreatheSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension BreatheSymbolEffect: IndefiniteSymbolEffect {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension BreatheSymbolEffect: DiscreteSymbolEffect {}

/// A kind of effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol ContentTransitionSymbolEffect {}

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct DisappearSymbolEffect: SymbolEffect {
  public var up: DisappearSymbolEffect { interfaceOnly() }
  public var down: DisappearSymbolEffect { interfaceOnly() }
  public var byLayer: DisappearSymbolEffect { interfaceOnly() }
  public var wholeSymbol: DisappearSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: DisappearSymbolEffect, b: DisappearSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension DisappearSymbolEffect: TransitionSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension DisappearSymbolEffect: IndefiniteSymbolEffect {}

/// A kind of effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol DiscreteSymbolEffect {}

/// A kind of effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol IndefiniteSymbolEffect {}

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct PulseSymbolEffect: SymbolEffect {
  public var byLayer: PulseSymbolEffect { interfaceOnly() }
  public var wholeSymbol: PulseSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: PulseSymbolEffect, b: PulseSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension PulseSymbolEffect: IndefiniteSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension PulseSymbolEffect: DiscreteSymbolEffect {}

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ReplaceSymbolEffect: SymbolEffect {
  public var downUp: ReplaceSymbolEffect { interfaceOnly() }
  public var upUp: ReplaceSymbolEffect { interfaceOnly() }
  public var offUp: ReplaceSymbolEffect { interfaceOnly() }
  public var byLayer: ReplaceSymbolEffect { interfaceOnly() }
  public var wholeSymbol: ReplaceSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: ReplaceSymbolEffect, b: ReplaceSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

extension ReplaceSymbolEffect {
  /// A replacement that moves the parts that both symbols have.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct MagicReplace: SymbolEffect {
    public var configuration: SymbolEffectConfiguration { interfaceOnly() }
    public static func == (a: ReplaceSymbolEffect.MagicReplace, b: ReplaceSymbolEffect.MagicReplace) -> Bool { interfaceOnly() }
    public func hash(into hasher: inout Hasher) { interfaceOnly() }
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect.MagicReplace { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static var downUp: ReplaceSymbolEffect { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static var upUp: ReplaceSymbolEffect { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static var offUp: ReplaceSymbolEffect { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ReplaceSymbolEffect: ContentTransitionSymbolEffect {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ReplaceSymbolEffect.MagicReplace: ContentTransitionSymbolEffect {}

/// An effect that symbols have.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct RotateSymbolEffect: SymbolEffect {
  public var clockwise: RotateSymbolEffect { interfaceOnly() }
  public var counterClockwise: RotateSymbolEffect { interfaceOnly() }
  public var byLayer: RotateSymbolEffect { interfaceOnly() }
  public var wholeSymbol: RotateSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: RotateSymbolEffect, b: RotateSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension RotateSymbolEffect: IndefiniteSymbolEffect {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension RotateSymbolEffect: DiscreteSymbolEffect {}

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ScaleSymbolEffect: SymbolEffect {
  public var up: ScaleSymbolEffect { interfaceOnly() }
  public var down: ScaleSymbolEffect { interfaceOnly() }
  public var byLayer: ScaleSymbolEffect { interfaceOnly() }
  public var wholeSymbol: ScaleSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: ScaleSymbolEffect, b: ScaleSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ScaleSymbolEffect: IndefiniteSymbolEffect {}

/// An effect of a symbol.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { interfaceOnly() }
}

/// The parameters of a symbol's effect.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {
  public static func == (a: SymbolEffectConfiguration, b: SymbolEffectConfiguration) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

/// How an effect of a symbol runs.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  public static var `default`: SymbolEffectOptions { interfaceOnly() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { interfaceOnly() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { interfaceOnly() }
  @available(iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { interfaceOnly() }
  @available(iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)")
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { interfaceOnly() }
  @available(iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  public static var repeating: SymbolEffectOptions { interfaceOnly() }
  @available(iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic")
  public var repeating: SymbolEffectOptions { interfaceOnly() }
  public static var nonRepeating: SymbolEffectOptions { interfaceOnly() }
  public var nonRepeating: SymbolEffectOptions { interfaceOnly() }
  public static func == (a: SymbolEffectOptions, b: SymbolEffectOptions) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

extension SymbolEffectOptions {
  /// How often an effect runs.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public struct RepeatBehavior {
    public static var periodic: SymbolEffectOptions.RepeatBehavior { interfaceOnly() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior { interfaceOnly() }
    public static var continuous: SymbolEffectOptions.RepeatBehavior { interfaceOnly() }
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions { interfaceOnly() }
}

/// A kind of effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol TransitionSymbolEffect {}

/// An effect that symbols have.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct VariableColorSymbolEffect: SymbolEffect {
  public var reversing: VariableColorSymbolEffect { interfaceOnly() }
  public var nonReversing: VariableColorSymbolEffect { interfaceOnly() }
  public var cumulative: VariableColorSymbolEffect { interfaceOnly() }
  public var iterative: VariableColorSymbolEffect { interfaceOnly() }
  public var hideInactiveLayers: VariableColorSymbolEffect { interfaceOnly() }
  public var dimInactiveLayers: VariableColorSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: VariableColorSymbolEffect, b: VariableColorSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension VariableColorSymbolEffect: IndefiniteSymbolEffect {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension VariableColorSymbolEffect: DiscreteSymbolEffect {}

/// An effect that symbols have.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct WiggleSymbolEffect: SymbolEffect {
  public var clockwise: WiggleSymbolEffect { interfaceOnly() }
  public var counterClockwise: WiggleSymbolEffect { interfaceOnly() }
  public var left: WiggleSymbolEffect { interfaceOnly() }
  public var right: WiggleSymbolEffect { interfaceOnly() }
  public var up: WiggleSymbolEffect { interfaceOnly() }
  public var down: WiggleSymbolEffect { interfaceOnly() }
  public var forward: WiggleSymbolEffect { interfaceOnly() }
  public var backward: WiggleSymbolEffect { interfaceOnly() }
  public func custom(angle: Double) -> WiggleSymbolEffect { interfaceOnly() }
  public var byLayer: WiggleSymbolEffect { interfaceOnly() }
  public var wholeSymbol: WiggleSymbolEffect { interfaceOnly() }
  public var configuration: SymbolEffectConfiguration { interfaceOnly() }
  public static func == (a: WiggleSymbolEffect, b: WiggleSymbolEffect) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension WiggleSymbolEffect: IndefiniteSymbolEffect {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension WiggleSymbolEffect: DiscreteSymbolEffect {}
