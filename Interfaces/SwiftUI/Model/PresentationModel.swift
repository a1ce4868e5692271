// swift-format-ignore-file

extension View {
  /// Presents a view while a binding is true.
  nonisolated func presenting<Content: View>(
    _ kind: ModelPresentation.Kind, _ isPresented: Binding<Bool>, title: Text?, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) -> ModifiedContent<Self, NodeModifier> {
    changingNode { node, inputs in
      let isShown = isPresented.wrappedValue
      let dismiss: @MainActor () -> Void = {
        guard isPresented.wrappedValue else { return }
        isPresented.wrappedValue = false
        onDismiss?()
      }
      let presentation = ModelPresentation(
        kind: kind, isPresented: isShown, title: title?.spoken(in: inputs.environment), dismiss: dismiss)
      guard isShown else { return ModelNode(.presentation(presentation), [node]) }
      let presented = content().changingEnvironment { environment in
        environment.dismissal = dismiss
        environment.leaveBars()
        environment.isInMenu = environment.isInMenu || kind == .alert || kind == .confirmationDialog
      }
      return ModelNode(.presentation(presentation), [node] + nodes(of: presented, inputs.at(.part("presented"))))
    }
  }

  /// Presents a view of a value while there is one.
  nonisolated func presenting<Value, Content: View>(
    _ kind: ModelPresentation.Kind, item: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) -> ModifiedContent<Self, NodeModifier> {
    presenting(
      kind, Binding(read: { item.wrappedValue != nil }, write: { isShown, _ in if !isShown { item.wrappedValue = nil } }),
      title: nil, onDismiss: onDismiss
    ) { item.wrappedValue.map(content) }
  }
}

@_spi(Model) extension ModelHost {
  /// Dismisses what was presented last, as a swipe or a tap beside it does.
  public func dismiss() {
    func last(_ node: ModelNode) -> ModelPresentation? {
      for child in node.children.reversed() { if let found = last(child) { return found } }
      if case .presentation(let presentation) = node.kind, presentation.isPresented { return presentation }
      return nil
    }
    last(node)?.dismiss()
    update()
  }
}
