// swift-format-ignore-file

/// The size of controls.
@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  @available(macOS 11.0, *)
  case large
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  case extraLarge
  public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
  public typealias AllCases = [ControlSize]
}
@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ControlSize: Equatable {}
@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ControlSize: Hashable {}

/// Whether the controls of a window are active.
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `EnvironmentValues.appearsActive` instead.")
@available(macCatalyst, introduced: 13.0, deprecated: 100000.0, message: "Use `EnvironmentValues.appearsActive` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  case key
  case active
  case inactive
  @available(iOS, unavailable, message: "Use `EnvironmentValues.appearsActive` instead.")
  @available(tvOS, unavailable, message: "Use `EnvironmentValues.appearsActive` instead.")
  @available(watchOS, unavailable, message: "Use `EnvironmentValues.appearsActive` instead.")
  @available(visionOS, unavailable, message: "Use `EnvironmentValues.appearsActive` instead.")
  public typealias AllCases = [ControlActiveState]
}
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `EnvironmentValues.appearsActive` instead.")
@available(macCatalyst, introduced: 13.0, deprecated: 100000.0, message: "Use `EnvironmentValues.appearsActive` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ControlActiveState: Hashable {}

/// How prominent a badge is.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BadgeProminence: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static let decreased: BadgeProminence = BadgeProminence(modelName: "decreased")
  public static let standard: BadgeProminence = BadgeProminence(modelName: "standard")
  public static let increased: BadgeProminence = BadgeProminence(modelName: "increased")
  public static func == (a: BadgeProminence, b: BadgeProminence) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { changingEnvironment { $0.controlSize = controlSize } }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badge(_ count: Int) -> some View { tabTrait { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") } }
  nonisolated public func badge(_ label: Text?) -> some View { tabTrait { $0.badge = label } }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { tabTrait { $0.badge = key.map { Text($0) } } }
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { tabTrait { $0.badge = label.map { Text($0) } } }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { unmodeled() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessible(true, SwiftUI.accessibilityHint(Text(textKey))) }
  nonisolated public func help(_ text: Text) -> some View { accessible(true, SwiftUI.accessibilityHint(text)) }
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessible(true, SwiftUI.accessibilityHint(Text(text))) }
}

// Since iOS 26, Apple's SDK has the type on tvOS, too.
#if !os(tvOS)
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension ControlSize: Comparable {
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)! }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize { unmodeled() }
}
#endif
