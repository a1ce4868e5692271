// swift-format-ignore-file

import UniformTypeIdentifiers

/// A key, alone or with others.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
  public static let upArrow: KeyEquivalent = KeyEquivalent("\u{F700}")
  public static let downArrow: KeyEquivalent = KeyEquivalent("\u{F701}")
  public static let leftArrow: KeyEquivalent = KeyEquivalent("\u{F702}")
  public static let rightArrow: KeyEquivalent = KeyEquivalent("\u{F703}")
  public static let escape: KeyEquivalent = KeyEquivalent("\u{1B}")
  public static let delete: KeyEquivalent = KeyEquivalent("\u{8}")
  public static let deleteForward: KeyEquivalent = KeyEquivalent("\u{F728}")
  public static let home: KeyEquivalent = KeyEquivalent("\u{F729}")
  public static let end: KeyEquivalent = KeyEquivalent("\u{F72B}")
  public static let pageUp: KeyEquivalent = KeyEquivalent("\u{F72C}")
  public static let pageDown: KeyEquivalent = KeyEquivalent("\u{F72D}")
  public static let clear: KeyEquivalent = KeyEquivalent("\u{F739}")
  public static let tab: KeyEquivalent = KeyEquivalent("\t")
  public static let space: KeyEquivalent = KeyEquivalent(" ")
  public static let `return`: KeyEquivalent = KeyEquivalent("\r")
  public var character: Character
  public init(_ character: Character) { self.character = character }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {
  public static func == (a: KeyEquivalent, b: KeyEquivalent) -> Bool { a.character == b.character }
  public func hash(into hasher: inout Hasher) { hasher.combine(character) }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
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
    public static let down: KeyPress.Phases = KeyPress.Phases(rawValue: 1 << 0)
    public static let `repeat`: KeyPress.Phases = KeyPress.Phases(rawValue: 1 << 1)
    public static let up: KeyPress.Phases = KeyPress.Phases(rawValue: 1 << 2)
    public static let all: KeyPress.Phases = KeyPress.Phases(rawValue: ~0)
    public var debugDescription: String { interfaceOnly() }
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
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
    @usableFromInline let modelName: String
    public static let automatic: KeyboardShortcut.Localization = KeyboardShortcut.Localization(modelName: "automatic")
    public static let withoutMirroring: KeyboardShortcut.Localization = KeyboardShortcut.Localization(modelName: "withoutMirroring")
    public static let custom: KeyboardShortcut.Localization = KeyboardShortcut.Localization(modelName: "custom")
  }
  public static let defaultAction: KeyboardShortcut = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction: KeyboardShortcut = KeyboardShortcut(.escape, modifiers: [])
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  @available(iOS 15.0, macOS 12.0, *)
  public var localization: KeyboardShortcut.Localization
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.init(key, modifiers: modifiers, localization: .automatic) }
  @available(iOS 15.0, macOS 12.0, *)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) { (self.key, self.modifiers, self.localization) = (key, modifiers, localization) }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension KeyboardShortcut: Hashable {
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool { lhs.key == rhs.key && lhs.modifiers == rhs.modifiers }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
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
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { unmodeled() }
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { unmodeled() }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View { unmodeled() }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  @available(macOS 11.0, *)
  nonisolated public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { unmodeled() }
  @available(macOS 11.0, *)
  nonisolated public func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View { unmodeled() }
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { unmodeled() }
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { unmodeled() }
}

@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { unmodeled() }
  nonisolated public func onPasteCommand<Payload>(of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View { unmodeled() }
}

@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { unmodeled() }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { unmodeled() }
  @available(macOS, unavailable)
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { unmodeled() }
  @available(tvOS, unavailable)
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { unmodeled() }
  @available(tvOS 14.3, *)
  @available(macOS, unavailable)
  nonisolated public func pageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { handlingKeys { $0.key == key ? action() : nil } }
  nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { handlingKeys { $0.key == key && phases.contains($0.phase) ? action($0) : nil } }
  nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { handlingKeys { keys.contains($0.key) && phases.contains($0.phase) ? action($0) : nil } }
  nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { handlingKeys { press in press.characters.unicodeScalars.allSatisfy { characters.contains($0) } && phases.contains(press.phase) ? action(press) : nil } }
  nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { handlingKeys { phases.contains($0.phase) ? action($0) : nil } }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { gestures { ModelGestures(shortcut: KeyboardShortcut(key, modifiers: modifiers)) } }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { gestures { ModelGestures(shortcut: shortcut) } }
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { gestures { ModelGestures(shortcut: shortcut) } }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View { gestures { ModelGestures(shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)) } }
}
