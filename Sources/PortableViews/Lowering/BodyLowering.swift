import SwiftRendering

/// Divides a body into its tree and its update, and writes both.
struct BodyLowering {
  private let names: BodyNames
  private let locals: [LocalValues]
  private let read: Set<String>
  private var result = LoweredBody()
  var blockers: [Blocker] = []

  private var taken: Set<String>

  /// The statements of the update that is being written.
  private var update: [Statement] = []

  /// The names for values that exist only in the update: those of `if let` and of cases.
  private var bound: Set<String> = []

  /// Whether each update recreates the views, so that none of their properties change.
  private var isRecreated = false

  /// The names of the properties that store the views of list items.
  private var keptItems: [String] = []

  /// The number of enclosing closures per element, and the named values declared in them.
  private var elementDepth = 0
  private var localsInPlace: Set<Int> = []

  /// The placement of views of which one fits, which is written after the view that shows one of them.
  private var fittings: [Statement] = []

  /// The view that is being written.
  private var surrounding = BuiltView("", .layers, hint: "")

  /// The statements after the whole update.
  private var watchers: [Statement] = []

  /// The number of enclosing branches of changing conditions, the number of enclosing conditions that do not
  /// change, and the number of views that the update of a branch moved.
  private var branchDepth = 0
  private var fixedDepth = 0
  private var placements = 0

  /// The names of views whose length along a stack others share, by stack number.
  private var lengthNames: [Int: String] = [:]
  private var lengths = 0

  /// The named values that the tree needs, and those that the update needs.
  private var neededInTree: Set<String> = []
  private var neededInUpdate: Set<String> = []

  /// - Parameter isRecreated: Whether the whole view is recreated wherever it is needed.
  init(names: BodyNames, locals: [LocalValues], read: Set<String>, isRecreated: Bool = false) {
    self.isRecreated = isRecreated
    self.names = names
    self.locals = locals
    self.read = read
    taken = Set(names.names.keys).union(locals.flatMap(\.names)).union(names.reserved)
      .union(["configuration", "update"])
    if names.owner == .component { taken.formUnion(viewMembers) }
  }

  mutating func body(_ root: BuiltView) -> LoweredBody {
    let hint = names.owner == .style ? "view" : "content"
    let place = emit(root, hint: hint, isRoot: true)
    result.tree = place.statements
    result.treeName = place.name
    if let adjustment = root.adjustment {
      result.adjustment = LoweredBody.Adjustment(
        parameter: adjustment.parameter ?? "direction",
        statements: [.verbatim(adjustment.lines.joined(separator: "\n"))])
      if !adjustment.locals.isEmpty {
        blockers.append(Blocker("accessibilityAdjustableAction", adjustment.range))
      }
    }
    if names.owner == .component, names.viewPrefix.isEmpty, let greed = root.greedAcross {
      need(greed, inUpdate: true)
      update.append(
        .expression(
          .call(
            "stretches",
            [Argument(.implicit("horizontal")), Argument("isSet", .swift(greed.text))])))
    }
    let updates = update + watchers
    let (before, during) = localStatements()
    result.update = updates.isEmpty ? [] : during + updates
    result.setup = before + result.setup
    for name in keptItems {
      switch names.owner {
      case .component:
        result.stored.append(
          .init(name: name, making: [.expression(.call("ItemViews", []))], isPlain: true))
      case .style: result.setup.append(.let(name, .call("ItemViews", [])))
      }
    }
    return result
  }

  // MARK: - Named values

  /// The statements for named values that the tree and the update need, in source order.
  private mutating func localStatements() -> (tree: [Statement], update: [Statement]) {
    if isRecreated {
      neededInTree.formUnion(neededInUpdate)
      neededInUpdate = []
    }
    for (number, local) in locals.enumerated().reversed() where !localsInPlace.contains(number) {
      if !neededInTree.isDisjoint(with: local.names) { neededInTree.formUnion(local.uses) }
      if !neededInUpdate.isDisjoint(with: local.names) { neededInUpdate.formUnion(local.uses) }
    }
    var tree: [Statement] = []
    var during: [Statement] = []
    for (number, local) in locals.enumerated() where !localsInPlace.contains(number) {
      let changes = local.value.changes
      let isInTree = !neededInTree.isDisjoint(with: local.names)
      let isInUpdate = !neededInUpdate.isDisjoint(with: local.names)
      // The update of a style finds constant values before the tree.
      let isBefore = isInTree || names.owner == .style && isInUpdate && !changes
      if isBefore { tree.append(statement(local)) }
      if isInUpdate, changes || names.owner == .component { during.append(statement(local)) }
    }
    return (tree, during)
  }

