// swift-format-ignore-file
// The views that are made of others without a look of their own, and the containers that arrange views.

extension EmptyView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { [] }
}
extension AnyView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { storage.list(inputs) }
}
extension TupleView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let tuple = Mirror(reflecting: value)
    // A tuple of one view is the view.
    guard tuple.displayStyle == .tuple else { return (value as? any View).map { listItems($0, inputs.at(.index(0))) } ?? [] }
    return tuple.children.enumerated().flatMap { place, child in
      (child.value as? any View).map { listItems($0, inputs.at(.index(place))) } ?? []
    }
  }
}
extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    switch storage {
    case .first(let view): listItems(view, inputs.at(.branch(true)))
    case .second(let view): listItems(view, inputs.at(.branch(false)))
    }
  }
}
extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func items(_ inputs: Inputs) -> [Item] { map { listItems($0, inputs.at(.content)) } ?? [] }
}
extension Group: PrimitiveView where Content: View {
  @MainActor func items(_ inputs: Inputs) -> [Item] { listItems(content, inputs.at(.content)) }
}
extension EquatableView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { listItems(content, inputs.at(.content)) }
}
extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    func marked(_ items: [Item], _ role: ListPart.Role) -> [Item] {
      items.map { item in
        var item = item
        item.traits[ObjectIdentifier(ListPart.self)] = ListPart(section: ObjectIdentifier(inputs.scope), role: role)
        return item
      }
    }
    return marked(listItems(parent.accessibilityAddTraits(.isHeader), inputs.at(.part("header"))), .header)
      + marked(isExpanded?.wrappedValue == false ? [] : listItems(content, inputs.at(.content)), .row)
      + marked(listItems(footer, inputs.at(.part("footer"))), .footer)
  }
}
extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let content = content
    return modified(modifier, inputs) { listItems(content, $0) }
  }
}
/// The views of a content with a modifier.
@MainActor private func modified<M: ViewModifier>(
  _ modifier: M, _ inputs: Inputs, _ content: @escaping @MainActor (Inputs) -> [Item]
) -> [Item] {
  if let primitive = modifier as? any PrimitiveModifier { return primitive.items(inputs, of: content) }
  let scope = inputs.scope.child(.body, M.self)
  scope.host.bodyCount += 1
  let body = linked(modifier, in: scope, inputs.environment)
    .body(content: _ViewModifier_Content(storage: ErasedView { content($0.at(.content)) }))
  return listItems(body, Inputs(environment: inputs.environment, scope: scope))
}
extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    let first = self.content
    return modified(modifier, inputs) { modified(first, $0.at(.part("first")), content) }
  }
}
extension EmptyModifier: PrimitiveModifier {
  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] { content(inputs.at(.content)) }
}
extension _ViewModifier_Content: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { storage.list(inputs) }
}
extension PlaceholderContentView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { storage.list(inputs) }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    var counts: [AnyHashable: Int] = [:]
    return data.enumerated().flatMap { place, element -> [Item] in
      let id = AnyHashable(identify(element, place))
      let earlier = counts[id, default: 0]
      counts[id] = earlier + 1
      let inner = inputs.at(earlier == 0 ? .id(id) : .id(AnyHashable([id, AnyHashable(earlier)])))
      let items = listItems(content(element), inner)
      return items.enumerated().map { place, item in
        var item = item
        item.id = items.count == 1 ? id : AnyHashable([id, AnyHashable(place)])
        return item
      }
    }
  }
}

/// Views of a collection that people can change. The action to delete one is modeled; others are recorded.
nonisolated struct EditedContent<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  typealias Body = Never
  let base: Base
  var name: String?
  nonisolated(unsafe) var delete: ((IndexSet) -> Void)?
  var data: Base.Data { base.data }
  var body: Never { interfaceOnly() }

  @MainActor func items(_ inputs: Inputs) -> [Item] {
    if let name { inputs.scope.host.unmodeled.insert(name) }
    let items = listItems(base, inputs.at(.content))
    // A view of several rows has no row of its own.
    guard let delete, items.count == data.count else { return items }
    return items.enumerated().map { place, item in
      var item = item
      let make = item.make
      item.make = { environment in
        var change = ModelAccessibility()
        change.actions = [ModelAccessibility.Action(name: "Delete", kind: nil, perform: { delete(IndexSet(integer: place)) })]
        let node = ModelNode(.accessibility(change), [make(environment)])
        node.isRightToLeft = environment.layoutDirection == .rightToLeft
        return node
      }
      return item
    }
  }
}

// MARK: - Containers that see their views

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    let children = listItems(content, inputs.at(.content))
    let scope = inputs.scope.child(.body, Root.self)
    let inner = Inputs(environment: inputs.environment, scope: scope)
    if let layout = root as? any Layout { return LayoutContent(layout: layout, children: children).items(inner) }
    let body = linked(root, in: scope, inputs.environment).body(children: _VariadicView_Children(list: children))
    if Root.self is any _VariadicView_MultiViewRoot.Type { return listItems(body, inner) }
    return single(inputs) { place in
      ModelNode(.group, nodes(of: body, Inputs(environment: place.environment, scope: scope)))
    }
  }
}
extension _VariadicView_Children: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { list }
}
extension _VariadicView_Children.Element: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { [item] }
}
extension GroupElementsOfContent: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    listItems(transform(SubviewsCollection(list: listItems(view, inputs.at(.content)))), inputs.at(.body))
  }
}
extension Subview: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { [item] }
}
extension SubviewsCollection: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { list }
}
extension SubviewsCollectionSlice: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { Array(list[bounds]) }
}

