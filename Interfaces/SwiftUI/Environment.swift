// swift-format-ignore-file

/// Reads a value of the environment.
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { interfaceOnly() }
  public var wrappedValue: Value { interfaceOnly() }
}
extension Environment: Sendable where Value: Sendable {}
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { interfaceOnly() }
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { interfaceOnly() }
}

/// The key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views pass down.
public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { interfaceOnly() }
    set { interfaceOnly() }
  }
  public var description: String { interfaceOnly() }
}
@available(*, unavailable) extension EnvironmentValues: Sendable {}

/// The key of a value that views pass up.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The key of a value that a container reads of its subviews.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The key of a value that a container reads of its subviews.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a container reads of its subviews.
public struct ContainerValues {
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { interfaceOnly() }
    set { interfaceOnly() }
  }
}
@available(*, unavailable) extension ContainerValues: Sendable {}

extension EnvironmentValues {
  public var accessibilityDifferentiateWithoutColor: Bool { interfaceOnly() }
  public var accessibilityEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var accessibilityInvertColors: Bool { interfaceOnly() }
  public var accessibilityReduceMotion: Bool { interfaceOnly() }
  public var accessibilityReduceTransparency: Bool { interfaceOnly() }
  public var accessibilityShowButtonShapes: Bool { interfaceOnly() }
  public var accessibilityVoiceOverEnabled: Bool { interfaceOnly() }
  public var allowsTightening: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var autocorrectionDisabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var backgroundMaterial: Material? { get { interfaceOnly() } set { interfaceOnly() } }
  public var backgroundStyle: AnyShapeStyle? { get { interfaceOnly() } set { interfaceOnly() } }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { interfaceOnly() }
  public var calendar: Calendar { get { interfaceOnly() } set { interfaceOnly() } }
  public var colorScheme: ColorScheme { get { interfaceOnly() } set { interfaceOnly() } }
  public var colorSchemeContrast: ColorSchemeContrast { interfaceOnly() }
  public var contentTransition: ContentTransition { get { interfaceOnly() } set { interfaceOnly() } }
  public var controlSize: ControlSize { get { interfaceOnly() } set { interfaceOnly() } }
  public var dismiss: DismissAction { interfaceOnly() }
  public var displayScale: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  public var dynamicTypeSize: DynamicTypeSize { get { interfaceOnly() } set { interfaceOnly() } }
  public var font: Font? { get { interfaceOnly() } set { interfaceOnly() } }
  public var headerProminence: Prominence { get { interfaceOnly() } set { interfaceOnly() } }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { interfaceOnly() } set { interfaceOnly() } }
  public var imageScale: Image.Scale { get { interfaceOnly() } set { interfaceOnly() } }
  public var isEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var isFocused: Bool { interfaceOnly() }
  public var isLuminanceReduced: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var isPresented: Bool { interfaceOnly() }
  public var isSearching: Bool { interfaceOnly() }
  public var layoutDirection: LayoutDirection { get { interfaceOnly() } set { interfaceOnly() } }
  public var legibilityWeight: LegibilityWeight? { get { interfaceOnly() } set { interfaceOnly() } }
  public var lineLimit: Int? { get { interfaceOnly() } set { interfaceOnly() } }
  public var lineSpacing: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  public var locale: Locale { get { interfaceOnly() } set { interfaceOnly() } }
  public var minimumScaleFactor: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  public var multilineTextAlignment: TextAlignment { get { interfaceOnly() } set { interfaceOnly() } }
  public var openURL: OpenURLAction { get { interfaceOnly() } set { interfaceOnly() } }
  public var pixelLength: CGFloat { interfaceOnly() }
  public var redactionReasons: RedactionReasons { get { interfaceOnly() } set { interfaceOnly() } }
  public var refresh: RefreshAction? { interfaceOnly() }
  public var scenePhase: ScenePhase { get { interfaceOnly() } set { interfaceOnly() } }
  public var symbolRenderingMode: SymbolRenderingMode? { get { interfaceOnly() } set { interfaceOnly() } }
  public var symbolVariants: SymbolVariants { get { interfaceOnly() } set { interfaceOnly() } }
  public var textCase: Text.Case? { get { interfaceOnly() } set { interfaceOnly() } }
  public var timeZone: TimeZone { get { interfaceOnly() } set { interfaceOnly() } }
  public var truncationMode: Text.TruncationMode { get { interfaceOnly() } set { interfaceOnly() } }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { interfaceOnly() } set { interfaceOnly() } }
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Equatable, Hashable, Sendable {
  case compact, regular
}

/// Whether a scene is in the foreground.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// Whether a button that is held fires again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

/// Dismisses what is presented.
@MainActor @preconcurrency public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() { interfaceOnly() }
}

/// Opens a URL.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What came of an action.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { interfaceOnly() }
  }
  @preconcurrency @MainActor public init(handler: @escaping (URL) -> OpenURLAction.Result) { interfaceOnly() }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { interfaceOnly() }
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { interfaceOnly() }
}

/// Refreshes what is shown.
public struct RefreshAction: Sendable {
  public func callAsFunction() async { interfaceOnly() }
}

/// Makes an entry in the environment, a transaction, or the values of a container.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "InterfaceMacros", type: "EntryMacro")

/// Makes the default value of an entry.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "InterfaceMacros", type: "EntryDefaultValueMacro")
