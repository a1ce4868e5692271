extension ViewBuilder {
  // MARK: - Places

  /// Occupies a place, in a view around it if the place or one further out is occupied.
  mutating func take(
    _ place: ViewPlace, _ name: String, of view: inout BuiltView, isShared: Bool = false
  ) {
    if let highest = view.highest {
      let isSame =
        highest == place
        && (isShared
          || (place == .presence || place == .ground)
            && !view.calls.contains { $0.occupies(name) })
      if highest > place || highest == place && !isSame { wrap(&view) }
    }
    view.highest = place
  }

  /// A slot is not a view: modifiers other than text attributes apply to a view around it.
  mutating func asView(_ view: inout BuiltView) {
    guard view.sort == .slot else { return }
    let taken = view.highest
    wrap(&view)
    view.highest = taken
  }

  mutating func onlyAsView(_ view: inout BuiltView, _ rule: ModifierRule) -> Bool {
    // Slots handle this one themselves.
    if rule.name == "accessibilityIdentifier" { return true }
    asView(&view)
    return true
  }

  /// Puts a view into a `ZStackView`, whose places are all free.
  mutating func wrap(_ view: inout BuiltView, alignment: Value? = nil) {
    var outer = BuiltView("ZStackView", .layers, hint: view.hint)
    if let alignment, alignment.text != ".center" {
      outer.arguments = [BuiltArgument("alignment", alignment)]
    }
    surround(&view, with: outer)
  }

  /// Wraps a view in another of the same size.
  func surround(_ view: inout BuiltView, with outer: BuiltView) {
    var outer = outer
    outer.isGreedyAcross = view.isGreedyAcross
    outer.isGreedyDown = view.isGreedyDown
    outer.isLimitedAcross = view.isLimitedAcross
    outer.isLimitedDown = view.isLimitedDown
    outer.greedAcross = view.greedAcross
    outer.content = [.view(view)]
    outer.range = view.range
    outer.absent = view.absent ?? (view.sort == .slot && view.isOptional ? view.head : nil)
    view = outer
  }

  /// Whether a view fills the given space, so that it has no size of its own.
  func fills(_ view: BuiltView) -> Bool {
    switch view.sort {
    case .shape, .textField: true
    case .image: view.isGreedyAcross
    case .control: view.head == "UISlider" || view.head == "UIProgressView"
    case .label, .layers, .slot, .library, .other, .stack: false
    }
  }

  // MARK: - Space

  mutating func padding(_ modifier: ModifierNode, _ view: inout BuiltView) {
    let rule = modifier.rule
    let hasEdges = rule.parameters.count == 2
    let length = value(modifier.arguments[hasEdges ? 1 : 0]) ?? Value(text: "16")
    let edges =
      hasEdges
      ? self.edges(modifier.arguments[0])
      : ["top", "leading", "bottom", "trailing"]
    let canHavePadding = view.isStack || view.sort == .layers
    // Adjacent paddings are added.
    if canHavePadding, view.highest == .margins,
      let index = view.calls.firstIndex(where: { $0.name == "padding" })
    {
      view.calls[index] = merged(view.calls[index], edges, length)
      return
    }
    if !canHavePadding || view.highest != nil { wrap(&view) }
    view.highest = .margins
    view.calls.append(
      merged(BuiltCall("padding", [BuiltArgument(nil, Value(text: ""))]), edges, length))
  }

  private static let edgeNames = ["top", "leading", "bottom", "trailing"]

  /// A call of `padding` with additional lengths on some edges.
  private func merged(_ call: BuiltCall, _ edges: Set<String>, _ length: Value) -> BuiltCall {
    var insets: [String: Value] = [:]
    if call.arguments.count == 1, let all = call.arguments.first?.value, !all.text.isEmpty {
      for edge in Self.edgeNames { insets[edge] = all }
    } else {
      for argument in call.arguments {
        if let label = argument.label { insets[label] = argument.value }
      }
    }
    for edge in edges {
      if let present = insets[edge], present.text != "0" {
        func part(_ value: Value) -> String { value.isCompound ? "(\(value.text))" : value.text }
        insets[edge] = Value(
          text: "\(part(present)) + \(part(length))", changes: present.changes || length.changes,
          locals: present.locals.union(length.locals), isCompound: true)
      } else {
        insets[edge] = length
      }
    }
    let all = Self.edgeNames.map { insets[$0] ?? Value(text: "0") }
    if Set(all.map(\.text)).count == 1 { return BuiltCall("padding", all[0]) }
    return BuiltCall(
      "padding", zip(Self.edgeNames, all).map { BuiltArgument($0.0, $0.1) })
  }

  mutating func frame(_ modifier: ModifierNode, _ view: inout BuiltView) {
    let sizes = zip(["width", "height"], modifier.arguments).compactMap { label, argument in
      value(argument).map { BuiltArgument(label, $0) }
    }.filter { $0.value.text != "nil" }
    // A view whose length is sometimes nil would then take the given space.
    for size in sizes where size.value.traits.contains(.optional) {
      if fills(view), size.label == "width" ? view.isGreedyAcross : view.isGreedyDown {
        return blockers.append(Blocker("frame without a length", modifier.range))
      }
    }
    if fills(view), (view.highest ?? .margins) < .size {
      view.highest = .size
    } else {
      wrap(&view, alignment: value(modifier.arguments[2]))
      view.highest = .size
    }
    if sizes.contains(where: { $0.label == "width" }) {
      view.isGreedyAcross = false
      view.greedAcross = nil
    }
    if sizes.contains(where: { $0.label == "height" }) { view.isGreedyDown = false }
    if !sizes.isEmpty { view.calls.append(BuiltCall("frame", sizes)) }
  }

  mutating func limits(_ modifier: ModifierNode, _ view: inout BuiltView) {
    if !fills(view) || (view.highest ?? .margins) >= .size {
      wrap(&view, alignment: value(modifier.arguments[6]))
    }
    view.highest = .size
    for (parameter, argument) in zip(modifier.rule.parameters, modifier.arguments) {
      guard let limit = value(argument), let label = parameter.label, label != "alignment",
        limit.text != "nil"
      else { continue }
      let isWidth = label.hasSuffix("Width")
      if label.hasPrefix("ideal") {
        blockers.append(Blocker("frame(\(label):)", modifier.range))
      } else if label.hasPrefix("max") {
        if isWidth, case .choice(let condition, let first, let second) = limit.form,
          (first.text, second.text) == (".infinity", "nil"), view.greedAcross == nil
        {
          if view.isGreedyAcross { continue }
          view.greedAcross = condition
          continue
        }
        let isLimited = limit.text != ".infinity"
        if isWidth {
          (view.isGreedyAcross, view.isLimitedAcross) = (true, isLimited)
        } else {
          (view.isGreedyDown, view.isLimitedDown) = (true, isLimited)
        }
        if !isLimited { continue }
        if !limit.traits.isDisjoint(with: [.infinite, .optional]) {
          blockers.append(Blocker("frame without a length", modifier.range))
        }
        view.calls.append(size(isWidth, limit, ".lessThanOrEqual"))
      } else {
        if limit.traits.contains(.optional) {
          blockers.append(Blocker("frame without a length", modifier.range))
        }
        view.calls.append(size(isWidth, limit, ".greaterThanOrEqual"))
      }
    }
  }

  func size(_ isWidth: Bool, _ limit: Value, _ relation: String) -> BuiltCall {
    BuiltCall(
      isWidth ? "width" : "height",
      [BuiltArgument(nil, limit), BuiltArgument("relation", Value(text: relation))])
  }
}
