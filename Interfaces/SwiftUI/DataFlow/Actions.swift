// swift-format-ignore-file

/// Dismisses what is presented.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@preconcurrency @MainActor public struct DismissAction {
  let dismissal: (@MainActor () -> Void)?
  @MainActor @preconcurrency public func callAsFunction() { dismissal?() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension DismissAction: Sendable {}

/// Ends a search.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@preconcurrency @MainActor public struct DismissSearchAction {
  let end: (@MainActor () -> Void)?
  @MainActor @preconcurrency public func callAsFunction() { end?() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension DismissSearchAction: Sendable {}

/// Refreshes what is shown.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct RefreshAction: Sendable {
  public func callAsFunction() async { interfaceOnly() }
}

/// Starts to rename what a view shows.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct RenameAction {
  public func callAsFunction() { interfaceOnly() }
}
@available(*, unavailable)
extension RenameAction: Sendable {}

/// Evaluates the default focus again.
@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) { interfaceOnly() }
}
@available(*, unavailable)
extension ResetFocusAction: Sendable {}

/// Opens a URL.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@preconcurrency @MainActor public struct OpenURLAction {
  let handler: ((URL) -> Result)?
  weak var host: ModelHost?
  init(modelHost: ModelHost?) { (handler, host) = (nil, modelHost) }
  private func open(_ url: URL) -> Bool { let result = handler?(url) ?? .systemAction; if result.modelName == "discarded" { return false }; if result.modelName != "handled" { host?.openedURLs.append(url) }; return true }
  /// What came of an action.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct Result: Sendable {
    @usableFromInline let modelName: String
    public static let handled: OpenURLAction.Result = OpenURLAction.Result(modelName: "handled")
    public static let discarded: OpenURLAction.Result = OpenURLAction.Result(modelName: "discarded")
    public static let systemAction: OpenURLAction.Result = OpenURLAction.Result(modelName: "systemAction")
    public static func systemAction(_ url: URL) -> OpenURLAction.Result { OpenURLAction.Result(modelName: "systemAction(\(url))") }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency @MainActor public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension OpenURLAction: Sendable {}

/// Opens a window.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public struct OpenWindowAction {
  /// What to do with a window that is open already.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  public struct SharingBehavior: Sendable {
    @usableFromInline let modelName: String
    public static let requested: OpenWindowAction.SharingBehavior = OpenWindowAction.SharingBehavior(modelName: "requested")
    public static let required: OpenWindowAction.SharingBehavior = OpenWindowAction.SharingBehavior(modelName: "required")
  }
  @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { interfaceOnly() }
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D, sharingBehavior: OpenWindowAction.SharingBehavior) async throws { interfaceOnly() }
  @MainActor @preconcurrency public func callAsFunction(id: String) { interfaceOnly() }
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @MainActor public func callAsFunction(id: String, sharingBehavior: OpenWindowAction.SharingBehavior) async throws { interfaceOnly() }
  @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { interfaceOnly() }
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D, sharingBehavior: OpenWindowAction.SharingBehavior) async throws { interfaceOnly() }
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OpenWindowAction: Sendable {}

/// Closes a window.
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public struct DismissWindowAction {
  @MainActor @preconcurrency public func callAsFunction() { interfaceOnly() }
  @MainActor @preconcurrency public func callAsFunction(id: String) { interfaceOnly() }
  @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { interfaceOnly() }
  @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DismissWindowAction: Sendable {}

/// How windows behave when they are closed from code.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DismissBehavior: Sendable {
  @usableFromInline let modelName: String
  public static let interactive: DismissBehavior = DismissBehavior(modelName: "interactive")
  public static let destructive: DismissBehavior = DismissBehavior(modelName: "destructive")
}

/// Whether a scene is in the foreground.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable {
  case background
  case inactive
  case active
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { func rank(_ phase: ScenePhase) -> Int { switch phase { case .background: 0; case .inactive: 1; case .active: 2 } }; return rank(a) < rank(b) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ScenePhase: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ScenePhase: Hashable {}

/// Padding that suits the scene.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScenePadding: Equatable, Sendable {
  @usableFromInline let modelName: String
  public static let minimum: ScenePadding = ScenePadding(modelName: "minimum")
  @available(watchOS 9.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigationBar: ScenePadding = ScenePadding(modelName: "navigationBar")
  public static func == (a: ScenePadding, b: ScenePadding) -> Bool { a.modelName == b.modelName }
}

/// Whether a user can edit the content of a view.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension EditMode: Equatable {}
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension EditMode: Hashable {}

/// Whether a view is presented, and the action that ends it.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
public struct PresentationMode {
  public var isPresented: Bool { interfaceOnly() }
  public mutating func dismiss() { interfaceOnly() }
}
@available(*, unavailable)
extension PresentationMode: Sendable {}

/// Whether something is visible.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum Visibility: Hashable, CaseIterable {
  case automatic
  case visible
  case hidden
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Visibility: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Visibility: BitwiseCopyable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()) -> some View { unmodeled() }
  nonisolated public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ()) -> some View { unmodeled() }
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> ()) -> some View { unmodeled() }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { ignored() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { unmodeled() }
}

extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { unmodeled() }
}
