// swift-format-ignore-file

/// Several views as one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Group<Content> {
  @usableFromInline let content: Content
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension Group: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Group {
  public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result> { self.content = GroupElementsOfContent(view: view, transform: transform) }
  public init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result> { interfaceOnly() }
}

/// A group of views with a header and a footer.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Section<Parent, Content, Footer> {
  let parent: Parent, content: Content, footer: Footer
  let isExpanded: Binding<Bool>?
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Section where Parent: TableRowContent, Content: TableRowContent {
  nonisolated public init<V, H: View>(isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { interfaceOnly() }
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { interfaceOnly() }
  @_disfavoredOverload nonisolated public init<V, S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { interfaceOnly() }
}
@available(*, unavailable)
extension Section: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent: View, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { (parent, self.content, self.footer, isExpanded) = (header(), content(), footer(), nil) }
  @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  @available(macOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  @available(tvOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  @available(watchOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  @available(visionOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { (parent, self.content, self.footer, isExpanded) = (header, content(), footer, nil) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { (parent, self.content, self.footer, isExpanded) = (EmptyView(), content(), footer(), nil) }
  @available(iOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  @available(macOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  @available(tvOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  @available(watchOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  @available(visionOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) { (parent, self.content, self.footer, isExpanded) = (EmptyView(), content(), footer, nil) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { (parent, self.content, self.footer, isExpanded) = (header(), content(), EmptyView(), nil) }
  @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  @available(macOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  @available(tvOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  @available(watchOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  @available(visionOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) { (parent, self.content, self.footer, isExpanded) = (header, content(), EmptyView(), nil) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { (parent, self.content, footer, isExpanded) = (EmptyView(), content(), EmptyView(), nil) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { (parent, self.content, footer, isExpanded) = (Text(titleKey), content(), EmptyView(), nil) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { (parent, self.content, footer, isExpanded) = (Text(title), content(), EmptyView(), nil) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { (parent, self.content, footer, self.isExpanded) = (Text(titleKey), content(), EmptyView(), isExpanded) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) { (parent, self.content, footer, self.isExpanded) = (Text(title), content(), EmptyView(), isExpanded) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { (parent, self.content, footer, self.isExpanded) = (header(), content(), EmptyView(), isExpanded) }
}

/// A view with a title around another.
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label, content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content) = (label(), content()) }
  @MainActor @preconcurrency public var body: some View { VStack(alignment: .leading) { label.font(.headline); content }.padding().background(Color(.fill), in: RoundedRectangle(cornerRadius: 8)) }
}
@available(*, unavailable)
extension GroupBox: Sendable {}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) { interfaceOnly() }
}

@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { (label, self.content) = (Text(titleKey), content()) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { (label, self.content) = (Text(title), content()) }
}

@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox {
  @available(iOS, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
  @available(macOS, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
  @available(visionOS, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
}

/// The look of a group box.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency @MainActor public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// What a style knows of the view.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBoxStyleConfiguration {
  /// The label.
  @MainActor @preconcurrency public struct Label: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  /// The content.
  @MainActor @preconcurrency public struct Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}
@available(*, unavailable)
extension GroupBoxStyleConfiguration: Sendable {}
@available(*, unavailable)
extension GroupBoxStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension GroupBoxStyleConfiguration.Label: Sendable {}

/// A group that is made of the views of another view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension GroupElementsOfContent: Sendable {}

/// The result of a group that takes another view's sections apart.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension GroupSectionsOfContent: Sendable {}

/// A style that is offered by name.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct GroupedFormStyle: FormStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View { return interfaceOnly() }
}
@available(*, unavailable)
extension GroupedFormStyle: Sendable {}

/// A style that is offered by name.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
  public init() {}
}
@available(*, unavailable)
extension GroupedListStyle: Sendable {}

/// A style that is offered by name.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
}
@available(*, unavailable)
extension GroupedTabViewStyle: Sendable {}

/// A section that a container reads from its content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    public static func == (a: SectionConfiguration.ID, b: SectionConfiguration.ID) -> Bool { interfaceOnly() }
    public func hash(into hasher: inout Hasher) { interfaceOnly() }
  }
  public var id: SectionConfiguration.ID { interfaceOnly() }
  public var containerValues: ContainerValues { interfaceOnly() }
  public var header: SubviewsCollection { interfaceOnly() }
  public var footer: SubviewsCollection { interfaceOnly() }
  public var content: SubviewsCollection { interfaceOnly() }
}
@available(*, unavailable)
extension SectionConfiguration: Sendable {}
@available(*, unavailable)
extension SectionConfiguration.ID: Sendable {}

/// The sections that a container reads from its content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SectionCollection: RandomAccessCollection {
  public subscript(index: Int) -> SectionConfiguration { interfaceOnly() }
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SectionCollection>
  public typealias SubSequence = Slice<SectionCollection>
}
@available(*, unavailable)
extension SectionCollection: Sendable {}

/// A view of a group.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated public struct Subview: View, Identifiable {
  let item: Item
  /// The identity of a view.
  public struct ID: Hashable {
    let value: AnyHashable
    public static func == (a: Subview.ID, b: Subview.ID) -> Bool { a.value == b.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
  public var id: Subview.ID { ID(value: item.id) }
  public var containerValues: ContainerValues { ContainerValues(values: item.traits) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension Subview: Sendable {}
@available(*, unavailable)
extension Subview.ID: Sendable {}

/// The views of a group.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SubviewsCollection: RandomAccessCollection {
  let list: [Item]
  public func index(before i: Int) -> Int { i - 1 }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(index: Int) -> Subview { Subview(item: list[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(list: list, bounds: bounds) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SubviewsCollection>
  public typealias SubSequence = SubviewsCollectionSlice
}
@available(*, unavailable)
extension SubviewsCollection: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubviewsCollection: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

/// Some views of a group.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let list: [Item], bounds: Range<Int>
  public subscript(index: Int) -> Subview { Subview(item: list[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(list: list, bounds: bounds) }
  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
  public typealias SubSequence = SubviewsCollectionSlice
}
@available(*, unavailable)
extension SubviewsCollectionSlice: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubviewsCollectionSlice: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

/// The sections of a view, as data of a `ForEach`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
  public subscript(index: Int) -> SectionConfiguration { interfaceOnly() }
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ForEachSectionCollection<Content>>
  public typealias SubSequence = Slice<ForEachSectionCollection<Content>>
}
@available(*, unavailable)
extension ForEachSectionCollection: Sendable {}

/// The views that a `ForEach` goes over.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
  public subscript(index: Int) -> Subview { interfaceOnly() }
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ForEachSubviewCollection<Content>>
  public typealias SubSequence = Slice<ForEachSubviewCollection<Content>>
}
@available(*, unavailable)
extension ForEachSubviewCollection: Sendable {}

/// The key of a value that a container reads of its subviews.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that a container reads of its subviews.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ContainerValues {
  var values: [ObjectIdentifier: Any]
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value { get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue } set { values[ObjectIdentifier(key)] = newValue } }
  public func tag<V: Hashable>(for type: V.Type) -> V? { (values[ObjectIdentifier(TagTrait.self)] as? AnyHashable)?.base as? V }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { (values[ObjectIdentifier(TagTrait.self)] as? AnyHashable) == AnyHashable(tag) }
}
@available(*, unavailable)
extension ContainerValues: Sendable {}

/// How much something stands out.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Prominence: Sendable {
  case standard
  case increased
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Prominence: Equatable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Prominence: Hashable {}

/// Containers that see their views one by one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// A container and the view whose views it sees.
  @frozen public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }
  }
}
@available(*, unavailable)
extension _VariadicView.Tree: Sendable {}
@available(*, unavailable)
extension _VariadicView: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

/// The views of a container.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _VariadicView_Children {
  let list: [Item]
}
@available(*, unavailable)
extension _VariadicView_Children: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _VariadicView_Children: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _VariadicView_Children: RandomAccessCollection {
  /// A view of a container.
  nonisolated public struct Element: View, Identifiable {
    var item: Item
    public var id: AnyHashable { item.id }
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { item.id.base as? ID }
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { get { item.traits[ObjectIdentifier(key)] as? Trait.Value ?? key.defaultValue } set { item.traits[ObjectIdentifier(key)] = newValue } }
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { return interfaceValue() }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }
  public subscript(index: Int) -> _VariadicView_Children.Element { Element(item: list[index]) }
}
@available(*, unavailable)
extension _VariadicView_Children.Element: Sendable {}

/// A container that is as many views as it makes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A container.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol _VariadicView_Root {}

/// A container that is one view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container of views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@preconcurrency @MainActor public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _VariadicView_ViewRoot where Self.Body == Never {
  @MainActor @preconcurrency public func body(children: _VariadicView.Children) -> Never { return interfaceValue() }
}

/// The key of a value that a container reads of its views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View { modifier(TraitModifier(key: ObjectIdentifier(key)) { _ in value }) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  @MainActor @preconcurrency public func _trait<K: _ViewTraitKey>(_ key: K.Type = K.self, _ value: K.Value, isEnabled: Bool) -> some View { modifier(TraitModifier(key: ObjectIdentifier(key)) { isEnabled ? value : $0 ?? key.defaultValue }) }
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View { modifier(ContainerValueModifier { $0[keyPath: keyPath] = value }) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { unmodeled() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { unmodeled() }
}
