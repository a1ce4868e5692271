// swift-format-ignore-file

/// The group of an accessibility action.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AccessibilityActionCategory: Equatable, Sendable {
  public static let `default`: AccessibilityActionCategory = interfaceValue()
  public static let edit: AccessibilityActionCategory = interfaceValue()
  public init(_ name: Text) { interfaceOnly() }
  public init(_ nameKey: LocalizedStringKey) { interfaceOnly() }
  @_disfavoredOverload public init(_ name: some StringProtocol) { interfaceOnly() }
  public static func == (a: AccessibilityActionCategory, b: AccessibilityActionCategory) -> Bool { interfaceOnly() }
}

/// A kind of action.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Form { case system(String), named(Text) }
  let form: Form
  private init(systemName: String) { form = .system(systemName) }
  public static let `default`: AccessibilityActionKind = AccessibilityActionKind(systemName: "default")
  public static let escape: AccessibilityActionKind = AccessibilityActionKind(systemName: "escape")
  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  @available(macOS, unavailable)
  public static let magicTap: AccessibilityActionKind = AccessibilityActionKind(systemName: "magicTap")
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let delete: AccessibilityActionKind = AccessibilityActionKind(systemName: "delete")
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let showMenu: AccessibilityActionKind = AccessibilityActionKind(systemName: "showMenu")
  public init(named name: Text) { form = .named(name) }
  public static func == (a: AccessibilityActionKind, b: AccessibilityActionKind) -> Bool { "\(a)" == "\(b)" }
}

/// Which way a value is adjusted.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AccessibilityAdjustmentDirection: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AccessibilityAdjustmentDirection: Hashable {}

/// Changes what assistive technologies see.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  nonisolated(unsafe) var changes: [AccessibilityChange]
  public typealias Body = Never
}
@available(*, unavailable)
extension AccessibilityAttachmentModifier: Sendable {}

/// What becomes of the elements in an element.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable {
  @usableFromInline let modelName: String
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  public static func == (lhs: AccessibilityChildBehavior, rhs: AccessibilityChildBehavior) -> Bool { lhs.modelName == rhs.modelName }
}
@available(*, unavailable)
extension AccessibilityChildBehavior: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AccessibilityChildBehavior {
  public static let ignore: AccessibilityChildBehavior = AccessibilityChildBehavior(modelName: "ignore")
  public static let contain: AccessibilityChildBehavior = AccessibilityChildBehavior(modelName: "contain")
  public static let combine: AccessibilityChildBehavior = AccessibilityChildBehavior(modelName: "combine")
}

/// The key of further content for accessibility.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityCustomContentKey {
  let label: Text, id: String
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
  public init(_ labelKey: LocalizedStringKey, id: String) { (label, self.id) = (Text(labelKey), id) }
  public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), labelKey.key) }
}
@available(*, unavailable)
extension AccessibilityCustomContentKey: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityCustomContentKey: Equatable {
  public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool { a.id == b.id }
}

/// How touches reach a view directly.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public typealias RawValue = UInt
  public let rawValue: AccessibilityDirectTouchOptions.RawValue
  public init(rawValue: AccessibilityDirectTouchOptions.RawValue) { self.rawValue = rawValue }
  public static let silentOnTouch: AccessibilityDirectTouchOptions = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation: AccessibilityDirectTouchOptions = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// Where an assistive technology's focus is.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper @frozen public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @usableFromInline let noValue: Value
  @usableFromInline var state: StoredState<Value>?
  /// Reads and writes where the focus is.
  @propertyWrapper @frozen public struct Binding {
    @usableFromInline let state: StoredState<Value>?
    @usableFromInline let noValue: Value
    init(state: StoredState<Value>?, noValue: Value) { (self.state, self.noValue) = (state, noValue) }
    public var wrappedValue: Value { get { state?.value ?? noValue } nonmutating set { state?.value = newValue } }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: state, noValue: noValue) }
    private init(_: Never) { interfaceOnly() }
  }
  public var wrappedValue: Value { get { state?.value ?? noValue } nonmutating set { state?.value = newValue } }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: state, noValue: noValue) }
  public init() where Value == Bool { noValue = false }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { noValue = false }
  public init<T: Hashable>() where Value == T? { noValue = nil }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { noValue = nil }
}
@available(*, unavailable)
extension AccessibilityFocusState.Binding: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// The level of a heading.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum AccessibilityHeadingLevel: UInt {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityHeadingLevel: Equatable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityHeadingLevel: Hashable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityHeadingLevel: RawRepresentable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityHeadingLevel: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityHeadingLevel: BitwiseCopyable {}

