// swift-format-ignore-file

/// A standard label for user interface items.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title, icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { (self.title, self.icon) = (title(), icon()) }
  @MainActor @preconcurrency public var body: some View { StyledView(kind: .label, configuration: LabelStyleConfiguration(titleView: ErasedView(title), iconView: ErasedView(icon)), standard: ModelStyle(DefaultLabelStyle(), for: LabelStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}
@available(*, unavailable)
extension Label: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) { self.init { Text(titleKey) } icon: { Image(name) } }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { self.init { Text(titleKey) } icon: { Image(systemName: name) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String) { self.init { Text(title) } icon: { Image(name) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.init { Text(title) } icon: { Image(systemName: name) } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) { self.init { Text(titleKey) } icon: { Image(resource) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init { Text(title) } icon: { Image(resource) } }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) { (title, icon) = (configuration.title, configuration.icon) }
}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View { SystemLabel(configuration: configuration, parts: .both) }
}
@available(*, unavailable)
extension DefaultLabelStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View { SystemLabel(configuration: configuration, parts: .icon) }
}
@available(*, unavailable)
extension IconOnlyLabelStyle: Sendable {}

/// The look of a label.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A style that is offered by name.
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View { SystemLabel(configuration: configuration, parts: .both) }
}
@available(*, unavailable)
extension TitleAndIconLabelStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View { SystemLabel(configuration: configuration, parts: .title) }
}
@available(*, unavailable)
extension TitleOnlyLabelStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ToolbarLabelStyle: Sendable, Equatable {
  @usableFromInline let modelName: String
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(modelName: "automatic") }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(modelName: "titleAndIcon") }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(modelName: "iconOnly") }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(modelName: "titleOnly") }
  public static func == (a: ToolbarLabelStyle, b: ToolbarLabelStyle) -> Bool { a.modelName == b.modelName }
}

/// What a style knows of the view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LabelStyleConfiguration {
  nonisolated(unsafe) let titleView: ErasedView, iconView: ErasedView
  /// The title.
  @MainActor @preconcurrency public struct Title {
    let storage: ErasedView
    public typealias Body = Never
    public var body: Never { return interfaceValue() }
  }
  /// The icon.
  @MainActor @preconcurrency public struct Icon {
    let storage: ErasedView
    public typealias Body = Never
    public var body: Never { return interfaceValue() }
  }
  public var title: LabelStyleConfiguration.Title { MainActor.assumeIsolated { Title(storage: titleView) } }
  public var icon: LabelStyleConfiguration.Icon { MainActor.assumeIsolated { Icon(storage: iconView) } }
}
@available(*, unavailable)
extension LabelStyleConfiguration: Sendable {}
@available(*, unavailable)
extension LabelStyleConfiguration.Icon: Sendable {}
@available(*, unavailable)
extension LabelStyleConfiguration.Title: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyleConfiguration.Title: View {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyleConfiguration.Icon: View {}

/// A view with a label beside it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label, content: Content
}
@available(*, unavailable)
extension LabeledContent: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content) = (label(), content()) }
  @MainActor @preconcurrency public var body: some View { StyledView(kind: .labeledContent, configuration: LabeledContentStyleConfiguration(label: .init(storage: ErasedView(label)), content: .init(storage: ErasedView(content))), standard: ModelStyle(AutomaticLabeledContentStyle(), for: LabeledContentStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { (label, self.content) = (Text(titleKey), content()) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { (label, self.content) = (Text(title), content()) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { (label, content) = (Text(titleKey), Text(value)) }
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { (label, content) = (Text(title), Text(value)) }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { (label, content) = (Text(titleKey), Text(value, format: format)) }
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { (label, content) = (Text(title), Text(value, format: format)) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) { (label, content) = (configuration.label, configuration.content) }
}

/// The look of labeled content.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@preconcurrency @MainActor public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// What a style knows of the view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContentStyleConfiguration {
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
  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}
@available(*, unavailable)
extension LabeledContentStyleConfiguration: Sendable {}
@available(*, unavailable)
extension LabeledContentStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension LabeledContentStyleConfiguration.Content: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View { HStack { configuration.label; Spacer(); configuration.content.foregroundStyle(.secondary) }.accessibilityElement(children: .combine) }
}
@available(*, unavailable)
extension AutomaticLabeledContentStyle: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func labelsHidden() -> some View { changingEnvironment { $0.hidesLabels = true } }
}

extension View {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { changingEnvironment { $0.hidesLabels = visibility == .hidden; $0.labelsVisibility = visibility } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self.style(.labeledContent, ModelStyle(style, for: LabeledContentStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self.style(.label, ModelStyle(style, for: LabelStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  public var labelReservedIconWidth: CGFloat? { interfaceOnly() }
  public var labelIconToTitleSpacing: CGFloat? { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { unmodeled() }
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { unmodeled() }
}
