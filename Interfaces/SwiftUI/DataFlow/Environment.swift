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
  public var wrappedValue: Value { switch content { case .value(let value): value; case .keyPath(let path): EnvironmentValues()[keyPath: path] } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Environment: Sendable where Value: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { content = .keyPath(\EnvironmentValues.[ObjectKey<Value>()]) }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { content = .keyPath(\EnvironmentValues.[optional: ObjectKey<T>()]) }
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
  @usableFromInline var object: ObjectType?
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @frozen @preconcurrency @MainActor public struct Wrapper {
    @usableFromInline let object: ObjectType
    init(object: ObjectType) { self.object = object }
    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { let object = object; return Binding(read: { object[keyPath: keyPath] }, write: { value, _ in object[keyPath: keyPath] = value }) }
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { guard let object else { fatalError("no object of type \(ObjectType.self) in the environment") }; return object }
  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
  @MainActor @preconcurrency public init() {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentObject: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentObject.Wrapper: Sendable {}

/// The values that views pass down.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: CustomStringConvertible {
  var named: [String: Any] = [:]
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var description: String { "\(values.count + named.count) values" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  public var layoutDirection: LayoutDirection { get { read(.leftToRight) } set { write(newValue) } }
  public var isEnabled: Bool { get { read(true) } set { write(newValue) } }
  public var multilineTextAlignment: TextAlignment { get { read(.leading) } set { write(newValue) } }
  public var truncationMode: Text.TruncationMode { get { read(.tail) } set { write(newValue) } }
  public var lineSpacing: CGFloat { get { read(0) } set { write(newValue) } }
  public var allowsTightening: Bool { get { read(false) } set { write(newValue) } }
  public var minimumScaleFactor: CGFloat { get { read(1) } set { write(newValue) } }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case? { get { read(nil) } set { write(newValue) } }
  public var lineLimit: Int? { get { read(nil) } set { write(newValue) } }
  public var font: Font? { get { read(nil) } set { write(newValue) } }
  @available(macOS 11.0, *)
  public var imageScale: Image.Scale { get { read(.medium) } set { write(newValue) } }
  public var displayScale: CGFloat { get { read(3) } set { write(newValue) } }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var legibilityWeight: LegibilityWeight? { get { read(nil) } set { write(newValue) } }
  public var locale: Locale { get { read(Locale(identifier: "en_US")) } set { write(newValue) } }
  public var calendar: Calendar { get { read(Calendar(identifier: .gregorian)) } set { write(newValue) } }
  public var timeZone: TimeZone { get { read(TimeZone(identifier: "UTC")!) } set { write(newValue) } }
  @available(iOS, unavailable)
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `EnvironmentValues.appearsActive` instead.")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public var controlActiveState: ControlActiveState { get { read(.active) } set { write(newValue) } }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { read(.compact) } set { write(newValue) } }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { read(.regular) } set { write(newValue) } }
  public var accessibilityEnabled: Bool { get { read(false) } set { write(newValue) } }
  public var accessibilityDifferentiateWithoutColor: Bool { read(false) }
  public var accessibilityReduceTransparency: Bool { read(false) }
  public var accessibilityReduceMotion: Bool { read(false) }
  public var accessibilityInvertColors: Bool { read(false) }
  public var colorScheme: ColorScheme { get { read(.light) } set { write(newValue) } }
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }
  public var _colorSchemeContrast: ColorSchemeContrast { get { read(.standard) } set { write(newValue) } }
  public var defaultMinListRowHeight: CGFloat { get { read(44) } set { write(newValue) } }
  public var defaultMinListHeaderHeight: CGFloat? { get { read(nil) } set { write(newValue) } }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension EnvironmentValues {
  public var openURL: OpenURLAction { get { read(MainActor.assumeIsolated { OpenURLAction(modelHost: modelHost) }) } set { write(newValue) } }
  public var redactionReasons: RedactionReasons { get { read([]) } set { write(newValue) } }
  public var accessibilityShowButtonShapes: Bool { read(false) }
  public var scenePhase: ScenePhase { get { read(.active) } set { write(newValue) } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 8.0, *)
extension EnvironmentValues {
  public var isLuminanceReduced: Bool { get { read(false) } set { write(newValue) } }
}

@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
extension EnvironmentValues {
  public var controlSize: ControlSize { get { read(.regular) } set { write(newValue) } }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  public var backgroundMaterial: Material? { get { read(nil) } set { write(newValue) } }
  public var symbolRenderingMode: SymbolRenderingMode? { get { read(nil) } set { write(newValue) } }
  public var dynamicTypeSize: DynamicTypeSize { get { read(.large) } set { write(newValue) } }
  public var headerProminence: Prominence { get { read(.standard) } set { write(newValue) } }
  public var symbolVariants: SymbolVariants { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityVoiceOverEnabled: Bool { read(false) }
  public var accessibilitySwitchControlEnabled: Bool { read(false) }
  public var dismiss: DismissAction { MainActor.assumeIsolated { DismissAction(dismissal: dismissal) } }
  public var isPresented: Bool { dismissal != nil }
  public var refresh: RefreshAction? { nil }
  public var isSearching: Bool { searchEnd != nil }
  public var dismissSearch: DismissSearchAction { MainActor.assumeIsolated { DismissSearchAction(end: searchEnd) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
  public var materialActiveAppearance: MaterialActiveAppearance { get { read(.automatic) } set { write(newValue) } }
  public var accessibilityAssistiveAccessEnabled: Bool { read(false) }
  public var isTabBarShowingSections: Bool { interfaceOnly() }
  public var tabBarPlacement: TabBarPlacement? { interfaceOnly() }
  public var isUserAuthenticationEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var textSelectionAffinity: TextSelectionAffinity { get { interfaceOnly() } set { interfaceOnly() } }
  public var toolbarLabelStyle: ToolbarLabelStyle? { interfaceOnly() }
  public var labelsVisibility: Visibility { get { read(.automatic) } set { write(newValue) } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  public var backgroundProminence: BackgroundProminence { get { read(.standard) } set { write(newValue) } }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get { objects[ObjectIdentifier(objectType)] as? T } set { objects[ObjectIdentifier(objectType)] = newValue } }
  public var accessibilityDimFlashingLights: Bool { read(false) }
  public var accessibilityPlayAnimatedImages: Bool { read(true) }
  public var springLoadingBehavior: SpringLoadingBehavior { interfaceOnly() }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { read(.automatic) }
  public var isFocusEffectEnabled: Bool { get { read(true) } set { write(newValue) } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? { get { read(nil) } set { write(newValue) } }
  public var contentTransition: ContentTransition { get { read(.identity) } set { write(newValue) } }
  public var contentTransitionAddsDrawingGroup: Bool { get { read(false) } set { write(newValue) } }
  public var supportsMultipleWindows: Bool { read(false) }
  public var menuOrder: MenuOrder { get { read(.automatic) } set { write(newValue) } }
  public var sidebarRowSize: SidebarRowSize { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 18.0, macOS 10.15, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
  public var appearsActive: Bool { get { read(true) } set { write(newValue) } }
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
  public var accessibilityLargeContentViewerEnabled: Bool { read(false) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { read(.automatic) } set { write(newValue) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { read(.automatic) } set { write(newValue) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var isScrollEnabled: Bool { get { read(true) } set { write(newValue) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get { read(.automatic) } set { write(newValue) } }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { get { read(.automatic) } set { write(newValue) } }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { get { read(.automatic) } set { write(newValue) } }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public var undoManager: UndoManager? { nil }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var accessibilityQuickActionsEnabled: Bool { interfaceOnly() }
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 8.0, *)
  public var autocorrectionDisabled: Bool { get { read(false) } set { write(newValue) } }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? { get { read(nil) } set { write(newValue) } }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var isFocused: Bool { read(false) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var rename: RenameAction? { nil }
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
  public var isHoverEffectEnabled: Bool { get { read(true) } set { write(newValue) } }
}

@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var editMode: Binding<EditMode>? { get { read(nil) } set { write(newValue) } }
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
  public var menuIndicatorVisibility: Visibility { get { read(.automatic) } set { write(newValue) } }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  public var keyboardShortcut: KeyboardShortcut? { read(nil) }
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
  public var badgeProminence: BadgeProminence { get { read(.standard) } set { write(newValue) } }
}

@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

@attached(accessor) public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { nonisolated(unsafe) let keyPath = keyPath; return changingEnvironment { $0[keyPath: keyPath] = value } }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { changingEnvironment { $0.objects[ObjectIdentifier(T.self)] = object } }
  nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View { changingEnvironment { transform(&$0[keyPath: keyPath]) } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { changingEnvironment { $0[optional: ObjectKey<T>()] = object } }
}
