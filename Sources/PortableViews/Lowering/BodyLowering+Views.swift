import SwiftRendering

extension BodyLowering {
  /// The code that replaces a view.
  struct Placed {
    var statements: [Statement]
    var name: String?
  }

  /// Writes a view: its construction and constant properties in place, the rest in the update.
  mutating func emit(_ built: BuiltView, hint: String? = nil, isRoot: Bool = false)
    -> Placed
  {
    if let inner = built.recreated.first, isRecreated {
      var only = inner
      only.calls += built.calls
      return emit(only)
    }
    if built.sort == .slot, built.isHeadChanging, !isRecreated {
      return filled(built)
    }
    let isSetLater = names.owner == .component && names.filledLater.contains(built.head)
    if built.sort == .slot, built.isShared && branchDepth > 0 || isSetLater, !isRecreated {
      return placed(built)
    }
    var view = built
    var early: [BuiltCall] = []
    prepare(&view, &early)
    if let binding = view.binding { keepText(&view, binding) }
    if view.adjustment != nil, !isRoot {
      blockers.append(Blocker("accessibilityAdjustableAction", view.range))
    }
    let isAnimated = view.animation != nil
    let outer = update
    if isAnimated { update = [] }
    var fixed: [BuiltCall] = []
    var late: [BuiltCall] = []
    for call in view.calls {
      if isWatching(call) || call.arguments.contains(where: { changes($0.value) }) {
        if call.isOfConstruction { early.append(call) } else { late.append(call) }
      } else {
        fixed.append(call)
      }
    }
    early = early.filter { call in call.arguments.contains { changes($0.value) } }
    late = late.filter { call in !early.contains { $0.isOfConstruction && $0.name == call.name } }
    let arranged = view.isStack && !isRecreated ? listContent(view) : nil
    if arranged != nil { view.content = [] }
    if view.sort == .stack(isVertical: true) || view.sort == .stack(isVertical: false)
      || arranged != nil
    {
      var whole = built
      distribute(&fixed, &whole)
      if arranged == nil { view.content = whole.content }
    }
    let needsName =
      view.sort != .slot && !isRecreated
      && (view.needsName || view.isFitting || view.lengthGroup != nil || !early.isEmpty
        || !late.isEmpty
        || arranged != nil)
    let name = needsName ? unique(isRoot ? hint ?? view.hint : view.hint) : nil
    let reference: Expression =
      name.map { .name($0) }
      ?? (view.sort == .slot && view.isOptional ? .optional(.name(view.head)) : .name(view.head))
    if let name, let length = length(view, name) { fixed.append(length) }
    for call in early { update += statements(for: call, of: reference) }
    if let arranged, let name { update += self.arranged(arranged, in: name) }
    if let name, let inner = view.recreated.first { update += recreated(inner, in: name) }
    let inner =
      view.isFitting ? fitting(view, name) : view.content.map { content(of: view, $0) }
    update += fittings
    fittings = []
    for call in late {
      if isWatching(call), branchDepth == 0 {
        // It runs after all changes are shown.
        watchers += statements(for: call, of: reference)
      } else {
        update += statements(for: call, of: reference)
      }
    }
    if let animation = built.animation, built.showsStyle {
      result.styleAnimations.append((animation.style.text, animation.value.text))
    }
    if let animation = built.animation, let name {
      let changes = update
      update = outer
      need(animation.style, inUpdate: true)
      need(animation.value, inUpdate: true)
      let captured = names.owner == .component ? ["[self]"] : []
      if !changes.isEmpty {
        update.append(
          .closureCall(
            .member(.name(name), "animate"),
            [
              Argument(.swift(animation.style.text)),
              Argument("value", .swift(animation.value.text)),
            ], [.init(parameters: captured, changes)]))
      }
    }
    return declare(view, name, reference, fixed, inner, isRoot: isRoot)
  }

