// swift-format-ignore-file

import UniformTypeIdentifiers

/// A key, alone or with others.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
  public static let upArrow: KeyEquivalent = interfaceValue()
  public static let downArrow: KeyEquivalent = interfaceValue()
  public static let leftArrow: KeyEquivalent = interfaceValue()
  public static let rightArrow: KeyEquivalent = interfaceValue()
  public static let escape: KeyEquivalent = interfaceValue()
  public static let delete: KeyEquivalent = interfaceValue()
  public static let deleteForward: KeyEquivalent = interfaceValue()
  public static let home: KeyEquivalent = interfaceValue()
  public static let end: KeyEquivalent = interfaceValue()
  public static let pageUp: KeyEquivalent = interfaceValue()
  public static let pageDown: KeyEquivalent = interfaceValue()
  public static let clear: KeyEquivalent = interfaceValue()
  public static let tab: KeyEquivalent = interfaceValue()
  public static let space: KeyEquivalent = interfaceValue()
  public static let `return`: KeyEquivalent = interfaceValue()
  public var character: Character
  public init(_ character: Character) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {
  public static func == (a: KeyEquivalent, b: KeyEquivalent) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { interfaceOnly() }
  public typealias ExtendedGraphemeClusterLiteralType = Character
  public typealias UnicodeScalarLiteralType = Character
}

/// A press of a key.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyPress: CustomDebugStringConvertible {
  /// Its stages.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public static let down: KeyPress.Phases = interfaceValue()
    public static let `repeat`: KeyPress.Phases = interfaceValue()
    public static let up: KeyPress.Phases = interfaceValue()
    public static let all: KeyPress.Phases = interfaceValue()
    public var debugDescription: String { interfaceOnly() }
    public let rawValue: Int
    public init(rawValue: Int) { interfaceOnly() }
    public typealias ArrayLiteralElement = KeyPress.Phases
    public typealias Element = KeyPress.Phases
    public typealias RawValue = Int
  }
  /// What becomes of it.
  public enum Result: Sendable {
    case handled
    case ignored
  }
  public var debugDescription: String { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyPress.Result: Equatable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyPress.Result: Hashable {}

/// A key with modifiers.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  /// How a shortcut follows the keyboard's layout.
  @available(iOS 15.0, macOS 12.0, *)
  public struct Localization: Sendable {
    public static let automatic: KeyboardShortcut.Localization = interfaceValue()
    public static let withoutMirroring: KeyboardShortcut.Localization = interfaceValue()
    public static let custom: KeyboardShortcut.Localization = interfaceValue()
  }
  public static let defaultAction: KeyboardShortcut = interfaceValue()
  public static let cancelAction: KeyboardShortcut = interfaceValue()
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  @available(iOS 15.0, macOS 12.0, *)
  public var localization: KeyboardShortcut.Localization
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { interfaceOnly() }
  @available(iOS 15.0, macOS 12.0, *)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension KeyboardShortcut: Hashable {
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

/// The direction of a move.
@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Sendable {
  case up
  case down
  case left
  case right
}
@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MoveCommandDirection: Equatable {}
@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MoveCommandDirection: Hashable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View { self }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  @available(macOS 11.0, *)
  nonisolated public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { self }
  @available(macOS 11.0, *)
  nonisolated public func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View { self }
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
}

@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { self }
  nonisolated public func onPasteCommand<Payload>(of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View { self }
}

@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  @available(macOS, unavailable)
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  @available(tvOS, unavailable)
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  @available(tvOS 14.3, *)
  @available(macOS, unavailable)
  nonisolated public func pageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View { self }
}
