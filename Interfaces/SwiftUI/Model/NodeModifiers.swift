// swift-format-ignore-file

/// A modifier that changes what each view of its content results in.
nonisolated struct NodeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let change: @MainActor (ModelNode, Inputs) -> ModelNode

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    let scope = inputs.scope.child(.part("modifier"))
    return content(inputs.at(.content)).enumerated().map { place, item in
      var item = item
      let make = item.make
      item.make = { environment in
        let node = change(make(environment), Inputs(environment: environment, scope: scope.child(.index(place))))
        node.isRightToLeft = environment.layoutDirection == .rightToLeft
        if node.scope == nil { node.scope = scope }
        return node
      }
      return item
    }
  }
}

/// A modifier that changes the environment of its content.
nonisolated struct EnvironmentModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let change: @MainActor (inout EnvironmentValues) -> Void

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    var inner = inputs.at(.content)
    change(&inner.environment)
    return content(inner).map { item in
      var item = item
      let make = item.make
      item.make = { environment in
        var environment = environment
        change(&environment)
        return make(environment)
      }
      return item
    }
  }
}

/// A modifier that tells the container around its content something.
nonisolated struct TraitModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let key: ObjectIdentifier
  let change: @MainActor (Any?) -> Any

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    content(inputs.at(.content)).map { item in
      var item = item
      item.traits[key] = change(item.traits[key])
      return item
    }
  }
}

/// A modifier that changes the values of which a container may make use.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
nonisolated struct ContainerValueModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let change: @MainActor (inout ContainerValues) -> Void

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    content(inputs.at(.content)).map { item in
      var item = item
      var values = ContainerValues(values: item.traits)
      change(&values)
      item.traits = values.values
      return item
    }
  }
}

/// A modifier that decides which view its content is.
nonisolated struct IdentityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let id: AnyHashable

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    let items = content(inputs.at(.id(id)))
    return items.enumerated().map { place, item in
      var item = item
      item.id = items.count == 1 ? id : AnyHashable([id, AnyHashable(place)])
      return item
    }
  }
}

/// A modifier that is only carried along: the host records its name.
nonisolated struct UnmodeledModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    inputs.scope.host.unmodeled.insert(name)
    return content(inputs.at(.content))
  }
}

/// A modifier that does something at its place when its content is seen.
nonisolated struct PlaceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let visit: @MainActor (Scope, EnvironmentValues) -> Void

  @MainActor func items(_ inputs: Inputs, of content: @escaping @MainActor (Inputs) -> [Item]) -> [Item] {
    let scope = inputs.scope.child(.part("place"))
    var items = content(inputs.at(.content))
    guard var last = items.popLast() else {
      visit(scope, inputs.environment)
      return []
    }
    // The views in the content come first.
    let make = last.make
    last.make = { environment in
      let node = make(environment)
      scope.host.afterLayout.append { if node.frame != nil { visit(scope, environment) } else { scope.leave() } }
      return node
    }
    return items + [last]
  }
}

extension View {
  /// The view, and a record that a modifier of it is not modeled.
  nonisolated func unmodeled(_ name: StaticString = #function) -> ModifiedContent<Self, UnmodeledModifier> {
    ModifiedContent(content: self, modifier: UnmodeledModifier(name: "\(name)"))
  }

  /// The view: what the modifier changes is not part of the model, on purpose (`docs/running.md`).
  nonisolated func ignored() -> Self { self }

  nonisolated func changingNode(
    _ change: @escaping @MainActor (ModelNode, Inputs) -> ModelNode
  ) -> ModifiedContent<Self, NodeModifier> {
    ModifiedContent(content: self, modifier: NodeModifier(change: change))
  }

  /// The view in a node.
  nonisolated func wrapped(
    in kind: @autoclosure @escaping @MainActor () -> ModelNode.Kind
  ) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, _ in ModelNode(kind(), [node]) }
  }

  nonisolated func changingEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    ModifiedContent(content: self, modifier: EnvironmentModifier(change: change))
  }

  nonisolated func visiting(
    _ visit: @escaping @MainActor (Scope, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, PlaceModifier> {
    ModifiedContent(content: self, modifier: PlaceModifier(visit: visit))
  }

  /// The view, with a layer that depends on its preferences, which are known when it has its place.
  nonisolated func preferenceLayer<K: PreferenceKey, V: View>(
    _: K.Type, _ kind: @autoclosure @escaping @MainActor () -> ModelNode.Kind, _ alignment: Alignment,
    _ content: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in
      let layer = ModelNode(.deferred(alignment), content: { _ in
        nodes(of: content(node.preference(K.self) ?? K.defaultValue), inputs)
      })
      layer.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
      return ModelNode(kind(), [node, layer])
    }
  }

  /// The view, with another value of a preference of it.
  nonisolated func changingPreference<K: PreferenceKey>(
    _: K.Type, _ change: @escaping (ModelNode, inout K.Value) -> Void
  ) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, _ in
      let outer = ModelNode(.group, [node])
      outer.preferences[ObjectIdentifier(K.self)] = { [unowned outer] in
        var value = node.preference(K.self) ?? K.defaultValue
        change(outer, &value)
        return value
      }
      return outer
    }
  }

  /// The view, and an action after each change of a value of its place.
  nonisolated func onGeometry<T: Equatable>(
    _ value: @escaping (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void
  ) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in
      let outer = ModelNode(.group, [node])
      let scope = inputs.scope
      scope.host.afterLayout.append {
        guard let geometry = outer.geometry else { return }
        scope.onChange(of: value(GeometryProxy(geometry: geometry)), isInitial: true, action)
      }
      return outer
    }
  }

  /// The view in a frame that depends on the length of the nearest container. That is known when it has its place; if it
  /// is not as large as the screen without bars, the view is evaluated again.
  nonisolated func relativeFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in
      let (screen, insets) = (inputs.environment.modelScreenSize, inputs.environment.modelSafeAreaInsets)
      let start = CGSize(
        width: screen.width - insets.leading - insets.trailing, height: screen.height - insets.top - insets.bottom)
      let known = inputs.scope.child(.part("container")).slot(0) { StoredState(start, inputs.scope.host.changes) }
      let size = known.value
      let container = inputs.environment.container
      inputs.scope.host.afterLayout.append {
        guard let actual = container?.node?.frame?.size else { return }
        if axes.contains(.horizontal) && actual.width != size.width || axes.contains(.vertical) && actual.height != size.height {
          known.value = actual
        }
      }
      return ModelNode(
        .frame(
          width: axes.contains(.horizontal) ? length(size.width, .horizontal) : nil,
          height: axes.contains(.vertical) ? length(size.height, .vertical) : nil, alignment),
        [node])
    }
  }

  /// Sets the distance of what scrolls in the view from its edges.
  nonisolated func contentMargins(
    _ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    changingEnvironment { environment in
      if placement.modelName == "scrollIndicators" { return }
      var margins = environment.contentMargins
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
      environment.contentMargins = margins
    }
  }

  /// The view in a node, with another view.
  nonisolated func combined<V: View>(
    _ kind: @autoclosure @escaping @MainActor () -> ModelNode.Kind, with view: V
  ) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in ModelNode(kind(), [node, ModelNode(.group, nodes(of: view, inputs))]) }
  }
}
