// swift-format-ignore-file
// The types of events that tvOS and watchOS lack; the model runs on Linux only.
#if !os(tvOS) && !os(watchOS)

/// What can be dragged from a view. Data of an item provider is not part of the model.
struct ModelDragSource {
  var payload: (@MainActor () -> Any)?
}
/// What a view does with what is dropped on it; nil if it takes item providers.
struct ModelDropTarget {
  var accepts: (@MainActor (Any) -> Bool)?
  var drop: (@MainActor (Any, CGPoint) -> Bool)?
}

extension View {
  nonisolated func dragging(_ payload: (@MainActor () -> Any)?) -> some View {
    changingNode { node, _ in ModelNode(.gestures(ModelGestures(dragSource: ModelDragSource(payload: payload))), [node]) }
  }
  nonisolated func dropping() -> some View {
    changingNode { node, _ in ModelNode(.gestures(ModelGestures(dropTarget: ModelDropTarget())), [node]) }
  }
  nonisolated func dropping<T>(_ action: @escaping ([T], CGPoint) -> Bool, _ isTargeted: @escaping (Bool) -> Void) -> some View {
    let target = ModelDropTarget(accepts: { $0 is T }, drop: { payload, location in
      isTargeted(true)
      defer { isTargeted(false) }
      return action([payload as! T], location)
    })
    return changingNode { node, _ in ModelNode(.gestures(ModelGestures(dropTarget: target)), [node]) }
  }
}

/// A gesture that can be sent.
protocol ModeledGesture {
  associatedtype Value
  /// What the gesture recognizes: its handlers are called for changes and for the end.
  @MainActor func recognizer(_ report: @escaping @MainActor (Value, _ hasEnded: Bool) -> Void) -> ModelGestures
}

extension Gesture {
  /// What the gesture recognizes; nil if it is not modeled.
  @MainActor func modeled(_ report: @escaping @MainActor (Value, Bool) -> Void) -> ModelGestures? {
    func open<G: ModeledGesture>(_ gesture: G) -> ModelGestures { gesture.recognizer { report($0 as! Value, $1) } }
    return (self as? any ModeledGesture).map { open($0) }
  }
}

extension TapGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Void, Bool) -> Void) -> ModelGestures {
    ModelGestures(taps: [(count, { _ in report((), true) })])
  }
}
extension SpatialTapGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Value, Bool) -> Void) -> ModelGestures {
    ModelGestures(taps: [(count, { report(Value(location: $0), true) })])
  }
}
extension LongPressGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Bool, Bool) -> Void) -> ModelGestures {
    ModelGestures(longPress: { report(true, true) })
  }
}
extension DragGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Value, Bool) -> Void) -> ModelGestures {
    let distance = minimumDistance
    return ModelGestures(drag: { value, hasEnded in
      let (x, y) = (value.translation.width, value.translation.height)
      if (x * x + y * y).squareRoot() >= distance { report(value, hasEnded) }
    })
  }
}
extension _EndedGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Content.Value, Bool) -> Void) -> ModelGestures {
    let action = action
    return content.modeled { value, hasEnded in
      if hasEnded { action(value) }
      report(value, hasEnded)
    } ?? ModelGestures()
  }
}
extension _ChangedGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Content.Value, Bool) -> Void) -> ModelGestures {
    let action = action
    return content.modeled { value, hasEnded in
      if !hasEnded { action(value) }
      report(value, hasEnded)
    } ?? ModelGestures()
  }
}
extension _MapGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Value, Bool) -> Void) -> ModelGestures {
    let transform = transform
    return content.modeled { report(transform($0), $1) } ?? ModelGestures()
  }
}
extension GestureStateGesture: ModeledGesture {
  @MainActor func recognizer(_ report: @escaping @MainActor (Base.Value, Bool) -> Void) -> ModelGestures {
    let (state, update) = (state, update)
    return base.modeled { value, hasEnded in
      var transaction = Transaction()
      if hasEnded {
        state.state?.value = state.initialValue
      } else if let stored = state.state {
        update(value, &stored.value, &transaction)
      }
      report(value, hasEnded)
    } ?? ModelGestures()
  }
}

extension View {
  nonisolated func gestures(_ make: @escaping @MainActor () -> ModelGestures) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in
      var gestures = make()
      gestures.isEnabled = gestures.isEnabled && inputs.environment.isEnabled
      return ModelNode(.gestures(gestures), [node])
    }
  }

  nonisolated func sending<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in
      guard isEnabled else { return node }
      guard let gestures = gesture.modeled({ _, _ in }) else {
        inputs.scope.host.unmodeled.insert("\(T.self)")
        return node
      }
      return ModelNode(.gestures(gestures), [node])
    }
  }

  /// Lets the focus move to this view.
  nonisolated func focusable(_ isFocused: @escaping @MainActor () -> Bool, _ set: @escaping @MainActor (Bool) -> Void) -> some View {
    gestures {
      var gestures = ModelGestures()
      gestures.isFocused = isFocused()
      gestures.focus = set
      return gestures
    }
    .changingEnvironment { $0.setSystemValue("isFocused", to: isFocused()) }
  }
  nonisolated func accessibilityFocusable(_ isFocused: @escaping @MainActor () -> Bool, _ set: @escaping @MainActor (Bool) -> Void) -> some View {
    gestures {
      var gestures = ModelGestures()
      gestures.isAccessibilityFocused = isFocused()
      gestures.accessibilityFocus = set
      return gestures
    }
  }

  nonisolated func handlingKeys(_ handle: @escaping @MainActor (KeyPress) -> KeyPress.Result?) -> ModifiedContent<Self, NodeModifier> {
    gestures {
      var gestures = ModelGestures()
      gestures.keyPress = { handle($0) ?? .ignored }
      return gestures
    }
  }
}

extension KeyPress {
  init(modelKey key: KeyEquivalent, _ modifiers: EventModifiers) {
    (phase, self.key, characters, self.modifiers) = (.down, key, String(key.character), modifiers)
  }
}

/// A closure that is only called on the main actor, without the types that say so.
func plain<Value>(_ get: @escaping @isolated(any) @Sendable () -> Value) -> () -> Value {
  // A closure with an isolation is called like one without; its caller is on the main actor.
  unsafeBitCast(get, to: (@Sendable () -> Value).self)
}
func plain<Value>(_ set: @escaping @isolated(any) @Sendable (Value) -> Void) -> (Value) -> Void {
  unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
}
func plain<Value>(_ set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) -> (Value, Transaction) -> Void {
  unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
}
#endif
