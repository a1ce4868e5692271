// swift-format-ignore-file
// The views of a slot, one by one: public since iOS 18, by another way before.

/// The views of a group.
nonisolated public struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  public subscript(index: Int) -> Subview { interfaceOnly() }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { interfaceOnly() }
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
}
@available(*, unavailable) extension SubviewsCollection: Sendable {}

/// Some views of a group.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, _PrimitiveView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  public subscript(index: Int) -> Subview { interfaceOnly() }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { interfaceOnly() }
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
}
@available(*, unavailable) extension SubviewsCollectionSlice: Sendable {}

/// A view of a group.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
  /// The identity of a view.
  public struct ID: Hashable {
    init() { interfaceOnly() }
  }
  public var id: Subview.ID { interfaceOnly() }
  public var containerValues: ContainerValues { interfaceOnly() }
}
@available(*, unavailable) extension Subview: Sendable {}
@available(*, unavailable) extension Subview.ID: Sendable {}

/// A group that is made of the views of another view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension GroupElementsOfContent: Sendable {}

extension Group {
  public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result> { interfaceOnly() }
}

/// The views that a `ForEach` goes over.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = Slice<ForEachSubviewCollection<Content>>
  public subscript(index: Int) -> Subview { interfaceOnly() }
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
}
@available(*, unavailable) extension ForEachSubviewCollection: Sendable {}

extension ForEach {
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View { interfaceOnly() }
}

/// The key of a value that a container reads of its views.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View { self }
}

/// Containers that see their views one by one.
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
@available(*, unavailable) extension _VariadicView: Sendable {}
@available(*, unavailable) extension _VariadicView.Tree: Sendable {}
extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
}

/// A container.
public protocol _VariadicView_Root {
  static var _viewListOptions: Int { get }
}
extension _VariadicView_Root {
  public static var _viewListOptions: Int { interfaceOnly() }
}

/// A container of views.
@preconcurrency @MainActor public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}
extension _VariadicView_ViewRoot where Body == Never {
  @MainActor @preconcurrency public func body(children: _VariadicView.Children) -> Never { interfaceOnly() }
}

/// A container that is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container that is as many views as it makes.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a container.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, _PrimitiveView {
  /// A view of a container.
  nonisolated public struct Element: _PrimitiveView, Identifiable {
    public var id: AnyHashable { interfaceOnly() }
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { interfaceOnly() }
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { get { interfaceOnly() } set { interfaceOnly() } }
  }
  public typealias Index = Int
  public typealias SubSequence = Slice<_VariadicView_Children>
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
  public subscript(index: Int) -> _VariadicView_Children.Element { interfaceOnly() }
}
@available(*, unavailable) extension _VariadicView_Children: Sendable {}
@available(*, unavailable) extension _VariadicView_Children.Element: Sendable {}
