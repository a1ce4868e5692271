// swift-format-ignore-file

/// Reads a value of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  @usableFromInline @frozen enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }
  @usableFromInline var content: Content
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }
  public var wrappedValue: Value { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Environment: Sendable where Value: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { interfaceOnly() }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { interfaceOnly() }
}

/// The key of a value in the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// An observable object of an ancestor.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper @preconcurrency @MainActor public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @frozen @preconcurrency @MainActor public struct Wrapper {
    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { interfaceOnly() }
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { interfaceOnly() }
  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { interfaceOnly() }
  @MainActor @preconcurrency public init() { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentObject: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentObject.Wrapper: Sendable {}

/// The values that views pass down.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var description: String { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  public var layoutDirection: LayoutDirection { get { interfaceOnly() } set { interfaceOnly() } }
  public var isEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var multilineTextAlignment: TextAlignment { get { interfaceOnly() } set { interfaceOnly() } }
  public var truncationMode: Text.TruncationMode { get { interfaceOnly() } set { interfaceOnly() } }
  public var lineSpacing: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  public var allowsTightening: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var minimumScaleFactor: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case? { get { interfaceOnly() } set { interfaceOnly() } }
  public var lineLimit: Int? { get { interfaceOnly() } set { interfaceOnly() } }
  public var font: Font? { get { interfaceOnly() } set { interfaceOnly() } }
  @available(macOS 11.0, *)
  public var imageScale: Image.Scale { get { interfaceOnly() } set { interfaceOnly() } }
  public var displayScale: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  public var pixelLength: CGFloat { interfaceOnly() }
  public var legibilityWeight: LegibilityWeight? { get { interfaceOnly() } set { interfaceOnly() } }
  public var locale: Locale { get { interfaceOnly() } set { interfaceOnly() } }
  public var calendar: Calendar { get { interfaceOnly() } set { interfaceOnly() } }
  public var timeZone: TimeZone { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS, unavailable)
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `EnvironmentValues.appearsActive` instead.")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public var controlActiveState: ControlActiveState { get { interfaceOnly() } set { interfaceOnly() } }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { interfaceOnly() } set { interfaceOnly() } }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityDifferentiateWithoutColor: Bool { interfaceOnly() }
  public var accessibilityReduceTransparency: Bool { interfaceOnly() }
  public var accessibilityReduceMotion: Bool { interfaceOnly() }
  public var accessibilityInvertColors: Bool { interfaceOnly() }
  public var colorScheme: ColorScheme { get { interfaceOnly() } set { interfaceOnly() } }
  public var colorSchemeContrast: ColorSchemeContrast { interfaceOnly() }
  public var _colorSchemeContrast: ColorSchemeContrast { get { interfaceOnly() } set { interfaceOnly() } }
  public var defaultMinListRowHeight: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  public var defaultMinListHeaderHeight: CGFloat? { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension EnvironmentValues {
  public var openURL: OpenURLAction { get { interfaceOnly() } set { interfaceOnly() } }
  public var redactionReasons: RedactionReasons { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityShowButtonShapes: Bool { interfaceOnly() }
  public var scenePhase: ScenePhase { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 8.0, *)
extension EnvironmentValues {
  public var isLuminanceReduced: Bool { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
extension EnvironmentValues {
  public var controlSize: ControlSize { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  public var backgroundMaterial: Material? { get { interfaceOnly() } set { interfaceOnly() } }
  public var symbolRenderingMode: SymbolRenderingMode? { get { interfaceOnly() } set { interfaceOnly() } }
  public var dynamicTypeSize: DynamicTypeSize { get { interfaceOnly() } set { interfaceOnly() } }
  public var headerProminence: Prominence { get { interfaceOnly() } set { interfaceOnly() } }
  public var symbolVariants: SymbolVariants { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityVoiceOverEnabled: Bool { interfaceOnly() }
  public var accessibilitySwitchControlEnabled: Bool { interfaceOnly() }
  public var dismiss: DismissAction { interfaceOnly() }
  public var isPresented: Bool { interfaceOnly() }
  public var refresh: RefreshAction? { interfaceOnly() }
  public var isSearching: Bool { interfaceOnly() }
  public var dismissSearch: DismissSearchAction { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
  public var materialActiveAppearance: MaterialActiveAppearance { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityAssistiveAccessEnabled: Bool { interfaceOnly() }
  public var isTabBarShowingSections: Bool { interfaceOnly() }
  public var tabBarPlacement: TabBarPlacement? { interfaceOnly() }
  public var isUserAuthenticationEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var textSelectionAffinity: TextSelectionAffinity { get { interfaceOnly() } set { interfaceOnly() } }
  public var toolbarLabelStyle: ToolbarLabelStyle? { interfaceOnly() }
  public var labelsVisibility: Visibility { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  public var backgroundProminence: BackgroundProminence { get { interfaceOnly() } set { interfaceOnly() } }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityDimFlashingLights: Bool { interfaceOnly() }
  public var accessibilityPlayAnimatedImages: Bool { interfaceOnly() }
  public var springLoadingBehavior: SpringLoadingBehavior { interfaceOnly() }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { interfaceOnly() }
  public var isFocusEffectEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? { get { interfaceOnly() } set { interfaceOnly() } }
  public var contentTransition: ContentTransition { get { interfaceOnly() } set { interfaceOnly() } }
  public var contentTransitionAddsDrawingGroup: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var supportsMultipleWindows: Bool { interfaceOnly() }
  public var menuOrder: MenuOrder { get { interfaceOnly() } set { interfaceOnly() } }
  public var sidebarRowSize: SidebarRowSize { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 18.0, macOS 10.15, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
  public var appearsActive: Bool { get { interfaceOnly() } set { interfaceOnly() } }
}
@available(*, unavailable)
extension EnvironmentValues: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "dynamicTypeSize")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "dynamicTypeSize")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "dynamicTypeSize")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "dynamicTypeSize")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "dynamicTypeSize")
  public var sizeCategory: ContentSizeCategory { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var allowedDynamicRange: Image.DynamicRange? { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var accessibilityPrefersHeadAnchorAlternative: Bool { interfaceOnly() }
}

extension EnvironmentValues {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityLargeContentViewerEnabled: Bool { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var isScrollEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public var undoManager: UndoManager? { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var accessibilityQuickActionsEnabled: Bool { interfaceOnly() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 8.0, *)
  public var autocorrectionDisabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? { get { interfaceOnly() } set { interfaceOnly() } }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var isFocused: Bool { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var rename: RenameAction? { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var openWindow: OpenWindowAction { interfaceOnly() }
}

@available(iOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var isSceneCaptured: Bool { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var isHoverEffectEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var editMode: Binding<EditMode>? { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { interfaceOnly() }
}

@available(watchOS 6.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension EnvironmentValues {
  @available(visionOS, unavailable)
  public var defaultWheelPickerItemHeight: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var menuIndicatorVisibility: Visibility { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var keyboardShortcut: KeyboardShortcut? { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var dismissWindow: DismissWindowAction { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var badgeProminence: BadgeProminence { get { interfaceOnly() } set { interfaceOnly() } }
}

@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

@attached(accessor) public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
}
