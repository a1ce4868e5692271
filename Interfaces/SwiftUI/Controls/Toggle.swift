// swift-format-ignore-file

/// A control that is on or off.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Toggle<Label: View>: View {
  let configuration: ToggleStyleConfiguration
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { configuration = ToggleStyleConfiguration(label: .init(storage: ErasedView(label())), isOn: isOn, isMixed: false) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) { let bindings = sources.map { $0[keyPath: isOn] }; let values = Set(bindings.map(\.wrappedValue)); configuration = ToggleStyleConfiguration(label: .init(storage: ErasedView(label())), isOn: Binding(read: { bindings.allSatisfy(\.wrappedValue) }, write: { value, _ in for binding in bindings { binding.wrappedValue = value } }), isMixed: values.count > 1) }
  @MainActor @preconcurrency public var body: some View { StyledView(kind: .toggle, configuration: configuration, standard: ModelStyle(DefaultToggleStyle(), for: ToggleStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}
@available(*, unavailable)
extension Toggle: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) { interfaceOnly() }
  nonisolated public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { interfaceOnly() }
}

/// The look of a toggle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToggleStyle where Self == CheckboxToggleStyle {
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, *)
extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A style that is offered by name.
@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
@available(tvOS, unavailable)
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View { SystemToggle(configuration: configuration, isButton: true) }
}
@available(*, unavailable)
extension ButtonToggleStyle: Sendable {}

/// A style that is offered by name.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View { SystemToggle(configuration: configuration, isButton: false) }
}
@available(*, unavailable)
extension CheckboxToggleStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View { SystemToggle(configuration: configuration, isButton: false) }
}
@available(*, unavailable)
extension DefaultToggleStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 13.0, macOS 10.15, tvOS 18.0, watchOS 6.0, *)
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  public init(tint: Color) {}
  @MainActor @preconcurrency public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View { SystemToggle(configuration: configuration, isButton: false) }
}
@available(*, unavailable)
extension SwitchToggleStyle: Sendable {}

/// What a style knows of the view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ToggleStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var isMixed: Bool
}
@available(*, unavailable)
extension ToggleStyleConfiguration: Sendable {}
@available(*, unavailable)
extension ToggleStyleConfiguration.Label: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self.style(.toggle, ModelStyle(style, for: ToggleStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}
