// swift-format-ignore-file

import UniformTypeIdentifiers

/// Validates and accepts drops.
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol DropDelegate {
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DropDelegate {
  @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { interfaceOnly() }
  @MainActor @preconcurrency public func dropEntered(info: DropInfo) { interfaceOnly() }
  @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { interfaceOnly() }
  @MainActor @preconcurrency public func dropExited(info: DropInfo) { interfaceOnly() }
}

/// What is dropped.
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropInfo {
  public var location: CGPoint { interfaceOnly() }
  @available(iOS 14.0, macOS 11.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { interfaceOnly() }
  @available(iOS 14.0, macOS 11.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { interfaceOnly() }
}
@available(*, unavailable)
extension DropInfo: Sendable {}

@available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `types` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `types` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Provide `UTType`s as the `types` instead.")
extension DropInfo {
  public func hasItemsConforming(to types: [String]) -> Bool { interfaceOnly() }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { interfaceOnly() }
}

/// What happens with what is dropped.
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DropOperation: Equatable {}
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DropOperation: Hashable {}

/// What would happen with what is dropped.
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// Whether a view is activated by dragging over it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static let automatic: SpringLoadingBehavior = SpringLoadingBehavior(modelName: "automatic")
  public static let enabled: SpringLoadingBehavior = SpringLoadingBehavior(modelName: "enabled")
  public static let disabled: SpringLoadingBehavior = SpringLoadingBehavior(modelName: "disabled")
  public static func == (a: SpringLoadingBehavior, b: SpringLoadingBehavior) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View { dropping() }
  nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) -> some View { dropping() }
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { dropping() }
}

extension View {
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View { dropping(action, isTargeted) }
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func pasteDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }) -> some View { unmodeled() }
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { unmodeled() }
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { unmodeled() }
}

@available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
extension View {
  nonisolated public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View { dropping() }
  nonisolated public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) -> some View { dropping() }
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { dropping() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { unmodeled() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View { unmodeled() }
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { dragging(nil) }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { dragging(nil) }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { dragging(payload) }
  nonisolated public func draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { dragging(payload) }
}
