// swift-format-ignore-file

import UniformTypeIdentifiers

/// A control that starts an action.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  nonisolated(unsafe) let action: @MainActor () -> Void
  let label: Label
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { (role, self.action, self.label) = (nil, action, label()) }
  @MainActor @preconcurrency public var body: some View { StyledView(kind: .button, configuration: PrimitiveButtonStyleConfiguration(action: action, role: role, label: PrimitiveButtonStyleConfiguration.Label(storage: ErasedView(label))), standard: ModelStyle(primitive: DefaultButtonStyle())) }
}
@available(*, unavailable)
extension Button: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.init(role: nil, action: action) { Text(titleKey) } }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { self.init(role: nil, action: action) { Text(title) } }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) { interfaceOnly() }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) { interfaceOnly() }
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { interfaceOnly() }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) { (role, action, label) = (configuration.role, configuration.trigger, configuration.label) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button {
  @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { (self.role, self.action, self.label) = (role, action, label()) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { Text(titleKey) } }
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { Text(title) } }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// What a button is for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  @usableFromInline let modelName: String
  public static let destructive: ButtonRole = ButtonRole(modelName: "destructive")
  public static let cancel: ButtonRole = ButtonRole(modelName: "cancel")
  public static func == (a: ButtonRole, b: ButtonRole) -> Bool { a.modelName == b.modelName }
}

/// Whether a button that is held fires again.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static let automatic: ButtonRepeatBehavior = ButtonRepeatBehavior(modelName: "automatic")
  public static let enabled: ButtonRepeatBehavior = ButtonRepeatBehavior(modelName: "enabled")
  public static let disabled: ButtonRepeatBehavior = ButtonRepeatBehavior(modelName: "disabled")
  public static func == (a: ButtonRepeatBehavior, b: ButtonRepeatBehavior) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// A style that is offered by name.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryBarActionButtonStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension AccessoryBarActionButtonStyle: Sendable {}

/// A style that is offered by name.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryBarButtonStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension AccessoryBarButtonStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(visionOS, unavailable)
  public init(tint: Color) {}
  @MainActor @preconcurrency public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View { SystemButton(configuration: configuration, look: .bordered) }
}
@available(*, unavailable)
extension BorderedButtonStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View { SystemButton(configuration: configuration, look: .prominent) }
}
@available(*, unavailable)
extension BorderedProminentButtonStyle: Sendable {}

/// A style that is offered by name.
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `BorderlessButtonMenuStyle` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  public init() {}
}
@available(*, unavailable)
extension BorderlessButtonMenuButtonStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View { SystemButton(configuration: configuration, look: .text) }
}
@available(*, unavailable)
extension BorderlessButtonStyle: Sendable {}

/// A style that is offered by name.
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `BorderlessButtonMenuStyle` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  public init() {}
}
@available(*, unavailable)
extension BorderlessPullDownMenuButtonStyle: Sendable {}

/// The look of a button.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// A style that is offered by name.
@available(tvOS 14.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: CardButtonStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension CardButtonStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View { SystemButton(configuration: configuration, look: .text) }
}
@available(*, unavailable)
extension DefaultButtonStyle: Sendable {}

/// A style that is offered by name.
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `menuStyle(.automatic)` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  public init() {}
}
@available(*, unavailable)
extension DefaultMenuButtonStyle: Sendable {}

/// A style that is offered by name.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: LinkButtonStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension LinkButtonStyle: Sendable {}

/// How a kind of view looks.
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `MenuStyle` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public protocol MenuButtonStyle {}

/// A style that is offered by name.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { SystemButton(configuration: configuration, look: .plain) }
}
@available(*, unavailable)
extension PlainButtonStyle: Sendable {}

/// The look of a button and what triggers it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  @MainActor @preconcurrency public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  @MainActor @preconcurrency public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(tvOS 14.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  @MainActor @preconcurrency public static var card: CardButtonStyle { CardButtonStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A style that is offered by name.
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `BorderedButtonMenuStyle` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  public init() {}
}
@available(*, unavailable)
extension PullDownMenuButtonStyle: Sendable {}

/// What a style knows of the view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ButtonStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}
@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}
@available(*, unavailable)
extension ButtonStyleConfiguration.Label: Sendable {}

/// What a style knows of the view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {
  let action: @MainActor () -> Void
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  public func trigger() { MainActor.assumeIsolated { action() } }
}
@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration: Sendable {}
@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration.Label: Sendable {}

/// A button that starts and ends editing.
@available(iOS 13.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct EditButton: View {
  public init() {}
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension EditButton: Sendable {}

/// A button that starts to rename.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct RenameButton<Label: View>: View {
  public init() where Label == SwiftUI.Label<Text, Image> { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension RenameButton: Sendable {}

/// A button that pastes.
@available(iOS 16.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct PasteButton: View {
  @available(iOS 16.0, macOS 11.0, *)
  @MainActor @preconcurrency public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) { interfaceOnly() }
  @available(iOS, unavailable)
  @available(macOS, introduced: 11.0, deprecated: 100000.0)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public init<Payload>(supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void) { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, *)
  @MainActor @preconcurrency public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension PasteButton: Sendable {}

@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension PasteButton {
  @MainActor @preconcurrency public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) { interfaceOnly() }
  @MainActor @preconcurrency public init<Payload>(supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void) { interfaceOnly() }
}

@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct HelpLink: View {
  public init(action: @escaping () -> Void) { interfaceOnly() }
  public init(destination: URL) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension HelpLink: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self.style(.button, ModelStyle(primitive: style)) }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self.style(.button, ModelStyle(style)) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { ignored() }
}

/// How wide buttons are.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static var automatic: ButtonSizing { ButtonSizing(modelName: "automatic") }
  public static var flexible: ButtonSizing { ButtonSizing(modelName: "flexible") }
  public static var fitted: ButtonSizing { ButtonSizing(modelName: "fitted") }
  public static func == (a: ButtonSizing, b: ButtonSizing) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  public var buttonSizing: ButtonSizing { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { unmodeled() }
}

extension ButtonRole {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let confirm: ButtonRole = ButtonRole(modelName: "confirm")
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let close: ButtonRole = ButtonRole(modelName: "close")
}

/// The label of a button with only a role.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
nonisolated public struct DefaultButtonLabel: View {
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension DefaultButtonLabel: Sendable {}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) { interfaceOnly() }
}
