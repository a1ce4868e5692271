// swift-format-ignore-file

/// A group of controls.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Form<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency public var body: some View { SystemList(content: content) }
}
@available(*, unavailable)
extension Form: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(_ configuration: FormStyleConfiguration) { interfaceOnly() }
}

/// The look of a form.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@preconcurrency @MainActor public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// What a style knows of the view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FormStyleConfiguration {
  /// The content.
  @MainActor @preconcurrency public struct Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public let content: FormStyleConfiguration.Content
}
@available(*, unavailable)
extension FormStyleConfiguration: Sendable {}
@available(*, unavailable)
extension FormStyleConfiguration.Content: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct AutomaticFormStyle: FormStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension AutomaticFormStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct ColumnsFormStyle: FormStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension ColumnsFormStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension DefaultGroupBoxStyle: Sendable {}

/// A view that shows or hides another.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label, content: Content
  let isExpanded: Binding<Bool>?
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content, isExpanded) = (label(), content(), nil) }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content, self.isExpanded) = (label(), content(), isExpanded) }
  @MainActor @preconcurrency public var body: some View { SystemDisclosure(label: label, content: content, given: isExpanded) }
}
@available(*, unavailable)
extension DisclosureGroup: Sendable {}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { (label, self.content, isExpanded) = (Text(titleKey), content(), nil) }
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { (label, self.content, self.isExpanded) = (Text(titleKey), content(), isExpanded) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) { (self.label, self.content, isExpanded) = (Text(label), content(), nil) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { (self.label, self.content, self.isExpanded) = (Text(label), content(), isExpanded) }
}

/// The look of a disclosure group.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// What a style knows of the view.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The content.
  @MainActor @preconcurrency public struct Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool
}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration: Sendable {}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Label: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension AutomaticDisclosureGroupStyle: Sendable {}

/// Views for a tree of data.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {}
@available(*, unavailable)
extension OutlineGroup: Sendable {}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
  public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element { interfaceOnly() }
  public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element { interfaceOnly() }
  public init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf) where Data == Binding<C>, ID == E.ID, E == C.Element { interfaceOnly() }
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf) where Data == Binding<C>, ID == E.ID, E == C.Element { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<C: MutableCollection & RandomAccessCollection, E>(_ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element { interfaceOnly() }
  public init<C: MutableCollection & RandomAccessCollection, E>(_ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup where ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue {
  public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>) where ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>, Subgroup == TableRow<DataElement>, DataElement == Data.Element { interfaceOnly() }
  public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>) where ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>, Subgroup == TableRow<DataElement>, DataElement == Data.Element { interfaceOnly() }
  public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element { interfaceOnly() }
  public init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element { interfaceOnly() }
  public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element { interfaceOnly() }
  public init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup: TableRowContent where ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue {
  public typealias TableRowValue = Leaf.TableRowValue
  @MainActor @preconcurrency public var tableRowBody: some TableRowContent { return interfaceOnly() }
}

/// The views of a subtree.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct OutlineSubgroupChildren: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension OutlineSubgroupChildren: Sendable {}

/// A message in place of content.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
  let label: Label, description: Description, actions: Actions
  init(label: Label, description: Description, actions: Actions) { (self.label, self.description, self.actions) = (label, description, actions) }
  @MainActor @preconcurrency public var body: some View { SystemUnavailableContent(label: label, description: description, actions: actions) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) { self.init { SwiftUI.Label(title, image: name) } description: { description } }
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) { self.init { SwiftUI.Label(title, systemImage: name) } description: { description } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) { self.init { SwiftUI.Label(title, image: name) } description: { description } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) { self.init { SwiftUI.Label(title, systemImage: name) } description: { description } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
  public static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { .init(label: .init(text: nil), description: .init(), actions: .init()) }
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { .init(label: .init(text: text), description: .init(), actions: .init()) }
}
@available(*, unavailable)
extension ContentUnavailableView: Sendable {}

/// The parts of a message that a search found nothing.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SearchUnavailableContent {
  /// The title of the message.
  @MainActor @preconcurrency public struct Label: View {
    let text: String?
    nonisolated init(text: String?) { self.text = text }
    @MainActor @preconcurrency public var body: some View { SwiftUI.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass") }
  }
  /// The text of the message.
  @MainActor @preconcurrency public struct Description: View {
    nonisolated init() {}
    @MainActor @preconcurrency public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  /// The actions of the message.
  @MainActor @preconcurrency public struct Actions: View {
    nonisolated init() {}
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}
@available(*, unavailable)
extension SearchUnavailableContent: Sendable {}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { unmodeled() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { unmodeled() }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { unmodeled() }
}
