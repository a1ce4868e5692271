import SwiftRendering

extension BodyLowering {
  mutating func condition(
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
  func condition(_ node: ConditionNode, of branch: [Statement]) -> String {
    let used = SwiftPrinter.text(of: branch)
    if let binding = node.binding, !used.hasWord(binding.name) {
      let source = binding.value.isCompound ? "(\(binding.value.text))" : binding.value.text
      return "\(source) != nil"
    }
    return node.condition.text
  }

  func hidden(_ view: HiddenView, _ condition: String) -> Statement {
    var text = condition
    if let slot = view.slot, condition != "true" {
      text = condition == "false" ? "\(slot) == nil" : "\(condition) || \(slot) == nil"
    }
    return .expression(
      .call(
        .member(.name(view.name), "hidden"),
        text == "true" ? [] : [Argument(.swift(text))]))
  }

  struct HiddenView {
    var name: String

    /// An optional slot that must be filled for the view to be shown.
    var slot: String?
  }

  struct Branch {
    var statements: [Statement] = []

    /// The views that are shown with the branch, except those of nested conditions.
    var views: [HiddenView] = []

    /// All views of the branch.
    var all: [HiddenView] = []
    var isFlat = true
  }

  /// Writes the views of a branch, each with a name for hiding it.
  mutating func branch(_ items: [BuiltItem], in parent: BuiltView) -> Branch {
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
        add(view, slot: slot, to: &result, in: parent)
      case .condition(let node, let then, let otherwise):
        // Constant conditions are written around named views.
        if !changes(node.condition) {
          add(sibling(of: parent, [item], hint: "group"), to: &result, in: parent)
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
        add(sibling(of: parent, [item], hint: "rows"), to: &result, in: parent)
      }
    }
    lastHidden = result.all
    return result
  }

  /// Writes a view of a branch with a name for hiding it.
  private mutating func add(
    _ view: BuiltView, slot: String? = nil, to branch: inout Branch, in parent: BuiltView
  ) {
    var view = view
    view.needsName = true
    let placed = emit(stretched(view, in: parent))
    branch.statements += placed.statements
    guard let name = placed.name else { return }
    let hidden = HiddenView(name: name, slot: slot)
    branch.views.append(hidden)
    branch.all.append(hidden)
  }

  mutating func selection(
    _ node: SelectionNode, _ cases: [[BuiltItem]], in parent: BuiltView
  ) -> [Statement] {
    need(node.subject, inUpdate: isRecreated || changes(node.subject))
    guard changes(node.subject) else {
      fixedDepth += 1
      defer { fixedDepth -= 1 }
      var text = "switch \(node.subject.text) {"
      for (one, items) in zip(node.cases, cases) {
        let inner = SwiftPrinter.text(of: content(of: parent, items))
        text += "\n\(one.head()):"
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
      text += "\n\(one.head(besides: Set(unused))):"
      for line in self.text(inUpdate: body).split(separator: "\n") { text += "\n  " + line }
    }
    update.append(.verbatim(text + "\n}"))
    lastHidden = branches.flatMap(\.0.all)
    return branches.flatMap(\.0.statements)
  }
}
