// swift-format-ignore-file

import UniformTypeIdentifiers

/// The orientation of an interface.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public static var allCases: [InterfaceOrientation] { interfaceOnly() }
  public var id: String { interfaceOnly() }
  public static let portrait: InterfaceOrientation = interfaceValue()
  public static let portraitUpsideDown: InterfaceOrientation = interfaceValue()
  public static let landscapeLeft: InterfaceOrientation = interfaceValue()
  public static let landscapeRight: InterfaceOrientation = interfaceValue()
  public static func == (a: InterfaceOrientation, b: InterfaceOrientation) -> Bool { interfaceOnly() }
}

/// The size of rows in sidebars.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public enum SidebarRowSize: Sendable {
  case small
  case medium
  case large
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SidebarRowSize: Hashable {
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { unmodeled() }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { unmodeled() }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { unmodeled() }
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { unmodeled() }
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { unmodeled() }
}

extension View {
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { unmodeled() }
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool) -> some View { unmodeled() }
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func importableFromServices<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool) -> some View { unmodeled() }
  @available(iOS 18.1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { unmodeled() }
}

@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View { unmodeled() }
  nonisolated public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], onEdit: @escaping ([NSItemProvider]) -> Bool) -> some View { unmodeled() }
  nonisolated public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View { unmodeled() }
}

@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func immersiveEnvironmentPicker<Content: View>(@ViewBuilder content: () -> Content) -> some View { unmodeled() }
}
