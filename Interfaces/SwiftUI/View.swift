// swift-format-ignore-file

/// A type that represents part of an app's user interface.
@_typeEraser(AnyView) @preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { interfaceOnly() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { interfaceOnly() }
}

/// A view that is nothing.
@frozen nonisolated public struct EmptyView: _PrimitiveView, Sendable, BitwiseCopyable {
  public init() {}
}

/// A view of any type.
@frozen nonisolated public struct AnyView: _PrimitiveView {
  public init<V: View>(_ view: V) { interfaceOnly() }
  public init<V: View>(erasing view: V) { interfaceOnly() }
}
@available(*, unavailable) extension AnyView: Sendable {}

/// Several views in a row, which a builder makes.
@frozen nonisolated public struct TupleView<T>: _PrimitiveView {
  public var value: T
  public init(_ value: T) { self.value = value }
}
@available(*, unavailable) extension TupleView: Sendable {}

/// One of two views, which a builder makes of `if` and `switch`.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  init() { interfaceOnly() }
}
extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}
@available(*, unavailable) extension _ConditionalContent: Sendable {}

/// Several views as one.
@frozen public struct Group<Content> {
  public typealias Body = Never
}
extension Group: View, _PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension Group: Sendable {}

/// A view that compares itself before it updates.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension EquatableView: Sendable {}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { interfaceOnly() }
}

/// The view a modifier with a body of its own is given.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
  init() { interfaceOnly() }
}
@available(*, unavailable) extension PlaceholderContentView: Sendable {}

/// A view that makes a view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}
@available(*, unavailable) extension ForEach: Sendable {}

extension ForEach: View, _PrimitiveView where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { interfaceOnly() }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { interfaceOnly() }
  @_disfavoredOverload public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable { interfaceOnly() }
  @_disfavoredOverload public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable { interfaceOnly() }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { interfaceOnly() }
}

/// A view whose content comes from a collection that can be edited.
@preconcurrency @MainActor public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
