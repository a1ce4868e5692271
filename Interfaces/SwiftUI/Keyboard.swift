// swift-format-ignore-file

/// A key, alone or with others.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let delete: KeyEquivalent = "\u{8}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let tab: KeyEquivalent = "\t"
  public static let space: KeyEquivalent = " "
  public static let `return`: KeyEquivalent = "\r"
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
}

/// The keys that are held while something happens.
@frozen public struct EventModifiers: OptionSet, Sendable {
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// What becomes of it.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  /// Its stages.
  public struct Phases: OptionSet, Sendable {
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all = Phases(rawValue: 7)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  public var phase: Phases { interfaceOnly() }
  public var key: KeyEquivalent { interfaceOnly() }
  public var characters: String { interfaceOnly() }
  public var modifiers: EventModifiers { interfaceOnly() }
}

extension View {
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
}
