// swift-format-ignore-file

/// The look of a button.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}
/// What a style knows of the view.
public struct ButtonStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}
@available(*, unavailable) extension ButtonStyleConfiguration: Sendable {}
@available(*, unavailable) extension ButtonStyleConfiguration.Label: Sendable {}
extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}

/// The look of a button and what triggers it.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
/// What a style knows of the view.
public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  public func trigger() { interfaceOnly() }
}
@available(*, unavailable) extension PrimitiveButtonStyleConfiguration: Sendable {}
@available(*, unavailable) extension PrimitiveButtonStyleConfiguration.Label: Sendable {}
/// A style that is offered by name.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension DefaultButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension PlainButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension BorderlessButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public init(tint: Color) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension BorderedButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension BorderedProminentButtonStyle: Sendable {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { interfaceOnly() }
}
extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}

/// The look of a toggle.
@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}
/// What a style knows of the view.
public struct ToggleStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
}
@available(*, unavailable) extension ToggleStyleConfiguration: Sendable {}
@available(*, unavailable) extension ToggleStyleConfiguration.Label: Sendable {}
/// A style that is offered by name.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension DefaultToggleStyle: Sendable {}
extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public init(tint: Color) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension SwitchToggleStyle: Sendable {}
extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension ButtonToggleStyle: Sendable {}
extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { interfaceOnly() }
}
extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}

/// The look of a menu.
@preconcurrency @MainActor public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}
/// What a style knows of the view.
public struct MenuStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  /// The content.
  @MainActor @preconcurrency public struct Content: _PrimitiveView {}
}
@available(*, unavailable) extension MenuStyleConfiguration: Sendable {}
@available(*, unavailable) extension MenuStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension MenuStyleConfiguration.Content: Sendable {}
/// A style that is offered by name.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension DefaultMenuStyle: Sendable {}
extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension ButtonMenuStyle: Sendable {}
extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { interfaceOnly() }
}
extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}

/// The look of a disclosure group.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}
/// What a style knows of the view.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  /// The content.
  @MainActor @preconcurrency public struct Content: _PrimitiveView {}
  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool
}
@available(*, unavailable) extension DisclosureGroupStyleConfiguration: Sendable {}
@available(*, unavailable) extension DisclosureGroupStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension DisclosureGroupStyleConfiguration.Content: Sendable {}
/// A style that is offered by name.
@MainActor @preconcurrency public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension AutomaticDisclosureGroupStyle: Sendable {}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { interfaceOnly() }
}
extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
}

/// The look of a group box.
@preconcurrency @MainActor public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}
/// What a style knows of the view.
public struct GroupBoxStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  /// The content.
  @MainActor @preconcurrency public struct Content: _PrimitiveView {}
  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}
@available(*, unavailable) extension GroupBoxStyleConfiguration: Sendable {}
@available(*, unavailable) extension GroupBoxStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension GroupBoxStyleConfiguration.Content: Sendable {}
/// A style that is offered by name.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension DefaultGroupBoxStyle: Sendable {}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { interfaceOnly() }
}
extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}

/// The look of a form.
@preconcurrency @MainActor public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}
/// What a style knows of the view.
public struct FormStyleConfiguration {
  /// The content.
  @MainActor @preconcurrency public struct Content: _PrimitiveView {}
  public let content: FormStyleConfiguration.Content
}
@available(*, unavailable) extension FormStyleConfiguration: Sendable {}
@available(*, unavailable) extension FormStyleConfiguration.Content: Sendable {}
/// A style that is offered by name.
nonisolated public struct AutomaticFormStyle: FormStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension AutomaticFormStyle: Sendable {}
extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct GroupedFormStyle: FormStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension GroupedFormStyle: Sendable {}
extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct ColumnsFormStyle: FormStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension ColumnsFormStyle: Sendable {}
extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { interfaceOnly() }
}
extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// The look of labeled content.
@preconcurrency @MainActor public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}
/// What a style knows of the view.
public struct LabeledContentStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  /// The content.
  @MainActor @preconcurrency public struct Content: _PrimitiveView {}
  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}
@available(*, unavailable) extension LabeledContentStyleConfiguration: Sendable {}
@available(*, unavailable) extension LabeledContentStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension LabeledContentStyleConfiguration.Content: Sendable {}
/// A style that is offered by name.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension AutomaticLabeledContentStyle: Sendable {}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { interfaceOnly() }
}
extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
}

/// The look of a progress view.
@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}
/// What a style knows of the view.
public struct ProgressViewStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  /// The label of the value.
  @MainActor @preconcurrency public struct CurrentValueLabel: _PrimitiveView {}
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
@available(*, unavailable) extension ProgressViewStyleConfiguration: Sendable {}
@available(*, unavailable) extension ProgressViewStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension ProgressViewStyleConfiguration.CurrentValueLabel: Sendable {}
/// A style that is offered by name.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension DefaultProgressViewStyle: Sendable {}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension LinearProgressViewStyle: Sendable {}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension CircularProgressViewStyle: Sendable {}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { interfaceOnly() }
}
extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}