  /// Writes views of which one is shown; a closure prepares each before it is measured.
  mutating func fitting(_ view: BuiltView, _ name: String?) -> [Statement] {
    let outer = update
    defer { update = outer }
    var inner: [Statement] = []
    var places: [[Statement]] = []
    branchDepth += 1
    for item in view.content ?? [] {
      update = []
      inner += content(of: BuiltView("", .other, hint: ""), [item])
      places.append(update)
    }
    branchDepth -= 1
    if let name, !isRecreated {
      for (index, place) in places.enumerated() where !place.isEmpty {
        fittings.append(
          .closureCall(
            .member(.name(name), "alternative"),
            [Argument(.swift("\(index)")), Argument("of", "configuration")],
            [.init(parameters: ["configuration"], place)]))
      }
      fittings.append(.expression(.call(.member(.name(name), "choose"), [])))
    }
    return inner
  }

  /// A slot with changing arguments: each update makes its views.
  mutating func filled(_ slot: BuiltView) -> Placed {
    if !slot.calls.isEmpty {
      blockers.append(Blocker("text attributes of a slot with values that change", slot.range))
    }
    for argument in slot.arguments { need(argument.value, inUpdate: true) }
    var host = BuiltView("VStackView", .stack(isVertical: true), hint: slot.hint)
    host.content = []
    host.needsName = true
    let placed = emit(host)
    if let name = placed.name {
      let views: Expression =
        slot.isOptional
        ? .infix(.member(.optional(.swift(slot.head)), "views"), .coalescing, .array([]))
        : .member(.swift(slot.head), "views")
      update.append(.expression(.call(.member(.name(name), "arrange"), [Argument(views)])))
    }
    return placed
  }

  /// A slot whose views occur in several branches: the update of each branch moves them.
  mutating func placed(_ slot: BuiltView) -> Placed {
    if fixedDepth > 0 { blockers.append(Blocker("\(slot.head) in two branches", slot.range)) }
    var host = sibling(of: surrounding, [], hint: slot.hint)
    host.needsName = true
    let result = emit(host)
    placements += 1
    if let name = result.name {
      var views: Expression = .member(
        slot.isOptional ? .optional(.name(slot.head)) : .name(slot.head), "views")
      if slot.isOptional { views = .infix(views, .coalescing, .array([])) }
      if slot.isPart { views = .array([.name(slot.head)]) }
      update.append(.expression(.call(.member(.name(name), "arrange"), [Argument(views)])))
    }
    let reference: Expression =
      slot.isOptional ? .optional(.name(slot.head)) : .name(slot.head)
    if slot.isOptional, let name = result.name {
      update.append(hidden(HiddenView(name: name), "\(slot.head) == nil"))
    }
    // Another branch may have set other values.
    if !slot.isPart { update.append(.expression(.call(.member(reference, "resetText"), []))) }
    for call in slot.calls { update += statements(for: call, of: reference) }
    return result
  }

  /// A view that each update recreates.
  mutating func recreated(_ view: BuiltView, in name: String) -> [Statement] {
    for argument in view.arguments { need(argument.value, inUpdate: true) }
    isRecreated = true
    let outer = update
    let placed = emit(view)
    update = outer
    isRecreated = false
    let arrange = Expression.member(.name(name), "arrange")
    if placed.statements.count == 1, case .expression(let only, _) = placed.statements[0] {
      return [.expression(.call(arrange, [Argument(.array([only]))]))]
    }
    let lines = text(inUpdate: placed.statements).split(separator: "\n").map { "  " + $0 }
    return [.verbatim("\(name).arrange([\n" + lines.joined(separator: "\n") + "\n])")]
  }

  /// Changing texts and the like are set after the view is created.
  private mutating func prepare(_ view: inout BuiltView, _ early: inout [BuiltCall]) {
    guard view.sort != .slot else { return }
    for (index, argument) in view.arguments.enumerated() where changes(argument.value) {
      switch (view.head, argument.label) {
      case ("UILabel", nil):
        view.arguments[index].value = Value(text: "\"\"")
        early.append(construction("text", argument.value))
      case ("UIImageView", "systemName"):
        view.arguments = []
        var call = BuiltCall("image", [argument])
        call.isOfConstruction = true
        early.append(call)
      case ("UIImageView", "image"):
        view.arguments = []
        early.append(construction("image", argument.value))
      case ("VStackView", "spacing"), ("HStackView", "spacing"):
        view.arguments = []
        early.append(construction("spacing", argument.value))
      case ("ZStackView", "alignment"):
        view.arguments = []
        var call = BuiltCall("alignment", [BuiltArgument(nil, argument.value)], form: .property)
        call.isOfConstruction = true
        early.append(call)
      case ("ShapeView", nil):
        view.arguments[index].value = Value(text: ".rectangle")
        early.append(construction("shape", argument.value))
      case ("Spacer", _): break
      case _ where view.sort == .library: break
      default:
        blockers.append(Blocker("\(view.head) with values that change", view.range))
      }
    }
  }

