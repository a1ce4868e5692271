// swift-format-ignore-file

/// When a tab bar gets smaller.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static let automatic: TabBarMinimizeBehavior = TabBarMinimizeBehavior(modelName: "automatic")
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollDown: TabBarMinimizeBehavior = TabBarMinimizeBehavior(modelName: "onScrollDown")
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollUp: TabBarMinimizeBehavior = TabBarMinimizeBehavior(modelName: "onScrollUp")
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let never: TabBarMinimizeBehavior = TabBarMinimizeBehavior(modelName: "never")
  public static func == (a: TabBarMinimizeBehavior, b: TabBarMinimizeBehavior) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// When the search of a tab view is active.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static var automatic: TabSearchActivation { TabSearchActivation(modelName: "automatic") }
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(modelName: "searchTabSelection") }
  public static func == (a: TabSearchActivation, b: TabSearchActivation) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// Where the accessory of a tab view is.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline
  case expanded
  public static func == (a: TabViewBottomAccessoryPlacement, b: TabViewBottomAccessoryPlacement) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { interfaceOnly() }
}

/// How content fades below a bar.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(modelName: "automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(modelName: "hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(modelName: "soft") }
  public static func == (a: ScrollEdgeEffectStyle, b: ScrollEdgeEffectStyle) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// How a search field in a toolbar behaves.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(modelName: "automatic") }
  @available(iOS 26.0, visionOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(modelName: "minimize") }
  public static func == (a: SearchToolbarBehavior, b: SearchToolbarBehavior) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// The size of a space in a toolbar.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct SpacerSizing: Sendable {
  @usableFromInline let modelName: String
  public static let flexible: SpacerSizing = SpacerSizing(modelName: "flexible")
  public static let fixed: SpacerSizing = SpacerSizing(modelName: "fixed")
}

/// A space in a toolbar.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let storage: ToolbarStorage
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) { storage = ToolbarStorage(placement, Spacer(minLength: 8).frame(width: sizing.modelName == "fixed" ? 8 : nil)) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToolbarContent {
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension CustomizableToolbarContent {
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToolbarContent {
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension CustomizableToolbarContent {
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent { self }
}

extension ToolbarItemPlacement {
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let largeTitle: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "largeTitle")
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let subtitle: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "subtitle")
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let largeSubtitle: ToolbarItemPlacement = ToolbarItemPlacement(modelName: "largeSubtitle")
}

extension View {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { unmodeled() }
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { unmodeled() }
  @available(iOS 26.1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View { unmodeled() }
}
