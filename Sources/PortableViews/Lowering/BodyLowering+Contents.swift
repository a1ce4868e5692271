import SwiftRendering

extension BodyLowering {
  /// The content in the braces of a view.
  mutating func content(of parent: BuiltView, _ items: [BuiltItem]) -> [Statement] {
    let views = ViewBuilder.views(in: items)
    return items.flatMap { content($0, in: parent, isAlone: views.count == 1) }
  }

  mutating func content(
    _ item: BuiltItem, in parent: BuiltView, isAlone: Bool
  ) -> [Statement] {
    switch item {
    case .local(let number):
      let local = locals[number]
      // Values that depend on the element are declared inside its closure.
      if elementDepth > 0 {
        localsInPlace.insert(number)
        need(local.value, inUpdate: isRecreated)
        return [statement(local)]
      }
      let others = locals.flatMap(\.names)
      if let name = local.uses.subtracting(others).sorted().first, bound.contains(name) {
        blockers.append(Blocker("'\(local.head)' in a branch", 0..<0))
      }
      return []
    case .view(let view):
      var placed = stretched(view, in: parent)
      // If a slot is missing, the stack around it is missing, too.
      if parent.isStack, let slot = view.absent {
        placed.calls.append(BuiltCall("hidden", Value(text: "\(slot) == nil")))
      }
      let outer = surrounding
      surrounding = parent
      defer { surrounding = outer }
      return emit(placed).statements
    case .condition(let node, let then, let otherwise):
      return condition(node, then, otherwise, in: parent)
    case .selection(let node, let cases): return selection(node, cases, in: parent)
    case .forEach(let each):
      if isRecreated || !each.data.changes && !changesInside(each.content) && !each.isList {
        need(each.data, inUpdate: isRecreated)
        elementDepth += 1
        let inner = content(of: parent, each.content)
        elementDepth -= 1
        return [
          .compact(
            .closureCall(
              .call("ForEach", [Argument(.swift(each.data.text))]), [],
              [.init(parameters: each.parameter.map { [$0] } ?? ["_"], inner)]))
        ]
      }
      // Among other views it gets its own stack, which takes no space while it is empty.
      var rows = sibling(of: parent, [item], hint: "rows")
      rows.needsName = true
      let placed = emit(stretched(rows, in: parent))
      if let name = placed.name {
        update.append(
          .expression(
            .call(
              .member(.name(name), "hidden"),
              [Argument(.member(.member(.name(name), "arrangedSubviews"), "isEmpty"))])))
      }
      return placed.statements
    }
  }

  /// A stack with the same layout as the enclosing stack.
  func sibling(of parent: BuiltView, _ items: [BuiltItem], hint: String) -> BuiltView {
    let isVertical = parent.sort != .stack(isVertical: false)
    var stack = BuiltView(
      isVertical ? "VStackView" : "HStackView", .stack(isVertical: isVertical), hint: hint)
    if parent.isStack {
      stack.arguments = parent.arguments.filter { $0.label == "spacing" }
      stack.calls = parent.calls.filter { $0.name == "alignment" || $0.name == "spacing" }
    }
    stack.content = items
    return stack
  }