/// Which of two views is the label.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public enum AccessibilityLabeledPairRole {
  case label
  case content
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AccessibilityLabeledPairRole: Hashable {
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AccessibilityLabeledPairRole: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AccessibilityLabeledPairRole: BitwiseCopyable {}

/// A style that is offered by name.
@available(watchOS 9.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
@available(*, unavailable)
extension AccessibilityQuickActionOutlineStyle: Sendable {}

/// A style that is offered by name.
@available(watchOS 9.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
@available(*, unavailable)
extension AccessibilityQuickActionPromptStyle: Sendable {}

/// The look of a quick action.
@available(watchOS 9.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol AccessibilityQuickActionStyle {}

@available(watchOS 9.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

@available(watchOS 9.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

/// Entries of a rotor.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@preconcurrency @MainActor public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Makes the entries of a rotor.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "this expression does not conform to 'AccessibilityRotorContent'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent { return interfaceOnly() }
}
@available(*, unavailable)
extension AccessibilityRotorContentBuilder: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityRotorContentBuilder {
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent>(_ c0: C0, _ c1: C1) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent, C3: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent, C3: AccessibilityRotorContent, C4: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent, C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent, C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent, C6: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent, C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent, C6: AccessibilityRotorContent, C7: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent, C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent, C6: AccessibilityRotorContent, C7: AccessibilityRotorContent, C8: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some AccessibilityRotorContent { return interfaceOnly() }
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent, C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent, C6: AccessibilityRotorContent, C7: AccessibilityRotorContent, C8: AccessibilityRotorContent, C9: AccessibilityRotorContent>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some AccessibilityRotorContent { return interfaceOnly() }
}

/// An entry of a rotor.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityRotorEntry<ID: Hashable> {
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { interfaceOnly() }
  public init(_ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { interfaceOnly() }
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) where ID == Never { interfaceOnly() }
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { interfaceOnly() }
  @_disfavoredOverload public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { interfaceOnly() }
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { interfaceOnly() }
  @_disfavoredOverload public init<L: StringProtocol>(_ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { interfaceOnly() }
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) { interfaceOnly() }
  @_disfavoredOverload public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) where ID == Never { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityRotorEntry: AccessibilityRotorContent {
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  public typealias Body = Never
}
@available(*, unavailable)
extension AccessibilityRotorEntry: Sendable {}

/// A rotor of the system.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilitySystemRotor: Sendable {
  @usableFromInline let modelName: String
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "links(\(visited))") }
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "links") }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "headings(\(level))") }
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "headings") }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "boldText") }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "italicText") }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "underlineText") }
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "misspelledWords") }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "images") }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "textFields") }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "tables") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "lists") }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(modelName: "landmarks") }
}

/// Assistive technologies.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  var rawValue = 0
  init(modelValue: Int) { rawValue = modelValue }
  public static let voiceOver: AccessibilityTechnologies = AccessibilityTechnologies(modelValue: 1)
  public static let switchControl: AccessibilityTechnologies = AccessibilityTechnologies(modelValue: 2)
  public init() {}
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { AccessibilityTechnologies(modelValue: rawValue | other.rawValue) }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { rawValue |= other.rawValue }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { AccessibilityTechnologies(modelValue: rawValue & other.rawValue) }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { rawValue &= other.rawValue }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { AccessibilityTechnologies(modelValue: rawValue ^ other.rawValue) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { rawValue ^= other.rawValue }
  public func contains(_ member: AccessibilityTechnologies) -> Bool { rawValue & member.rawValue == member.rawValue }
  public mutating func insert(_ newMember: AccessibilityTechnologies) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) { let isNew = !contains(newMember); rawValue |= newMember.rawValue; return (isNew, newMember) }
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? { let known = contains(member); rawValue &= ~member.rawValue; return known ? member : nil }
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? { let known = contains(newMember); rawValue |= newMember.rawValue; return known ? newMember : nil }
  public static func == (a: AccessibilityTechnologies, b: AccessibilityTechnologies) -> Bool { a.rawValue == b.rawValue }
}

