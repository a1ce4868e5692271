import SwiftRendering

/// Divides a body into its tree and its update, and writes both.
struct BodyLowering {
  let names: BodyNames
  let locals: [LocalValues]
  let read: Set<String>
  var result = LoweredBody()
  var blockers: [Blocker] = []

  var taken: Set<String>

  /// The statements of the update that is being written.
  var update: [Statement] = []

  /// The names for values that exist only in the update: those of `if let` and of cases.
  var bound: Set<String> = []

  /// Whether each update recreates the views, so that none of their properties change.
  var isRecreated = false

  /// The names of the properties that store the views of list items.
  var keptItems: [String] = []

  /// The number of enclosing closures per element, and the named values declared in them.
  var elementDepth = 0
  var localsInPlace: Set<Int> = []

  /// The placement of views of which one fits, which is written after the view that shows one of them.
  var fittings: [Statement] = []

  /// The view that is being written.
  var surrounding = BuiltView("", .layers, hint: "")

  /// The statements after the whole update.
  var watchers: [Statement] = []

  /// The number of enclosing branches of changing conditions, the number of enclosing conditions that do not
  /// change, and the number of views that the update of a branch moved.
  var branchDepth = 0
  var fixedDepth = 0
  var placements = 0

  /// The names of views whose length along a stack others share, by stack number.
  var lengthNames: [Int: String] = [:]
  var lengths = 0

  /// The named values that the tree needs, and those that the update needs.
  private var neededInTree: Set<String> = []
  var neededInUpdate: Set<String> = []

  /// The views of the most recently written branches.
  var lastHidden: [HiddenView] = []

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

  func statement(_ local: LocalValues) -> Statement {
    if local.value.isTall {
      let lines = local.value.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }
      return .verbatim("\(local.head) =\n" + lines.joined(separator: "\n"))
    }
    return .let(
      local.head.replacingPrefix("let ", with: ""), .swift(local.value.text))
  }

  mutating func need(_ value: Value, inUpdate: Bool) {
    if inUpdate {
      neededInUpdate.formUnion(value.locals)
    } else {
      neededInTree.formUnion(value.locals)
    }
  }

  /// Whether a value is set by the update.
  func changes(_ value: Value) -> Bool {
    !isRecreated && (value.changes || !value.locals.isDisjoint(with: bound))
  }
}

extension String {
  /// Whether a name occurs in the text.
  func hasWord(_ name: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}