  /// A greedy view takes all available space across a stack, and the remaining space along it.
  func stretched(_ view: BuiltView, in parent: BuiltView) -> BuiltView {
    guard view.sort != .slot, view.head != "Divider" else { return view }
    var view = view
    if view.head == "Spacer" {
      guard let length = view.arguments.first?.value, changes(length),
        case .stack(let isVertical) = parent.sort
      else { return view }
      view.arguments[0].value = Value(text: "0")
      view.calls.append(
        BuiltCall(
          isVertical ? "height" : "width",
          [
            BuiltArgument(nil, length),
            BuiltArgument("relation", Value(text: ".greaterThanOrEqual")),
          ]))
      return view
    }
    if let greed = view.greedAcross, parent.sort != .stack(isVertical: false) {
      switch parent.sort {
      case .stack,
        .layers where !parent.head.isEmpty:
        view.calls.append(
          BuiltCall(
            "stretches",
            [BuiltArgument(nil, Value(text: ".horizontal")), BuiltArgument("isSet", greed)]))
      default: break
      }
    }
    switch parent.sort {
    case .stack(let isVertical):
      if isVertical ? view.isGreedyAcross : view.isGreedyDown {
        view.calls.append(
          BuiltCall("stretches", Value(text: isVertical ? ".horizontal" : ".vertical")))
      }
      let needsHugging =
        view.sort == .textField || view.sort == .control && view.head != "SwitchRow"
      if !isVertical, view.isGreedyAcross, needsHugging {
        view.calls.append(
          BuiltCall(
            "hugging",
            [
              BuiltArgument(nil, Value(text: "UILayoutPriority(1)")),
              BuiltArgument("for", Value(text: ".horizontal")),
            ]))
      }
    case .layers where !parent.head.isEmpty:
      let axes = [
        view.isGreedyAcross ? ".horizontal" : nil, view.isGreedyDown ? ".vertical" : nil,
      ].compactMap(\.self)
      if !axes.isEmpty {
        view.calls.append(
          BuiltCall("stretches", axes.map { BuiltArgument(nil, Value(text: $0)) }))
      }
    case .layers, .label, .image, .control, .textField, .shape, .slot, .library, .other: break
    }
    return view
  }

  /// Views that all take the remaining space along a stack get equal lengths.
  mutating func distribute(_ calls: inout [BuiltCall], _ view: inout BuiltView) {
    guard case .stack(let isVertical) = view.sort, let content = view.content else { return }
    let views = ViewBuilder.views(in: content)
    let greedy = views.filter { $0.isGreedy(isVertical) }
    let isList = content.contains { if case .forEach = $0 { true } else { false } }
    guard !greedy.isEmpty, mostGreedy(in: content, isVertical) > 1 || isList else { return }
    // A view that is not greedy in a branch would be as long as the others there.
    if greedy.count == views.count, !greedy.contains(where: { $0.isLimited(isVertical) }) {
      calls.append(BuiltCall("distribution", Value(text: ".fillEqually")))
    } else if isList
      || greedy.contains(where: { $0.head == "Spacer" })
        && greedy.contains(where: { $0.head != "Spacer" })
    {
      blockers.append(Blocker("several views that share the remaining space", view.range))
    } else {
      lengths += 1
      let group = lengths
      view.content = content.map {
        $0.mapped { inner in
          guard inner.isGreedy(isVertical) else { return inner }
          var inner = inner
          inner.lengthGroup = (group, isVertical)
          return inner
        }
      }
    }
  }

  /// The largest number of greedy views that are shown at the same time.
  private func mostGreedy(in items: [BuiltItem], _ isVertical: Bool) -> Int {
    items.reduce(0) { count, item in
      switch item {
      case .view(let view): count + (view.isGreedy(isVertical) ? 1 : 0)
      case .local: count
      case .condition(_, let then, let otherwise):
        count + max(mostGreedy(in: then, isVertical), mostGreedy(in: otherwise, isVertical))
      case .selection(_, let cases):
        count + (cases.map { mostGreedy(in: $0, isVertical) }.max() ?? 0)
      case .forEach(let each): count + mostGreedy(in: each.content, isVertical)
      }
    }
  }

  /// The call that makes a view as long as the first one that shares a stack's length.
  ///
  /// It has a lower priority than the needs of the other views, so that it has no effect while one of them is
  /// hidden.
  mutating func length(_ view: BuiltView, _ name: String) -> BuiltCall? {
    guard let group = view.lengthGroup else { return nil }
    guard let first = lengthNames[group.number] else {
      lengthNames[group.number] = name
      return nil
    }
    return BuiltCall(
      group.isVertical ? "height" : "width",
      [
        BuiltArgument("to", Value(text: first)),
        BuiltArgument("priority", Value(text: "UILayoutPriority(100)")),
      ])
  }
}
