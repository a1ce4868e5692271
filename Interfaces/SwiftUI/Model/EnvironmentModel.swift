// swift-format-ignore-file

extension EnvironmentValues {
  /// The value of a property, or its value in an environment in which nothing is set.
  func read<Value>(_ start: @autoclosure () -> Value, _ name: String = #function) -> Value {
    guard let value = named[name] else { return start() }
    return value as! Value
  }
  mutating func write<Value>(_ value: Value, _ name: String = #function) { named[name] = value }

  /// Sets a value that only the system sets, such as `accessibilityReduceMotion`.
  ///
  /// - Parameter name: The name of the property.
  @_spi(Model) public mutating func setSystemValue<Value>(_ name: String, to value: Value) { named[name] = value }

  /// The size of the screen, as far as views ask for it.
  @_spi(Model) public var modelScreenSize: CGSize {
    get { read(CGSize(width: 393, height: 852)) }
    set { write(newValue) }
  }
  /// How far bars and round corners go into the screen.
  @_spi(Model) public var modelSafeAreaInsets: EdgeInsets {
    get { read(EdgeInsets()) }
    set { write(newValue) }
  }
  /// Whether localized texts are longer, as translations are.
  @_spi(Model) public var modelHasLongTexts: Bool {
    get { read(false) }
    set { write(newValue) }
  }
  /// The factor by which characters are taken to be narrower than those of Inter.
  var modelTextNarrowing: CGFloat {
    get { read(1) }
    set { write(newValue) }
  }
  /// The host that evaluates the view.
  var modelHost: ModelHost? {
    get { read(nil) }
    set { write(newValue) }
  }
  var foreground: AnyShapeStyle {
    get { read(AnyShapeStyle(HierarchicalShapeStyle.primary)) }
    set { write(newValue) }
  }
  /// The second, third … style of `foregroundStyle(_:_:_:)`.
  var laterForegrounds: [AnyShapeStyle] {
    get { read([]) }
    set { write(newValue) }
  }
  /// The tint that a view around it set; nil if none did.
  var givenTint: AnyShapeStyle? {
    get { read(nil) }
    set { write(newValue) }
  }
  var tintStyle: AnyShapeStyle {
    get { givenTint ?? AnyShapeStyle(Color.accentColor) }
    set { givenTint = newValue }
  }
  var textChanges: [TextChange] {
    get { read([]) }
    set { write(newValue) }
  }
  var reservedLines: Int? {
    get { read(nil) }
    set { write(newValue) }
  }
  var contentMargins: EdgeInsets {
    get { read(EdgeInsets()) }
    set { write(newValue) }
  }
  var hidesLabels: Bool {
    get { read(false) }
    set { write(newValue) }
  }
  /// The style of a kind of view, the nearest last.
  func styles(_ kind: StyleKind) -> [ModelStyle] { read([:], "styles")[kind] ?? [] }
  mutating func setStyles(_ styles: [ModelStyle], _ kind: StyleKind) {
    var all: [StyleKind: [ModelStyle]] = read([:], "styles")
    all[kind] = styles
    write(all, "styles")
  }
  /// What follows a submission, the innermost last.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  var submitActions: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] {
    get { read([]) }
    set { write(newValue) }
  }
  /// Submits a value: the actions run from the innermost to the outermost.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @MainActor func submit(_ trigger: SubmitTriggers) {
    for (triggers, action) in submitActions.reversed() where triggers.contains(trigger) { action() }
  }
  /// The container whose size views can ask for; nil for the screen.
  var container: ModelContainer? {
    get { read(nil) }
    set { write(newValue) }
  }
  var pickerStyleName: String {
    get { read("DefaultPickerStyle") }
    set { write(newValue) }
  }
  var isInList: Bool {
    get { read(false) }
    set { write(newValue) }
  }
  var listStyleName: String {
    get { read("automatic") }
    set { write(newValue) }
  }
  /// What ends the presentation around the view.
  var dismissal: (@MainActor () -> Void)? {
    get { read(nil) }
    set { write(newValue) }
  }
  var isInMenu: Bool {
    get { read(false) }
    set { write(newValue) }
  }
  /// Objects of `environmentObject(_:)` and `environment(_:)`, by their types.
  var objects: [ObjectIdentifier: AnyObject] {
    get { read([:]) }
    set { write(newValue) }
  }
}