  func construction(_ name: String, _ value: Value) -> BuiltCall {
    var call = BuiltCall(name, value)
    call.isOfConstruction = true
    return call
  }

  private func isWatching(_ call: BuiltCall) -> Bool {
    if case .watching = call.form { true } else { false }
  }

  /// A text field stores the text of a binding that the rest of the body does not use.
  private mutating func keepText(_ view: inout BuiltView, _ binding: BindingTarget) {
    guard names.owner == .component, !isRecreated, !read.contains(binding.name),
      case .binding(.some)? = names.names[binding.name], result.keptTexts[binding.name] == nil
    else { return }
    view.calls.removeAll { $0.name == "text" }
    if let index = view.calls.firstIndex(where: { $0.name == "onTextChange" }) {
      view.calls[index].action?.lines = ["\(binding.name)Change?($0)"]
    }
    view.needsName = true
    result.keptTexts[binding.name] = view.hint
  }

  mutating func unique(_ hint: String) -> String {
    var name = hint
    var number = 2
    while taken.contains(name) {
      name = "\(hint)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  /// The declaration of a named view, and the code in its place.
  private mutating func declare(
    _ view: BuiltView, _ name: String?, _ reference: Expression, _ fixed: [BuiltCall],
    _ inner: [Statement]?, isRoot: Bool
  ) -> Placed {
    for argument in view.arguments { need(argument.value, inUpdate: isRecreated) }
    for call in fixed {
      for argument in call.arguments { need(argument.value, inUpdate: isRecreated) }
    }
    guard view.sort != .slot else {
      return Placed(statements: chained([.expression(.name(view.head))], view, fixed))
    }
    let made = construction(of: view, inner)
    guard let name else { return Placed(statements: chained(made, view, fixed)) }
    if names.owner == .component {
      // A view that does not depend on the component can be created before it.
      let isPlain = inner?.isEmpty ?? true && view.arguments.allSatisfy { isConstant($0.value) }
      if isPlain {
        result.stored.append(.init(name: name, making: made, isPlain: true))
        return Placed(
          statements: chained([.expression(.name(name))], view, fixed), name: name)
      }
      result.stored.append(
        .init(name: name, making: chained(made, view, fixed), isPlain: false))
      return Placed(statements: [.expression(.name(name))], name: name)
    }
    result.setup += LoweredBody.value(of: chained(made, view, fixed), .constant(name))
    return Placed(statements: [.expression(.name(name))], name: name)
  }

  private func isConstant(_ value: Value) -> Bool {
    value.text.hasPrefix("\"") || value.text.first?.isNumber ?? false || value.text.hasPrefix(".")
  }

  /// The construction of a view.
  mutating func construction(of view: BuiltView, _ inner: [Statement]?) -> [Statement] {
    let callee = Expression.name(view.head)
    let arguments = view.arguments.map { Argument($0.label, .swift($0.value.text)) }
    if !view.furtherActions.isEmpty || view.second != nil {
      var closures = [TrailingClosure(inner ?? [])]
      closures += view.furtherActions.map { one in
        var closure = self.closure(one.action, parameters: [])
        closure.label = one.label
        return closure
      }
      if let second = view.second {
        closures.append(
          TrailingClosure(
            label: second.label,
            content(of: BuiltView("", .other, hint: ""), second.content)))
      }
      return [.closureCall(callee, arguments, closures)]
    }
    if let action = view.action {
      let closure = self.closure(action, parameters: [])
      return [
        .closureCall(
          callee, arguments, [closure, TrailingClosure(label: view.contentLabel, inner ?? [])])
      ]
    }
    guard let inner else { return [.expression(.call(callee, arguments))] }
    if inner.isEmpty {
      return [.expression(.closureCall(callee, arguments, .init([], nil)))]
    }
    return [.compact(.closureCall(callee, arguments, [TrailingClosure(inner)]))]
  }
}
