// swift-format-ignore-file

/// A view of how far a task is.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension ProgressView: Sendable {}
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { interfaceOnly() }
  nonisolated public init(@ViewBuilder label: () -> Label) { interfaceOnly() }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { interfaceOnly() }
}
extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView { interfaceOnly() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { interfaceOnly() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { interfaceOnly() }
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView { interfaceOnly() }
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView { interfaceOnly() }
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel { interfaceOnly() }
}

/// A view of a value of a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView { interfaceOnly() }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView { interfaceOnly() }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView { interfaceOnly() }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView { interfaceOnly() }
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension Gauge: Sendable {}

/// A view that shows or hides another.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { interfaceOnly() }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension DisclosureGroup: Sendable {}
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) { interfaceOnly() }
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { interfaceOnly() }
}

/// A view with a title around another.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension GroupBox: Sendable {}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) { interfaceOnly() }
}
extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
}
extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
extension GroupBox {
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) { interfaceOnly() }
}

/// A view with a label beside it.
public struct LabeledContent<Label, Content> {}
@available(*, unavailable) extension LabeledContent: Sendable {}
extension LabeledContent: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { interfaceOnly() }
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { interfaceOnly() }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { interfaceOnly() }
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { interfaceOnly() }
}
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) { interfaceOnly() }
}

/// A group of views with a header and a footer.
public struct Section<Parent, Content, Footer> {}
@available(*, unavailable) extension Section: Sendable {}
extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section where Parent: View, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { interfaceOnly() }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { interfaceOnly() }
  public init(footer: Footer, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { interfaceOnly() }
  public init(header: Parent, @ViewBuilder content: () -> Content) { interfaceOnly() }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { interfaceOnly() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { interfaceOnly() }
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { interfaceOnly() }
}

/// A group of controls.
nonisolated public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension Form: Sendable {}
extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(_ configuration: FormStyleConfiguration) { interfaceOnly() }
}

/// A view that scrolls.
nonisolated public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension ScrollView: Sendable {}
extension ScrollView {
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { interfaceOnly() }
}

/// Scrolls to a view.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { interfaceOnly() }
}
@available(*, unavailable) extension ScrollViewProxy: Sendable {}
/// A view that can scroll to a view.
@frozen nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension ScrollViewReader: Sendable {}

/// A list of rows.
@MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View>: View {
  @MainActor @preconcurrency public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @_disfavoredOverload @MainActor @preconcurrency public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension List: Sendable {}
extension List {
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { interfaceOnly() }
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { interfaceOnly() }
  @MainActor @preconcurrency public init<RowContent: View>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { interfaceOnly() }
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { interfaceOnly() }
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { interfaceOnly() }
  @MainActor @preconcurrency public init<RowContent: View>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { interfaceOnly() }
  @_disfavoredOverload @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { interfaceOnly() }
  @_disfavoredOverload @MainActor @preconcurrency public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { interfaceOnly() }
  @_disfavoredOverload @MainActor @preconcurrency public init<RowContent: View>(_ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { interfaceOnly() }
  @_disfavoredOverload @MainActor @preconcurrency public init<Data, RowContent: View>(_ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable { interfaceOnly() }
  @_disfavoredOverload @MainActor @preconcurrency public init<Data, RowContent: View>(_ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable { interfaceOnly() }
}
extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable { interfaceOnly() }
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> { interfaceOnly() }
  @MainActor @preconcurrency public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent> { interfaceOnly() }
  @_disfavoredOverload @MainActor @preconcurrency public init<Data, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable { interfaceOnly() }
}

/// The destinations of a navigation stack.
public struct NavigationPath {
  public var count: Int { interfaceOnly() }
  public var isEmpty: Bool { interfaceOnly() }
  public init() { interfaceOnly() }
  public mutating func append<V: Hashable>(_ value: V) { interfaceOnly() }
  public mutating func removeLast(_ k: Int = 1) { interfaceOnly() }
}
extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { interfaceOnly() }
}
/// A view with other views above it.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { interfaceOnly() }
  @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { interfaceOnly() }
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension NavigationStack: Sendable {}
/// A control that shows another view.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { interfaceOnly() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension NavigationLink: Sendable {}
extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { interfaceOnly() }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) { interfaceOnly() }
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { interfaceOnly() }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text { interfaceOnly() }
  nonisolated public init<P: Decodable & Encodable & Hashable>(value: P?, @ViewBuilder label: () -> Label) { interfaceOnly() }
  nonisolated public init<P: Decodable & Encodable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Decodable & Encodable & Hashable>(_ title: S, value: P?) where Label == Text { interfaceOnly() }
}