/// The look of a gauge.
@preconcurrency @MainActor public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}
/// What a style knows of the view.
public struct GaugeStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {}
  /// The label of the value.
  @MainActor @preconcurrency public struct CurrentValueLabel: _PrimitiveView {}
  /// The label of the minimum.
  @MainActor @preconcurrency public struct MinimumValueLabel: _PrimitiveView {}
  /// The label of the maximum.
  @MainActor @preconcurrency public struct MaximumValueLabel: _PrimitiveView {}
  /// The label of a value.
  @MainActor @preconcurrency public struct MarkedValueLabel: _PrimitiveView {}
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}
@available(*, unavailable) extension GaugeStyleConfiguration: Sendable {}
@available(*, unavailable) extension GaugeStyleConfiguration.Label: Sendable {}
@available(*, unavailable) extension GaugeStyleConfiguration.CurrentValueLabel: Sendable {}
@available(*, unavailable) extension GaugeStyleConfiguration.MinimumValueLabel: Sendable {}
@available(*, unavailable) extension GaugeStyleConfiguration.MaximumValueLabel: Sendable {}
@available(*, unavailable) extension GaugeStyleConfiguration.MarkedValueLabel: Sendable {}
/// A style that is offered by name.
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension DefaultGaugeStyle: Sendable {}
extension GaugeStyle where Self == DefaultGaugeStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { interfaceOnly() }
}
/// A style that is offered by name.
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension LinearCapacityGaugeStyle: Sendable {}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { interfaceOnly() }
}
/// A style that is offered by name.
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension AccessoryCircularGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle { interfaceOnly() }
}
/// A style that is offered by name.
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension AccessoryCircularCapacityGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { interfaceOnly() }
}
/// A style that is offered by name.
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension AccessoryLinearGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle { interfaceOnly() }
}
/// A style that is offered by name.
@MainActor @preconcurrency public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension AccessoryLinearCapacityGaugeStyle: Sendable {}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { interfaceOnly() }
}
extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}

/// The look of a label.
@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}
/// What a style knows of the view.
public struct LabelStyleConfiguration {
  /// The title.
  @MainActor @preconcurrency public struct Title: _PrimitiveView {}
  /// The icon.
  @MainActor @preconcurrency public struct Icon: _PrimitiveView {}
  public var title: LabelStyleConfiguration.Title { interfaceOnly() }
  public var icon: LabelStyleConfiguration.Icon { interfaceOnly() }
}
@available(*, unavailable) extension LabelStyleConfiguration: Sendable {}
@available(*, unavailable) extension LabelStyleConfiguration.Title: Sendable {}
@available(*, unavailable) extension LabelStyleConfiguration.Icon: Sendable {}
/// A style that is offered by name.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension DefaultLabelStyle: Sendable {}
extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension TitleOnlyLabelStyle: Sendable {}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension IconOnlyLabelStyle: Sendable {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { interfaceOnly() }
}
/// A style that is offered by name.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View { interfaceOnly() }
}
@available(*, unavailable) extension TitleAndIconLabelStyle: Sendable {}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { interfaceOnly() }
}
extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
}

/// The view of a text field in a style.
nonisolated public struct _TextFieldStyleLabel: _PrimitiveView {}
@available(*, unavailable) extension _TextFieldStyleLabel: Sendable {}
/// The look of a text field.
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}
/// A style that is offered by name.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<DefaultTextFieldStyle._Label>) -> some View { EmptyView() }
}
@available(*, unavailable) extension DefaultTextFieldStyle: Sendable {}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<PlainTextFieldStyle._Label>) -> some View { EmptyView() }
}
@available(*, unavailable) extension PlainTextFieldStyle: Sendable {}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<RoundedBorderTextFieldStyle._Label>) -> some View { EmptyView() }
}
@available(*, unavailable) extension RoundedBorderTextFieldStyle: Sendable {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { interfaceOnly() }
}
extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

/// The look of a list.
public protocol ListStyle {
}
/// A style that is offered by name.
public struct DefaultListStyle: ListStyle {
  public init() {}
}
@available(*, unavailable) extension DefaultListStyle: Sendable {}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct PlainListStyle: ListStyle {
  public init() {}
}
@available(*, unavailable) extension PlainListStyle: Sendable {}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct GroupedListStyle: ListStyle {
  public init() {}
}
@available(*, unavailable) extension GroupedListStyle: Sendable {}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct InsetListStyle: ListStyle {
  public init() {}
}
@available(*, unavailable) extension InsetListStyle: Sendable {}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}
@available(*, unavailable) extension InsetGroupedListStyle: Sendable {}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct SidebarListStyle: ListStyle {
  public init() {}
}
@available(*, unavailable) extension SidebarListStyle: Sendable {}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { interfaceOnly() }
}
extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

/// The look of a picker.
public protocol PickerStyle {
}
/// A style that is offered by name.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}
@available(*, unavailable) extension DefaultPickerStyle: Sendable {}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}
@available(*, unavailable) extension InlinePickerStyle: Sendable {}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}
@available(*, unavailable) extension MenuPickerStyle: Sendable {}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}
@available(*, unavailable) extension SegmentedPickerStyle: Sendable {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}
@available(*, unavailable) extension WheelPickerStyle: Sendable {}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}
@available(*, unavailable) extension NavigationLinkPickerStyle: Sendable {}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { interfaceOnly() }
}
/// A style that is offered by name.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
}
@available(*, unavailable) extension PalettePickerStyle: Sendable {}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { interfaceOnly() }
}
extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