// MARK: - Arrangement

extension HStack: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { ModelNode(.row(layout.alignment, spacing: layout.spacing), nodes(of: content, $0.at(.content))) }
  }
}
extension VStack: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { ModelNode(.column(layout.alignment, spacing: layout.spacing), nodes(of: content, $0.at(.content))) }
  }
}
extension ZStack: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { ModelNode(.layers(layout.alignment), nodes(of: content, $0.at(.content))) }
  }
}
extension LazyHStack: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { inputs in
      let stack = ModelNode(.row(alignment, spacing: spacing), nodes(of: content, inputs.at(.content)))
      return lazy(.horizontal, Alignment(horizontal: .center, vertical: alignment), stack, inputs)
    }
  }
}
extension LazyVStack: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { inputs in
      let stack = ModelNode(.column(alignment, spacing: spacing), nodes(of: content, inputs.at(.content)))
      return lazy(.vertical, Alignment(horizontal: alignment, vertical: .center), stack, inputs)
    }
  }
}
@MainActor private func lazy(_ axis: Axis, _ alignment: Alignment, _ stack: ModelNode, _ inputs: Inputs) -> ModelNode {
  stack.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
  return ModelNode(.lazy(axis, alignment), [stack])
}
extension LazyHGrid: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) {
      ModelNode(.lazyGrid(.horizontal, rows, Alignment(horizontal: .center, vertical: alignment), spacing: spacing), nodes(of: content, $0.at(.content)))
    }
  }
}
extension LazyVGrid: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) {
      ModelNode(.lazyGrid(.vertical, columns, Alignment(horizontal: alignment, vertical: .center), spacing: spacing), nodes(of: content, $0.at(.content)))
    }
  }
}
extension Grid: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) {
      ModelNode(
        .grid(layout.alignment, horizontalSpacing: layout.horizontalSpacing, verticalSpacing: layout.verticalSpacing),
        nodes(of: content, $0.at(.content)))
    }
  }
}
extension GridRow: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { single(inputs) { ModelNode(.gridRow(alignment), nodes(of: content, $0.at(.content))) } }
}
extension View {
  /// The view, with something that its grid knows of it.
  nonisolated func gridCell(_ change: @escaping (inout ModelGridCell) -> Void) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(ModelGridCell.self)) {
      var cell = $0 as? ModelGridCell ?? ModelGridCell()
      change(&cell)
      return cell
    })
  }
}
extension Spacer: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { single(inputs) { _ in ModelNode(.spacer(minLength: minLength)) } }
}
extension Divider: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { single(inputs) { ModelNode(.divider(Color(.separator).paint(in: $0.environment))) } }
}
extension ViewThatFits: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { ModelNode(.firstThatFits(axes), nodes(of: content, $0.at(.content))) }
  }
}
extension GeometryReader: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { place in
      ModelNode(.geometry, content: { nodes(of: content($0), place.at(.content)) })
    }
  }
}
extension ScrollView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { inputs in
      var inner = inputs.at(.content)
      inner.environment.contentMargins = EdgeInsets()
      let container = ModelContainer()
      inner.environment.container = container
      let children = nodes(of: content, inner)
      let margins = inputs.environment.contentMargins
      if margins == EdgeInsets() { return container.node(ModelNode(.scroll(axes), children)) }
      let padding = ModelNode(.padding(.all, margins), children)
      padding.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
      return container.node(ModelNode(.scroll(axes), [padding]))
    }
  }
}

/// A container whose size views in it can ask for, and its node when it is made.
final class ModelContainer: @unchecked Sendable {
  private(set) weak var node: ModelNode?

  func node(_ node: ModelNode) -> ModelNode {
    self.node = node
    return node
  }
}

/// Views that a layout arranges.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let layout: L
  let content: Content
  var body: Never { interfaceOnly() }

  // The place of the views is the same whatever the layout is, so that they keep their state when it changes.
  @MainActor func items(_ inputs: Inputs) -> [Item] {
    LayoutContent(layout: layout, children: listItems(content, inputs.at(.content))).items(inputs)
  }
}
@MainActor struct LayoutContent: PrimitiveView {
  let layout: any Layout
  let children: [Item]

  @MainActor func items(_ inputs: Inputs) -> [Item] {
    single(inputs) { place in
      let children = nodes(of: children, place.environment)
      var layout = layout
      while let erased = layout as? AnyLayout { layout = erased.layout }
      switch layout {
      case let row as HStackLayout: return ModelNode(.row(row.alignment, spacing: row.spacing), children)
      case let column as VStackLayout: return ModelNode(.column(column.alignment, spacing: column.spacing), children)
      case let layers as ZStackLayout: return ModelNode(.layers(layers.alignment), children)
      case let grid as GridLayout:
        return ModelNode(.grid(grid.alignment, horizontalSpacing: grid.horizontalSpacing, verticalSpacing: grid.verticalSpacing), children)
      default: return ModelNode(.layout(layout), children)
      }
    }
  }
}