  private func statement(_ local: LocalValues) -> Statement {
    if local.value.isTall {
      let lines = local.value.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }
      return .verbatim("\(local.head) =\n" + lines.joined(separator: "\n"))
    }
    return .let(
      local.head.replacingPrefix("let ", with: ""), .swift(local.value.text))
  }

  private mutating func need(_ value: Value, inUpdate: Bool) {
    if inUpdate {
      neededInUpdate.formUnion(value.locals)
    } else {
      neededInTree.formUnion(value.locals)
    }
  }

  /// Whether a value is set by the update.
  private func changes(_ value: Value) -> Bool {
    !isRecreated && (value.changes || !value.locals.isDisjoint(with: bound))
  }

  // MARK: - Views

  /// The code that replaces a view.
  private struct Placed {
    var statements: [Statement]
    var name: String?
  }

  /// Writes a view: its construction and constant properties in place, the rest in the update.
  private mutating func emit(_ built: BuiltView, hint: String? = nil, isRoot: Bool = false)
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
  private mutating func fitting(_ view: BuiltView, _ name: String?) -> [Statement] {
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
  private mutating func filled(_ slot: BuiltView) -> Placed {
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
  private mutating func placed(_ slot: BuiltView) -> Placed {
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
  private mutating func recreated(_ view: BuiltView, in name: String) -> [Statement] {
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

  private func construction(_ name: String, _ value: Value) -> BuiltCall {
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

  private mutating func unique(_ hint: String) -> String {
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
    result.setup += LoweredBody.prefixed(chained(made, view, fixed), "let \(name) = ")
    return Placed(statements: [.expression(.name(name))], name: name)
  }

  private func isConstant(_ value: Value) -> Bool {
    value.text.hasPrefix("\"") || value.text.first?.isNumber ?? false || value.text.hasPrefix(".")
  }

  /// The construction of a view.
  private mutating func construction(of view: BuiltView, _ inner: [Statement]?) -> [Statement] {
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

  // MARK: - Calls

  /// The calls on a view, on the lines below it.
  private mutating func chained(
    _ head: [Statement], _ view: BuiltView, _ calls: [BuiltCall]
  ) -> [Statement] {
    guard !calls.isEmpty else { return head }
    let isOptional = view.sort == .slot && view.isOptional
    var tall: [(Int, BuiltCall)] = []
    var members: [Expression] = []
    for (index, call) in calls.enumerated() {
      if let expression = expression(for: call, base: nil) {
        members.append(expression)
      } else {
        tall.append((index, call))
      }
    }
    var result = head
    if let first = result.first, case .expression(let value, let layout) = first,
      isOptional || members.count == 1 && tall.isEmpty && isShort(value)
    {
      let base: Expression = isOptional ? .optional(value) : value
      if members.count == 1 && tall.isEmpty,
        let call = calls.first, let only = expression(for: call, base: base)
      {
        return [.expression(only, layout)]
      }
      result[0] = .expression(base, layout)
    }
    if !members.isEmpty, let first = result.first { result[0] = .chain(first, members) }
    for (_, call) in tall {
      let closure =
        call.content.map {
          TrailingClosure(self.content(of: BuiltView("", .layers, hint: ""), $0))
        } ?? closure(call)
      let statement = Statement.closureCall(
        .implicit(call.name), arguments(call), [closure])
      let isTall = isTall(head)
      result.append(isTall ? statement : .indented([statement]))
    }
    return result
  }

  private func isShort(_ value: Expression) -> Bool {
    if case .closureCall = value { return false }
    return true
  }

  private func isTall(_ statements: [Statement]) -> Bool {
    SwiftPrinter.text(of: statements).contains("\n")
  }

  private func arguments(_ call: BuiltCall) -> [Argument] {
    call.arguments.map { Argument($0.label, .swift($0.value.text)) }
  }

  /// A call in one line; nil if it needs several lines.
  private mutating func expression(for call: BuiltCall, base: Expression?) -> Expression? {
    let callee = Expression.member(base, call.name)
    var arguments = arguments(call)
    if call.name == "padding", arguments.count > 1 {
      arguments = [Argument(.call(.implicit("init"), arguments))]
    }
    if let content = call.content {
      let inner = self.content(of: BuiltView("", .layers, hint: ""), content)
      guard inner.count == 1, case .expression(let only, _) = inner[0], !isTall(inner) else {
        // A recreated view has no parts elsewhere.
        if isRecreated { return nil }
        let name = layerName(content, inner)
        return .closureCall(callee, arguments, .init(.name(name)))
      }
      return .closureCall(callee, arguments, .init(only))
    }
    guard call.action != nil else { return .call(callee, arguments) }
    let closure = closure(call)
    guard closure.body.count == 1, case .expression(let only, _) = closure.body[0] else {
      return nil
    }
    return .closureCall(callee, arguments, .init(closure.parameters, only))
  }

  /// The views of an overlay with several lines are declared before the tree.
  private mutating func layerName(_ content: [BuiltItem], _ inner: [Statement]) -> String {
    var hint = "layer"
    if case .view(let view)? = content.first { hint = view.hint }
    let name = unique(hint)
    if names.owner == .component {
      result.stored.append(.init(name: name, making: inner, isPlain: false))
    } else {
      result.setup += LoweredBody.prefixed(inner, "let \(name) = ")
    }
    return name
  }

  private mutating func closure(_ call: BuiltCall) -> TrailingClosure {
    guard let action = call.action else { return TrailingClosure([]) }
    return closure(action, parameters: call.closureParameters)
  }

  /// A closure for an action: it retains neither the component nor its configuration.
  private mutating func closure(_ action: ActionNode, parameters: [String]) -> TrailingClosure {
    let owner = names.owner == .style ? "configuration" : "self"
    let rest = parameters.joined(separator: ", ")
    let captured = locals.filter { !action.locals.isDisjoint(with: $0.names) }
    let outerNames = action.locals.subtracting(captured.flatMap(\.names))
    if !outerNames.isDisjoint(with: bound) {
      blockers.append(Blocker("'\(outerNames.sorted().first ?? "")' in an action", action.range))
    }
    guard action.usesOwner || captured.contains(where: \.value.changes) else {
      let given = rest.isEmpty ? [] : [rest]
      return TrailingClosure(
        parameters: given,
        captured.map(statement) + action.lines.map { .expression(.swift($0)) })
    }
    let list = ["[weak \(owner)]" + (rest.isEmpty ? "" : " \(rest)")]
    if action.beginsWithOwner, captured.isEmpty, action.lines.count == 1 {
      let line =
        names.owner == .style
        ? action.lines[0].replacingPrefix("configuration.", with: "configuration?.")
        : "self?." + action.lines[0]
      return TrailingClosure(parameters: list, [.expression(.swift(line))])
    }
    return TrailingClosure(
      parameters: list,
      [.verbatim("guard let \(owner) else { return }")] + captured.map(statement)
        + [.verbatim(action.lines.joined(separator: "\n"))])
  }

  /// The statements that set a changing property.
  private mutating func statements(for call: BuiltCall, of view: Expression) -> [Statement] {
    for argument in call.arguments { need(argument.value, inUpdate: true) }
    switch call.form {
    case .method:
      if let expression = expression(for: call, base: view) { return [.expression(expression)] }
      return [.closureCall(.member(view, call.name), arguments(call), [closure(call)])]
    case .property:
      return [
        .assignment(.member(view, call.name), .swift(call.arguments[0].value.text))
      ]
    case .propertyIfOther:
      let value = Expression.swift(call.arguments[0].value.text)
      let property = Expression.member(view, call.name)
      return [
        .compact(
          .if(
            .holds(.infix(property, .notEqual, value)),
            [.expression(.infix(property, .assignment, value))]))
      ]
    case .watching(let action):
      let parameters = action.parameter.map { [$0] } ?? ["_"]
      neededInUpdate.formUnion(action.locals)
      return [
        .closureCall(
          .member(view, "onChange"), arguments(call),
          [.init(parameters: parameters, [.verbatim(action.lines.joined(separator: "\n"))])])
      ]
    }
  }

  // MARK: - Contents

  /// The content in the braces of a view.
  private mutating func content(of parent: BuiltView, _ items: [BuiltItem]) -> [Statement] {
    let views = ViewBuilder.views(in: items)
    return items.flatMap { content($0, in: parent, isAlone: views.count == 1) }
  }

  private mutating func content(
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
  private func sibling(of parent: BuiltView, _ items: [BuiltItem], hint: String) -> BuiltView {
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
  private func stretched(_ view: BuiltView, in parent: BuiltView) -> BuiltView {
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
  private mutating func distribute(_ calls: inout [BuiltCall], _ view: inout BuiltView) {
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
  private mutating func length(_ view: BuiltView, _ name: String) -> BuiltCall? {
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

  // MARK: - Lists

  /// The list of a stack that contains only the views of a list.
  private func listContent(_ view: BuiltView) -> ForEachViews? {
    guard let content = view.content, content.count == 1, case .forEach(let each) = content[0],
      each.isList || each.data.changes || changesInside(each.content)
    else { return nil }
    return each
  }

  private mutating func arranged(_ each: ForEachViews, in name: String) -> [Statement] {
    need(each.data, inUpdate: true)
    let changes = changesInside(each.content)
    isRecreated = true
    defer { isRecreated = false }
    let outer = update
    elementDepth += 1
    let inner = content(of: BuiltView("", .other, hint: ""), each.content)
    elementDepth -= 1
    update = outer
    let parameters = [each.parameter ?? "_"]
    let making: Statement
    let closing: String
    if each.isList, each.separator == nil, each.isPlain {
      return [
        .expression(.call(.member(.name(name), "arrange"), [Argument(.swift(each.data.text))]))
      ]
    }
    if each.isList, let separator = each.separator, !changes, each.isPlain {
      let kept = unique("items")
      keptItems.append(kept)
      isRecreated = true
      let placed = emit(separator)
      isRecreated = false
      guard placed.statements.count == 1, case .expression(let only, _) = placed.statements[0]
      else {
        blockers.append(Blocker("a separator", separator.range))
        return []
      }
      let views = Expression.closureCall(
        .member(.name(kept), "interspersed"), [Argument(.swift(each.data.text))],
        Expression.Closure(only))
      return [.expression(.call(.member(.name(name), "arrange"), [Argument(views)]))]
    }
    if each.isList, each.separator == nil, !changes, each.content.count == 1 {
      let kept = unique("items")
      keptItems.append(kept)
      making = .compact(
        .closureCall(
          .member(.name(kept), "views"), [Argument("of", .swift(each.data.text))],
          [.init(parameters: parameters, inner)]))
      closing = ")"
    } else {
      making = .closureCall(
        "ForEach", [Argument(.swift(each.data.text))], [.init(parameters: parameters, inner)])
      closing = ".views)"
    }
    let lines = text(inUpdate: tallened(making)).split(separator: "\n").map { "  " + $0 }
    return [.verbatim("\(name).arrange(\n" + lines.joined(separator: "\n") + closing)]
  }

  /// The text of statements in a call or a case of an update: of a method of a class that a condition can
  /// contain, or of a closure in it.
  private func text(inUpdate statements: [Statement]) -> String {
    SwiftPrinter.text(of: statements, margin: 5)
  }

  private func tallened(_ statement: Statement) -> [Statement] {
    if case .compact(let inner) = statement { return [inner] }
    return [statement]
  }

  /// Whether anything inside the braces changes.
  private func changesInside(_ items: [BuiltItem]) -> Bool {
    items.contains { item in
      switch item {
      case .local: false
      case .condition(let node, let then, let otherwise):
        node.condition.changes || changesInside(then) || changesInside(otherwise)
      case .selection(let node, let cases):
        node.subject.changes || cases.contains { changesInside($0) }
      case .forEach(let each): each.isList || each.data.changes || changesInside(each.content)
      case .view(let view):
        view.arguments.contains { $0.value.changes }
          || view.calls.contains { call in
            call.arguments.contains { $0.value.changes }
              || changesInside(call.content ?? [])
          } || changesInside(view.content ?? [])
      }
    }
  }

  // MARK: - Conditions

  private mutating func condition(
    _ node: ConditionNode, _ then: [BuiltItem], _ otherwise: [BuiltItem], in parent: BuiltView
  ) -> [Statement] {
    guard changes(node.condition) else {
      need(node.condition, inUpdate: isRecreated)
      fixedDepth += 1
      defer { fixedDepth -= 1 }
      let first = content(of: parent, then)
      return [
        .if(.holds(.swift(node.condition.text)), first, else: content(of: parent, otherwise))
      ]
    }
    need(node.condition, inUpdate: true)
    let outer = update
    update = []
    let outerBound = bound
    let placementsBefore = placements
    let outerFixedDepth = fixedDepth
    branchDepth += 1
    fixedDepth = 0
    bound.formUnion(node.names)
    let shown = branch(then, in: parent)
    let first = update
    update = []
    bound = outerBound
    let other = branch(otherwise, in: parent)
    let second = update
    update = outer
    branchDepth -= 1
    fixedDepth = outerFixedDepth
    lastHidden = shown.all + other.all
    let placed = shown.statements + other.statements
    let isFlat = shown.isFlat && other.isFlat && placements == placementsBefore
    if isFlat, node.isPlain {
      let opposite = node.condition.negated
      update += shown.views.map { hidden($0, opposite.text) }
      update += other.views.map { hidden($0, node.condition.text) }
      update += first + second
    } else if isFlat, let binding = node.binding, second.isEmpty {
      let source = binding.value.isCompound ? "(\(binding.value.text))" : binding.value.text
      update += shown.views.map { hidden($0, "\(source) == nil") }
      update += other.views.map { hidden($0, "\(source) != nil") }
      if !first.isEmpty { update.append(.if(.holds(.swift(condition(node, of: first))), first)) }
    } else {
      update.append(
        .if(
          .holds(.swift(condition(node, of: first))),
          shown.views.map { hidden($0, "false") } + first + other.all.map { hidden($0, "true") },
          else: shown.all.map { hidden($0, "true") } + other.views.map { hidden($0, "false") }
            + second))
    }
    return placed
  }

  /// The conditions without names that the branch does not use.
  private func condition(_ node: ConditionNode, of branch: [Statement]) -> String {
    let used = SwiftPrinter.text(of: branch)
    if let binding = node.binding, !used.hasWord(binding.name) {
      let source = binding.value.isCompound ? "(\(binding.value.text))" : binding.value.text
      return "\(source) != nil"
    }
    return node.condition.text
  }

  private func hidden(_ view: HiddenView, _ condition: String) -> Statement {
    var text = condition
    if let slot = view.slot, condition != "true" {
      text = condition == "false" ? "\(slot) == nil" : "\(condition) || \(slot) == nil"
    }
    return .expression(
      .call(
        .member(.name(view.name), "hidden"),
        text == "true" ? [] : [Argument(.swift(text))]))
  }

  private struct HiddenView {
    var name: String

    /// An optional slot that must be filled for the view to be shown.
    var slot: String?
  }

  private struct Branch {
    var statements: [Statement] = []

    /// The views that are shown with the branch, except those of nested conditions.
    var views: [HiddenView] = []

    /// All views of the branch.
    var all: [HiddenView] = []
    var isFlat = true
  }

  /// Writes the views of a branch, each with a name for hiding it.
  private mutating func branch(_ items: [BuiltItem], in parent: BuiltView) -> Branch {
    var result = Branch()
    for item in items {
      switch item {
      case .local: break
      case .view(let view):
        var view = view
        var slot = view.absent
        if view.sort == .slot {
          if view.isOptional { slot = view.head }
          let hint = view.hint
          view = sibling(of: parent, [.view(view)], hint: hint)
        }
        view.needsName = true
        let placed = emit(stretched(view, in: parent))
        result.statements += placed.statements
        guard let name = placed.name else { continue }
        result.views.append(HiddenView(name: name, slot: slot))
        result.all.append(HiddenView(name: name, slot: slot))
      case .condition(let node, let then, let otherwise):
        // Constant conditions are written around named views.
        if !changes(node.condition) {
          var group = sibling(of: parent, [item], hint: "group")
          group.needsName = true
          let placed = emit(stretched(group, in: parent))
          result.statements += placed.statements
          guard let name = placed.name else { continue }
          result.views.append(HiddenView(name: name))
          result.all.append(HiddenView(name: name))
          continue
        }
        result.isFlat = false
        result.statements += condition(node, then, otherwise, in: parent)
        result.all += lastHidden
      case .selection(let node, let cases):
        result.isFlat = false
        result.statements += selection(node, cases, in: parent)
        result.all += lastHidden
      case .forEach:
        var rows = sibling(of: parent, [item], hint: "rows")
        rows.needsName = true
        let placed = emit(stretched(rows, in: parent))
        result.statements += placed.statements
        guard let name = placed.name else { continue }
        result.views.append(HiddenView(name: name))
        result.all.append(HiddenView(name: name))
      }
    }
    lastHidden = result.all
    return result
  }

  /// The views of the most recently written branches.
  private var lastHidden: [HiddenView] = []

  private mutating func selection(
    _ node: SelectionNode, _ cases: [[BuiltItem]], in parent: BuiltView
  ) -> [Statement] {
    need(node.subject, inUpdate: isRecreated || changes(node.subject))
    guard changes(node.subject) else {
      fixedDepth += 1
      defer { fixedDepth -= 1 }
      var text = "switch \(node.subject.text) {"
      for (one, items) in zip(node.cases, cases) {
        let inner = SwiftPrinter.text(of: content(of: parent, items))
        text += "\n\(one.head):"
        for line in inner.split(separator: "\n") { text += "\n  " + line }
      }
      return [.verbatim(text + "\n}")]
    }
    let outer = update
    let outerFixedDepth = fixedDepth
    branchDepth += 1
    fixedDepth = 0
    defer {
      branchDepth -= 1
      fixedDepth = outerFixedDepth
    }
    var branches: [(Branch, [Statement])] = []
    for (one, items) in zip(node.cases, cases) {
      update = []
      let outerBound = bound
      bound.formUnion(one.names)
      let written = branch(items, in: parent)
      branches.append((written, update))
      bound = outerBound
    }
    update = outer
    var text = "switch \(node.subject.text) {"
    for (index, one) in node.cases.enumerated() {
      var body = branches[index].0.views.map { hidden($0, "false") } + branches[index].1
      for (other, branch) in branches.enumerated() where other != index {
        body += branch.0.all.map { hidden($0, "true") }
      }
      if body.isEmpty { body = [.expression("break")] }
      let used = SwiftPrinter.text(of: branches[index].1)
      let unused = one.names.filter { !used.hasWord($0) }
      text += "\n\(unused.reduce(one.head) { $0.replacing("let \($1)", with: "_") }):"
      for line in self.text(inUpdate: body).split(separator: "\n") { text += "\n  " + line }
    }
    update.append(.verbatim(text + "\n}"))
    lastHidden = branches.flatMap(\.0.all)
    return branches.flatMap(\.0.statements)
  }
}

extension String {
  /// Whether a name occurs in the text.
  fileprivate func hasWord(_ name: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }

  /// The text with each occurrence of a part at the end of a word replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound]
      let next = rest[range.upperBound...].first
      let isWord = next.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      result += isWord ? part : other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
