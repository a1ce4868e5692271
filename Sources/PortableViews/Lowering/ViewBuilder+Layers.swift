extension ViewBuilder {
  mutating func layer(
    _ modifier: ModifierNode, _ view: inout BuiltView, _ inherited: Inherited
  ) {
    let isOverlay = modifier.rule.name == "overlay"
    let content = items(self.content(modifier.arguments[1]), inherited)
    let alignment = value(modifier.arguments[0])
    if isOverlay, case .view(let shape)? = content.first, content.count == 1,
      border(shape, on: &view)
    {
      return
    }
    // Clipping does not affect overlays that are added afterwards.
    if view.isClipped { wrap(&view) }
    take(isOverlay ? .overlay : .ground, modifier.rule.name, of: &view)
    asView(&view)
    let inner: BuiltItem
    if content.count == 1, case .view = content[0] {
      inner = content[0]
    } else if content.allSatisfy({ if case .view = $0 { true } else { false } }) {
      var layers = BuiltView("ZStackView", .layers, hint: "layers")
      layers.content = content
      greed(of: &layers)
      inner = .view(layers)
    } else {
      // A view that can be hidden takes no space in a stack; the sizes of overlays do not depend on that.
      var layers = BuiltView("ZStackView", .layers, hint: "layers")
      layers.content = content
      greed(of: &layers)
      inner = .view(layers)
    }
    var call = BuiltCall(modifier.rule.name)
    let isFilling: Bool
    if case .view(let only) = inner {
      isFilling = only.isGreedyAcross && only.isGreedyDown
    } else {
      isFilling = false
    }
    if !isFilling {
      call.arguments = [BuiltArgument("alignment", alignment ?? Value(text: ".center"))]
    }
    call.content = [inner]
    view.calls.append(call)
  }

  /// A shape that only strokes a line inside its edges is a border.
  func border(_ shape: BuiltView, on view: inout BuiltView) -> Bool {
    guard shape.head == "ShapeView", shape.calls.count == 1,
      let stroke = shape.calls.first, stroke.name == "strokeBorder", shape.highest == nil,
      let color = stroke.arguments.first, view.sort != .slot
    else { return false }
    guard (view.highest ?? .margins) <= .ground, !view.isClipped,
      !view.calls.contains(where: { $0.name == "border" })
    else { return false }
    let name = shape.arguments.first?.value.text ?? ""
    guard name == ".rectangle" || shape.corners != nil else { return false }
    if let corners = shape.corners {
      if let present = view.corners, present.text != corners.text { return false }
    } else if view.corners != nil {
      return false
    }
    var arguments = [BuiltArgument(nil, color.value)]
    if stroke.arguments.contains(where: {
      $0.label == "style" || $0.value.traits.contains(.lineStyle)
    }) {
      return false
    }
    if let width = stroke.arguments.first(where: { $0.label == "lineWidth" }) {
      arguments.append(BuiltArgument("width", width.value))
    }
    view.calls.append(BuiltCall("border", arguments))
    if let corners = shape.corners, view.corners == nil {
      view.calls.append(BuiltCall("cornerRadius", corners))
      view.corners = corners
    }
    view.highest = .ground
    return true
  }

  /// Half of the side of a square view.
  func half(_ view: BuiltView) -> Value? {
    guard let frame = view.calls.last(where: { $0.name == "frame" }), frame.arguments.count == 2,
      frame.arguments[0].value.text == frame.arguments[1].value.text
    else { return nil }
    var side = frame.arguments[0].value
    side.text = side.isCompound ? "(\(side.text)) / 2" : "\(side.text) / 2"
    side.isCompound = true
    return side
  }

  /// The corner radius of a rounded rectangle.
  func radius(of shape: Value) -> Value? {
    if case .roundedRectangle(let radius) = shape.form { radius } else { nil }
  }

  func isMaterial(_ value: Value) -> Bool {
    materialNames.values.contains { value.text == "." + $0 }
  }

  mutating func material(
    _ style: Value, in shape: Value, _ modifier: ModifierNode, _ view: inout BuiltView
  ) {
    var effect = BuiltView("UIVisualEffectView", .other, hint: "material")
    effect.arguments = [BuiltArgument(nil, style)]
    effect.content = []
    if let length = radius(of: shape) {
      effect.calls = [BuiltCall("cornerRadius", length), BuiltCall("clipped")]
    } else if shape.text != ".rectangle" {
      blockers.append(Blocker("a material in \(shape.text)", modifier.range))
    }
    var call = BuiltCall("background")
    call.content = [.view(effect)]
    view.calls.append(call)
  }
}
