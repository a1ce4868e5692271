// swift-format-ignore-file

/// What a view is evaluated with: the environment, and its place.
struct Inputs {
  var environment: EnvironmentValues
  var scope: Scope

  /// The inputs of a view in this one.
  @MainActor func at(_ key: Scope.Key, _ type: Any.Type = Void.self) -> Inputs {
    Inputs(environment: environment, scope: scope.child(key, type))
  }
}

/// One of the views that a view comes to: containers get these. It is made where it is placed, with the environment
/// there.
struct Item {
  var id: AnyHashable
  /// What modifiers say about the view to the container around it.
  var traits: [ObjectIdentifier: Any] = [:]
  var make: @MainActor (EnvironmentValues) -> ModelNode
}

/// A view that the model knows, so that its body is not asked.
protocol PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item]
}

/// A modifier that the model knows, so that its body is not asked.
protocol PrimitiveModifier {
  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item]
}

extension PrimitiveView {
  /// The items of a view that is a single one.
  @MainActor func single(_ inputs: Inputs, _ make: @escaping @MainActor (Inputs) -> ModelNode) -> [Item] {
    let scope = inputs.scope
    return [
      Item(id: AnyHashable(ObjectIdentifier(scope))) { environment in
        let node = make(Inputs(environment: environment, scope: scope))
        node.isRightToLeft = environment.layoutDirection == .rightToLeft
        node.scope = scope
        return node
      }
    ]
  }
}

/// The views that a view comes to.
@MainActor func listItems<V: View>(_ view: V, _ inputs: Inputs) -> [Item] {
  if let primitive = view as? any PrimitiveView { return primitive.items(inputs) }
  let scope = inputs.scope.child(.body, V.self)
  scope.host.bodyCount += 1
  return listItems(
    linked(view, in: scope, inputs.environment).body, Inputs(environment: inputs.environment, scope: scope))
}

/// The nodes of a view, in a container.
@MainActor func nodes<V: View>(of view: V, _ inputs: Inputs) -> [ModelNode] {
  nodes(of: listItems(view, inputs), inputs.environment)
}

/// The nodes of items, which keep what modifiers say about them to their container.
@MainActor func nodes(of items: [Item], _ environment: EnvironmentValues) -> [ModelNode] {
  items.map { item in
    let node = item.make(environment)
    node.traits = item.traits
    return node
  }
}

/// What a view comes to, without its type.
@usableFromInline struct ErasedView: Sendable {
  nonisolated(unsafe) let list: @MainActor (Inputs) -> [Item]

  init<V: View>(_ view: V) { list = { listItems(view, $0.at(.content, V.self)) } }
  init(_ list: @escaping @MainActor (Inputs) -> [Item]) { self.list = list }
}

/// The view that a modifier or a style gets as content or label.
nonisolated struct ErasedContent: View, PrimitiveView {
  typealias Body = Never
  let view: ErasedView
  init(_ view: ErasedView) { self.view = view }
  var body: Never { interfaceOnly() }
  @MainActor func items(_ inputs: Inputs) -> [Item] { view.list(inputs) }
}

/// A part of a control as its style gets it.
protocol ErasingView: PrimitiveView {
  @MainActor var storage: ErasedView { get }
}
extension ErasingView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { storage.list(inputs) }
}
extension ButtonStyleConfiguration.Label: ErasingView {}
extension PrimitiveButtonStyleConfiguration.Label: ErasingView {}
extension LabelStyleConfiguration.Title: ErasingView {}
extension LabelStyleConfiguration.Icon: ErasingView {}
extension LabeledContentStyleConfiguration.Label: ErasingView {}
extension LabeledContentStyleConfiguration.Content: ErasingView {}
extension ToggleStyleConfiguration.Label: ErasingView {}
extension ProgressViewStyleConfiguration.Label: ErasingView {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: ErasingView {}
@available(tvOS, unavailable)
extension GaugeStyleConfiguration.Label: ErasingView {}
@available(tvOS, unavailable)
extension GaugeStyleConfiguration.CurrentValueLabel: ErasingView {}
@available(tvOS, unavailable)
extension GaugeStyleConfiguration.MinimumValueLabel: ErasingView {}
@available(tvOS, unavailable)
extension GaugeStyleConfiguration.MaximumValueLabel: ErasingView {}
@available(watchOS, unavailable)
extension MenuStyleConfiguration.Label: ErasingView {}
@available(watchOS, unavailable)
extension MenuStyleConfiguration.Content: ErasingView {}
extension _TextFieldStyleLabel: ErasingView {}
