// swift-format-ignore-file

/// A view of how far a task is.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let configuration: ProgressViewStyleConfiguration
  @MainActor @preconcurrency public var body: some View { StyledView(kind: .progress, configuration: configuration, standard: ModelStyle(DefaultProgressViewStyle(), for: ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ProgressView {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { interfaceOnly() }
}
@available(*, unavailable)
extension ProgressView: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { configuration = ProgressViewStyleConfiguration(fractionCompleted: nil) }
  nonisolated public init(@ViewBuilder label: () -> Label) { configuration = ProgressViewStyleConfiguration(fractionCompleted: nil, label: .init(storage: ErasedView(label()))) }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { configuration = ProgressViewStyleConfiguration(fractionCompleted: nil, label: .init(storage: ErasedView(Text(titleKey)))) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { configuration = ProgressViewStyleConfiguration(fractionCompleted: nil, label: .init(storage: ErasedView(Text(title)))) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView { configuration = ProgressViewStyleConfiguration(fractionCompleted: value.map { Double($0 / total) }) }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { configuration = ProgressViewStyleConfiguration(fractionCompleted: value.map { Double($0 / total) }, label: .init(storage: ErasedView(label()))) }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { configuration = ProgressViewStyleConfiguration(fractionCompleted: value.map { Double($0 / total) }, label: .init(storage: ErasedView(label())), currentValueLabel: .init(storage: ErasedView(currentValueLabel()))) }
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView { configuration = ProgressViewStyleConfiguration(fractionCompleted: value.map { Double($0 / total) }, label: .init(storage: ErasedView(Text(titleKey)))) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView { configuration = ProgressViewStyleConfiguration(fractionCompleted: value.map { Double($0 / total) }, label: .init(storage: ErasedView(Text(title)))) }
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView { interfaceOnly() }
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel { self.configuration = configuration }
}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  public init(tint: Color) {}
  @MainActor @preconcurrency public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View { SystemProgress(configuration: configuration, isCircular: true) }
}
@available(*, unavailable)
extension CircularProgressViewStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View { SystemProgress(configuration: configuration, isCircular: false) }
}
@available(*, unavailable)
extension DefaultProgressViewStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  public init(tint: Color) {}
  @MainActor @preconcurrency public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View { SystemProgress(configuration: configuration, isCircular: false) }
}
@available(*, unavailable)
extension LinearProgressViewStyle: Sendable {}

/// The look of a progress view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// What a style knows of the view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressViewStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  /// The label of the value.
  @MainActor @preconcurrency public struct CurrentValueLabel: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
@available(*, unavailable)
extension ProgressViewStyleConfiguration: Sendable {}
@available(*, unavailable)
extension ProgressViewStyleConfiguration.CurrentValueLabel: Sendable {}
@available(*, unavailable)
extension ProgressViewStyleConfiguration.Label: Sendable {}

/// The label of a progress view with dates.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct DefaultDateProgressLabel: View {
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension DefaultDateProgressLabel: Sendable {}

/// A view of a value of a range.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  var configuration: GaugeStyleConfiguration
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView { configuration = GaugeStyleConfiguration(modelValue: value, bounds, label()) }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView { configuration = GaugeStyleConfiguration(modelValue: value, bounds, label()); configuration.currentValueLabel = .init(storage: ErasedView(currentValueLabel())) }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView { configuration = GaugeStyleConfiguration(modelValue: value, bounds, label()); configuration.currentValueLabel = .init(storage: ErasedView(currentValueLabel())); configuration.minimumValueLabel = .init(storage: ErasedView(minimumValueLabel())); configuration.maximumValueLabel = .init(storage: ErasedView(maximumValueLabel())) }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView { interfaceOnly() }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { StyledView(kind: .gauge, configuration: configuration, standard: ModelStyle(DefaultGaugeStyle(), for: GaugeStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}
@available(*, unavailable)
extension Gauge: Sendable {}

/// The look of a gauge.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
@preconcurrency @MainActor public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension GaugeStyle where Self == CircularGaugeStyle {
  @MainActor @preconcurrency public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension GaugeStyle where Self == LinearGaugeStyle {
  @MainActor @preconcurrency public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == DefaultGaugeStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// What a style knows of the view.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct GaugeStyleConfiguration {
  init<V: BinaryFloatingPoint, L: View>(modelValue value: V, _ bounds: ClosedRange<V>, _ label: L) { self.value = bounds.upperBound == bounds.lowerBound ? 0 : Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)); self.label = Label(storage: ErasedView(label)) }
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  /// The label of the value.
  @MainActor @preconcurrency public struct CurrentValueLabel: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  /// The label of the minimum.
  @MainActor @preconcurrency public struct MinimumValueLabel: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  /// The label of the maximum.
  @MainActor @preconcurrency public struct MaximumValueLabel: View {
    let storage: ErasedView
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  /// The label of a value.
  @MainActor @preconcurrency public struct MarkedValueLabel: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}
@available(*, unavailable)
extension GaugeStyleConfiguration: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.MaximumValueLabel: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.MinimumValueLabel: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.CurrentValueLabel: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.MarkedValueLabel: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View { SystemGauge(configuration: configuration) }
}
@available(*, unavailable)
extension AccessoryCircularCapacityGaugeStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct AccessoryCircularGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View { SystemGauge(configuration: configuration) }
}
@available(*, unavailable)
extension AccessoryCircularGaugeStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View { SystemGauge(configuration: configuration) }
}
@available(*, unavailable)
extension AccessoryLinearCapacityGaugeStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct AccessoryLinearGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View { SystemGauge(configuration: configuration) }
}
@available(*, unavailable)
extension AccessoryLinearGaugeStyle: Sendable {}

/// A style that is offered by name.
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  public init() {}
  public init(tint: Color) { interfaceOnly() }
  public init(tint: Gradient) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: CircularGaugeStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension CircularGaugeStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct DefaultGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View { SystemGauge(configuration: configuration) }
}
@available(*, unavailable)
extension DefaultGaugeStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct LinearCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View { SystemGauge(configuration: configuration) }
}
@available(*, unavailable)
extension LinearCapacityGaugeStyle: Sendable {}

/// A style that is offered by name.
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  public init() {}
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  public init(tint: Color) { interfaceOnly() }
  @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
  public init(tint: Gradient) { interfaceOnly() }
  @MainActor @preconcurrency public func makeBody(configuration: LinearGaugeStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension LinearGaugeStyle: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self.style(.progress, ModelStyle(style, for: ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self.style(.gauge, ModelStyle(style, for: GaugeStyleConfiguration.self) { $0.makeBody(configuration: $1) }) }
}