/// What a text is.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTextContentType: Sendable {
  @usableFromInline let modelName: String
  public static let plain: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "plain")
  public static let console: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "console")
  public static let fileSystem: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "fileSystem")
  public static let messaging: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "messaging")
  public static let narrative: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "narrative")
  public static let sourceCode: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "sourceCode")
  public static let spreadsheet: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "spreadsheet")
  public static let wordProcessing: AccessibilityTextContentType = AccessibilityTextContentType(modelName: "wordProcessing")
}

/// What an element is and does.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var rawValue: UInt64 = 0
  init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 14)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isToggle: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 15)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isTabBar: AccessibilityTraits = AccessibilityTraits(rawValue: 1 << 16)
  public init() {}
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(rawValue: rawValue | other.rawValue) }
  public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(rawValue: rawValue & other.rawValue) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(rawValue: rawValue ^ other.rawValue) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }
  public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }
  public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { let isNew = !contains(newMember); rawValue |= newMember.rawValue; return (isNew, newMember) }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { let known = contains(member); rawValue &= ~member.rawValue; return known ? member : nil }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { let known = contains(newMember); rawValue |= newMember.rawValue; return known ? newMember : nil }
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { a.rawValue == b.rawValue }
}

/// A gesture that zooms.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  @frozen public enum Direction {
    case zoomIn
    case zoomOut
  }
  public let direction: AccessibilityZoomGestureAction.Direction
  public let location: UnitPoint
  public let point: CGPoint
}
@available(*, unavailable)
extension AccessibilityZoomGestureAction: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AccessibilityZoomGestureAction.Direction: Equatable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AccessibilityZoomGestureAction.Direction: Hashable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AccessibilityZoomGestureAction.Direction: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AccessibilityZoomGestureAction.Direction: BitwiseCopyable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  public typealias Body = Never
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  public init(@AccessibilityRotorContentBuilder content: () -> Content) { interfaceOnly() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Never: AccessibilityRotorContent {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityValue(valueDescription)) }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityValue(Text(valueKey))) }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityValue(Text(value))) }
  nonisolated public func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View { let view = content(); return changingNode { node, inputs in var change = ModelAccessibility(); change.actionContent = nodes(of: view, inputs); return ModelNode(.accessibility(change), [node]) } }
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityLabel(label)) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityLabel(Text(labelKey))) }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityLabel(Text(label))) }
  nonisolated public func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View { labeled(by: content) }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityHint(hint)) }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityHint(Text(hintKey))) }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityHint(Text(hint))) }
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityResponds(respondsToUserInteraction)) }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityHidden(hidden)) }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityInputLabels(inputLabels)) }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityInputLabels(inputLabelKeys.map { Text($0) })) }
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityInputLabels(inputLabels.map { Text($0) })) }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityIdentifier(identifier)) }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityUnmodeled()) }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityUnmodeled()) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityValue(valueDescription)) }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityValue(Text(valueKey))) }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityValue(Text(value))) }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { unmodeled() }
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { unmodeled() }
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityLabel(label)) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityLabel(Text(labelKey))) }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityLabel(Text(label))) }
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityHint(hint)) }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityHint(Text(hintKey))) }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityHint(Text(hint))) }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilitySortPriority(sortPriority)) }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityHidden(hidden)) }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityInputLabels(inputLabels)) }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityInputLabels(inputLabelKeys.map { Text($0) })) }
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityInputLabels(inputLabels.map { Text($0) })) }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { ignored() }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityIdentifier(identifier)) }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityAdded(traits)) }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityRemoved(traits)) }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)) }
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityAction(AccessibilityActionKind(named: Text(name)), handler)) }
}

extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityValue(value)) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { wrapped(in: .accessibility({ var change = ModelAccessibility(); change.showsLargeContent = true; return change }())) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { wrapped(in: .accessibility({ var change = ModelAccessibility(); change.showsLargeContent = true; return change }())) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityHidden(hidden)) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityLabel(label)) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityHint(hint)) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityInputLabels(inputLabels)) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityIdentifier(identifier)) }
  @available(iOS, deprecated, introduced: 13.0)
  @available(macOS, deprecated, introduced: 10.15)
  @available(tvOS, deprecated, introduced: 13.0)
  @available(watchOS, deprecated, introduced: 6)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilitySortPriority(sortPriority)) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityAdded(traits)) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  @available(watchOS, introduced: 6, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityRemoved(traits)) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityAdjustable(handler)) }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { wrapped(in: .accessibility({ var change = ModelAccessibility(); change.children = ModelAccessibility.Children(rawValue: children.modelName); return change }())) }
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityAction(actionKind, handler)) }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityAction(AccessibilityActionKind(named: name), handler)) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityHeading(level)) }
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityResponds(respondsToUserInteraction)) }
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(_ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(_ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(_ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(_ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(_ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(_ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(_ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View { unmodeled() }
  nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View { unmodeled() }
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { let view = representation(); return changingNode { node, inputs in ModelNode(.representation, [node, ModelNode(.group, nodes(of: view, inputs))]) } }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { let view = children(); return changingNode { node, inputs in var change = ModelAccessibility(); change.replacedChildren = nodes(of: view, inputs); return ModelNode(.accessibility(change), [node]) } }
  nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(key.label, value)) }
  nonisolated public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(key.label, Text(valueKey))) }
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(_ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(key.label, Text(value))) }
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(label, value)) }
  nonisolated public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(Text(labelKey), value)) }
  nonisolated public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(Text(labelKey), Text(valueKey))) }
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(_ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(Text(labelKey), Text(value))) }
  @available(*, unavailable, message: "Using non-localized strings for labels is not directly supported. Instead, wrap both the label and the value in a Text struct.")
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(_ label: L, _ value: V, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityCustomContent(Text(label), Text(value))) }
  nonisolated public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View { accessibilityFocusable({ binding.wrappedValue == value }) { isFocused in if isFocused { binding.wrappedValue = value } else if binding.wrappedValue == value { binding.state?.value = binding.noValue } } }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { accessibilityFocusable({ condition.wrappedValue }) { condition.wrappedValue = $0 } }
  nonisolated public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { let view = label(); return changingNode { node, inputs in var change = ModelAccessibility(); var control = ModelControl(.button(role: nil), inputs, activate: action); control.showsLabel = true; change.actionContent = [ModelNode(.control(control), nodes(of: view, inputs))]; return ModelNode(.accessibility(change), [node]) } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
}

@available(watchOS 9.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(style: Style, @ViewBuilder content: () -> Content) -> some View { unmodeled() }
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View { unmodeled() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityUnmodeled()) }
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { let view = content(); return changingNode { node, inputs in var change = ModelAccessibility(); change.actionContent = nodes(of: view, inputs); return ModelNode(.accessibility(change), [node]) } }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityDragPoint(description)) }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityDragPoint(Text(description))) }
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityDragPoint(Text(description))) }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityDropPoint(description)) }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityDropPoint(Text(description))) }
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(isEnabled, SwiftUI.accessibilityDropPoint(Text(description))) }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityDragPoint(description)) }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityDragPoint(Text(description))) }
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityDragPoint(Text(description))) }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityDropPoint(description)) }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityDropPoint(Text(description))) }
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessible(SwiftUI.accessibilityDropPoint(Text(description))) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View { unmodeled() }
}
