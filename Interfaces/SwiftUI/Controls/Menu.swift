// swift-format-ignore-file

/// A control that shows a menu.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct Menu<Label: View, Content: View>: View {
  let configuration: MenuStyleConfiguration
  @MainActor @preconcurrency public var body: some View { StyledView(kind: .menu, configuration: configuration, standard: ModelStyle(DefaultMenuStyle(), for: MenuStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}
@available(*, unavailable)
extension Menu: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { configuration = MenuStyleConfiguration(labelView: ErasedView(label()), contentView: ErasedView(content()), primaryAction: nil) }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { configuration = MenuStyleConfiguration(labelView: ErasedView(Text(titleKey)), contentView: ErasedView(content()), primaryAction: nil) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text { configuration = MenuStyleConfiguration(labelView: ErasedView(Text(title)), contentView: ErasedView(content()), primaryAction: nil) }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { configuration = MenuStyleConfiguration(labelView: ErasedView(label()), contentView: ErasedView(content()), primaryAction: primaryAction) }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { configuration = MenuStyleConfiguration(labelView: ErasedView(SwiftUI.Label(titleKey, systemImage: systemImage)), contentView: ErasedView(content()), primaryAction: nil) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) { interfaceOnly() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

/// Whether a menu closes after an action.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct MenuActionDismissBehavior: Equatable {
  @usableFromInline let modelName: String
  public static let automatic: MenuActionDismissBehavior = MenuActionDismissBehavior(modelName: "automatic")
  public static let enabled: MenuActionDismissBehavior = MenuActionDismissBehavior(modelName: "enabled")
  @available(tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let disabled: MenuActionDismissBehavior = MenuActionDismissBehavior(modelName: "disabled")
  public static func == (a: MenuActionDismissBehavior, b: MenuActionDismissBehavior) -> Bool { a.modelName == b.modelName }
}
@available(*, unavailable)
extension MenuActionDismissBehavior: Sendable {}

/// A button that opens a menu, by its older name.
@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `Menu` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  public init(label: Label, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension MenuButton: Sendable {}

@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `Menu` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuButton where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { interfaceOnly() }
}

/// A style that is offered by name.
@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension MenuControlGroupStyle: Sendable {}

/// The order of a menu.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct MenuOrder: Equatable, Hashable, Sendable {
  @usableFromInline let modelName: String
  public static let automatic: MenuOrder = MenuOrder(modelName: "automatic")
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let priority: MenuOrder = MenuOrder(modelName: "priority")
  public static let fixed: MenuOrder = MenuOrder(modelName: "fixed")
  public static func == (a: MenuOrder, b: MenuOrder) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// The look of a menu.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

@available(iOS, unavailable)
@available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.bordered).")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuStyle where Self == BorderedButtonMenuStyle {
  @MainActor @preconcurrency public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

@available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
@available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
@available(tvOS, introduced: 17.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// What a style knows of the view.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuStyleConfiguration {
  nonisolated(unsafe) let labelView: ErasedView, contentView: ErasedView
  let primaryAction: (() -> Void)?
  @MainActor var label: Label { Label(storage: labelView) }
  @MainActor var content: Content { Content(storage: contentView) }
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  /// The content.
  @MainActor @preconcurrency public struct Content: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
}
@available(*, unavailable)
extension MenuStyleConfiguration: Sendable {}
@available(*, unavailable)
extension MenuStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension MenuStyleConfiguration.Content: Sendable {}

/// A style that is offered by name.
@available(iOS, unavailable)
@available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.bordered).")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: BorderedButtonMenuStyle.Configuration) -> some View { SystemMenu(configuration: configuration) }
}
@available(*, unavailable)
extension BorderedButtonMenuStyle: Sendable {}

/// A style that is offered by name.
@available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
@available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
@available(tvOS, introduced: 17.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  @available(iOS, unavailable)
  @available(macOS, introduced: 11.0, deprecated: 12.0, message: "Use ``View/menuIndicator(_)`` instead.")
  @available(visionOS, unavailable)
  public init(showsMenuIndicator: Bool) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View { SystemMenu(configuration: configuration) }
}
@available(*, unavailable)
extension BorderlessButtonMenuStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct ButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View { SystemMenu(configuration: configuration) }
}
@available(*, unavailable)
extension ButtonMenuStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct DefaultMenuStyle: MenuStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View { SystemMenu(configuration: configuration) }
}
@available(*, unavailable)
extension DefaultMenuStyle: Sendable {}

/// A menu for a view, by its older name.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
@available(tvOS, unavailable)
@available(watchOS, introduced: 6.0, deprecated: 7.0)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) { interfaceOnly() }
}
@available(*, unavailable)
extension ContextMenu: Sendable {}

/// Controls that belong together.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var body: some View { HStack { content } }
}
@available(*, unavailable)
extension ControlGroup: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroup {
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L> { interfaceOnly() }
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> { interfaceOnly() }
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroup {
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>> { interfaceOnly() }
}

/// How a kind of view looks.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

@available(iOS 16.4, macOS 13.3, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The parts that a style arranges.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  @MainActor @preconcurrency public struct Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public let content: ControlGroupStyleConfiguration.Content
  /// The label of a group of controls.
  @available(iOS 16.0, macOS 13.0, *)
  @MainActor @preconcurrency public struct Label: View {
    @available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  @available(iOS 16.0, macOS 13.0, *)
  public let label: ControlGroupStyleConfiguration.Label
}
@available(*, unavailable)
extension ControlGroupStyleConfiguration: Sendable {}
@available(*, unavailable)
extension ControlGroupStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension ControlGroupStyleConfiguration.Label: Sendable {}

/// A style that is offered by name.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension AutomaticControlGroupStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.4, macOS 13.3, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension CompactMenuControlGroupStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension NavigationControlGroupStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension PaletteControlGroupStyle: Sendable {}

/// The content of a group of controls with a label.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension LabeledControlGroupContent: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self.style(.menu, ModelStyle(style, for: MenuStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}

extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { changingEnvironment { $0.menuOrder = order } }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { ignored() }
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
@available(watchOS, introduced: 6.0, deprecated: 7.0)
extension View {
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { let items = menuItems(); return changingNode { node, inputs in ModelNode(.contextMenu, [node] + nodes(of: items, inputs)) } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View { let items = menuItems(); return changingNode { node, inputs in ModelNode(.contextMenu, [node] + nodes(of: items, inputs)) } }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
@available(tvOS, unavailable)
@available(watchOS, introduced: 6.0, deprecated: 7.0)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
extension View {
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { unmodeled() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { changingEnvironment { $0.menuIndicatorVisibility = visibility } }
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { unmodeled() }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { unmodeled() }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View { unmodeled() }
}

@available(iOS, unavailable)
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `menuStyle(_:)` instead.")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View { unmodeled() }
}
