import SwiftFragments

/// Reads the Swift of a body: its views, their modifiers, and their values.
///
/// It continues after constructs that are not portable, so that all of them are reported.
struct BodyReader {
  var units: [UInt8]
  let names: BodyNames
  var blockers: [Blocker] = []

  /// The names declared in the current scope of the body.
  var scope: [String: LocalMeaning] = [:]

  /// The statements that declare named values, in source order.
  var locals: [PendingLocal] = []

  /// Constructs that the lowered body omits because they only animate changes.
  var omissions: [Blocker] = []

  /// How often the views of a name occur in the tree, counting the branch with the most occurrences.
  var uses: [String: Int] = [:]

  /// The names whose views occur in several branches, of which one is shown.
  var shared: Set<String> = []

  /// The use of a view that is declared elsewhere, where problems in its Swift are reported.
  var callSite: Range<Int>?

  /// The nesting depth of views that are declared elsewhere.
  var depth = 0

  /// The names of slots that were bound from an optional value of the library.
  var boundSlots: Set<String> = []

  /// Whether plain names are members of the configuration.
  var isInConfiguration = false

  /// Whether an action is being read, and whether the position is in a nested closure, where Swift 5 requires
  /// `self`.
  var isInAction = false
  var isInClosure = false

  /// Whether the current action uses an unnamed parameter, and the name that it gets.
  var usesGiven = false
  static let givenName = "newValue"

  /// The component's names in values and actions.
  var namesInValues: Set<String> = []

  init(text: String, names: BodyNames) {
    self.units = Array(text.utf8)
    self.names = names
  }

  /// The meaning of a name that the body declares.
  enum LocalMeaning {
    /// A value of the statement with this index.
    case value(Int, changes: Bool)

    /// A name declared by a pattern or a closure; `optional` is the value that was unwrapped.
    case bound(changes: Bool, optional: Value?)

    /// A view, which is made wherever it is mentioned, with the names whose views it shows.
    case view(ViewNode, shows: [String: Int])
    case layout(LayoutChoice)

    /// An argument of a view that is declared elsewhere.
    case given(Value)
    case content([ViewItem], shows: [String: Int])
  }

  /// A statement whose value is lowered once its use is known.
  struct PendingLocal {
    var names: [String]
    var head: String
    var expression: CodeExpression
    var kinds: [String: ParameterKind] = [:]
    var value: Value?
    var scope: [String: LocalMeaning]

    /// The text that contains it.
    var units: [UInt8]
    var callSite: Range<Int>?
    var isInConfiguration: Bool
  }

  mutating func block(_ name: String, _ range: Range<Int>) {
    blockers.append(Blocker(name, callSite ?? range))
  }

  // MARK: - Items

  mutating func items(_ statements: [CodeStatement]) -> [ViewItem] {
    let outer = scope
    defer { scope = outer }
    return statements.flatMap { item($0) }
  }

  private mutating func item(_ statement: CodeStatement) -> [ViewItem] {
    switch statement.kind {
    case .expression(let expression): return item(expression)
    case .return(let expression?): return item(expression)
    case .variable(let variable): return local(variable)
    case .compilationConditions(let clauses):
      return [blockItem("#if", Self.range(of: clauses.flatMap(\.statements)))]
    case .function(let function):
      return [blockItem("func", function.name?.range ?? 0..<0)]
    case .other(let expressions):
      return [blockItem("statement", expressions.first?.range ?? 0..<0)]
    case .type(let type): return [blockItem("type", type.name.range)]
    case .guard(_, let inner), .while(_, let inner), .repeat(let inner, _),
      .for(_, in: _, where: _, let inner), .defer(let inner), .do(let inner, catches: _):
      return [blockItem("statement", Self.range(of: inner))]
    case .throw(let expression): return [blockItem("throw", expression.range)]
    case .return: return [blockItem("return", 0..<0)]
    case .jump(let jump): return [blockItem(jump.keyword.text, jump.keyword.range)]
    }
  }

  /// The range of the first expression in statements, since statements have no ranges.
  static func range(of statements: some Sequence<CodeStatement>) -> Range<Int> {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .throw(let expression): return expression.range
      case .variable(let variable):
        if let name = variable.names.first { return name.range }
      case .jump(let jump): return jump.keyword.range
      case .function, .type, .guard, .while, .repeat, .for, .return, .defer, .do,
        .compilationConditions, .other:
        continue
      }
    }
    return 0..<0
  }

  private mutating func blockItem(_ name: String, _ range: Range<Int>) -> ViewItem {
    block(name, range)
    return .view(nothing(range))
  }

  func nothing(_ range: Range<Int>) -> ViewNode {
    ViewNode(
      content: .built(ViewRule("EmptyView", [], .empty), []), modifiers: [],
      range: callSite ?? range)
  }

  private mutating func item(_ expression: CodeExpression) -> [ViewItem] {
    switch expression.kind {
    case .conditional(let node):
      if let each = endOfList(node, expression.range) { return [.view(each)] }
      return [
        .condition(condition(node, expression.range.lowerBound..<expression.range.lowerBound + 2))
      ]
    case .selection(let node): return [.selection(selection(node))]
    default: return [.view(view(expression))]
    }
  }

  /// - Parameter word: The range of the keyword `if`.
  private mutating func condition(_ node: CodeConditional, _ word: Range<Int>) -> ConditionNode {
    let outer = scope
    defer { scope = outer }
    var texts: [Value] = []
    var declared: [String] = []
    var binding: (name: String, value: Value)?
    var isPlain = false
    for one in node.conditions {
      switch one.kind {
      case .expression(let expression):
        texts.append(value(expression, .value))
        isPlain = node.conditions.count == 1
      case .optionalBinding(let bound, let source, _):
        guard bound.count == 1, let name = bound.first else {
          block("if", bound.first?.range ?? word)
          continue
        }
        if let source { blockForeign(source) }
        let read =
          source.map { value($0, .value) }
          ?? value(name)
        texts.append(
          Value(
            text: source == nil && read.text == name.text
              ? "let \(name.text)" : "let \(name.text) = \(read.text)",
            changes: read.changes, locals: read.locals))
        declared.append(name.text)
        scope[name.text] = .bound(changes: read.changes, optional: read)
        if case .member(_, let member)? = source?.kind, case .slot? = names.members[member.text] {
          boundSlots.insert(name.text)
        }
        if node.conditions.count == 1 { binding = (name.text, read) }
      case .pattern(let pattern, let source):
        let read = value(source, .value)
        let bound = boundNames(in: pattern)
        texts.append(
          Value(
            text: "case \(patternText(pattern)) = \(read.text)", changes: read.changes,
            locals: read.locals))
        for name in bound {
          declared.append(name)
          scope[name] = .bound(changes: read.changes, optional: nil)
        }
      case .availability: block("#available", word)
      }
    }
    let all = Value(
      text: texts.map(\.text).joined(separator: ", "), changes: texts.contains(where: \.changes),
      locals: texts.reduce(into: []) { $0.formUnion($1.locals) },
      isCompound: isPlain && isCompound(node.conditions), form: isPlain ? texts[0].form : .whole)
    let before = uses
    let then = items(node.body)
    scope = outer
    let first = uses
    uses = before
    let otherwise = items(node.otherwise)
    join([first, uses], since: before)
    return ConditionNode(
      isPlain: isPlain, condition: all, binding: binding, names: declared, then: then,
      otherwise: otherwise)
  }

  /// Counts the views of branches, of which one is shown.
  private mutating func join(_ branches: [[String: Int]], since before: [String: Int]) {
    uses = branches.reduce(before) { $0.merging($1) { max($0, $1) } }
    for name in uses.keys {
      let users = branches.count { $0[name, default: 0] > before[name, default: 0] }
      if users > 1 { shared.insert(name) }
    }
  }

  private func isCompound(_ conditions: [CodeCondition]) -> Bool {
    guard case .expression(let expression)? = conditions.first?.kind else { return true }
    return Self.isCompound(expression)
  }

  /// Alternative views, of which one is shown.
  mutating func alternatives(_ statements: [CodeStatement]) -> [ViewItem] {
    let before = uses
    var branches: [[String: Int]] = []
    let items = statements.flatMap { statement -> [ViewItem] in
      uses = before
      let items = self.items([statement])
      branches.append(uses)
      return items
    }
    join(branches, since: before)
    return items
  }

  private mutating func selection(_ node: CodeSelection) -> SelectionNode {
    let subject = value(node.subject, .value)
    let before = uses
    var branches: [[String: Int]] = []
    defer { join(branches, since: before) }
    let cases = node.cases.map { one -> SelectionNode.Case in
      let outer = scope
      defer {
        scope = outer
        branches.append(uses)
        uses = before
      }
      let bound = one.patterns.flatMap { boundNames(in: $0) }
      for name in bound { scope[name] = .bound(changes: subject.changes, optional: nil) }
      if let condition = one.conditions.first { block("where", condition.range) }
      var head: [(String, String?)] = [(one.patterns.isEmpty ? "default" : "case ", nil)]
      for (index, pattern) in one.patterns.enumerated() {
        if index > 0 { head.append((", ", nil)) }
        head += parts(of: pattern)
      }
      return .init(head: head, names: bound, items: items(one.statements))
    }
    return SelectionNode(subject: subject, cases: cases)
  }

  /// The parts of a pattern, one for each `let name` in it.
  private func parts(of pattern: CodeExpression) -> [(text: String, name: String?)] {
    var parts: [(text: String, name: String?)] = []
    if let keyword = pattern.keywordBefore { parts.append((keyword + " ", nil)) }
    var offset = pattern.range.lowerBound
    for (names, range) in bindings(in: pattern)
    where names.count == 1 && range.lowerBound < names[0].range.lowerBound {
      parts.append((text(offset..<range.lowerBound), nil))
      parts.append((text(range), names[0].text))
      offset = range.upperBound
    }
    return parts + [(text(offset..<pattern.range.upperBound), nil)]
  }

  /// The text of a pattern including `let`.
  func patternText(_ pattern: CodeExpression) -> String {
    (pattern.keywordBefore.map { $0 + " " } ?? "") + text(pattern.range)
  }

  func boundNames(in pattern: CodeExpression) -> [String] {
    bindings(in: pattern).flatMap(\.names).map(\.text).filter { $0 != "_" }
  }

  /// The names that a pattern declares together, in source order.
  private func bindings(
    in pattern: CodeExpression
  ) -> [(names: [CodeName], range: Range<Int>)] {
    switch pattern.kind {
    case .binding(let names, _): [(names, pattern.range)]
    case .call(let call): call.arguments.flatMap { bindings(in: $0.value) }
    case .tuple(let elements): elements.flatMap { bindings(in: $0.value) }
    case .postfix(let inner, _): bindings(in: inner)
    default: []
    }
  }

  // MARK: - Locals

  private mutating func local(_ variable: CodeVariable) -> [ViewItem] {
    guard variable.isConstant, let expression = variable.value else {
      block("var", variable.names.first?.range ?? 0..<0)
      return []
    }
    let declared = variable.names.map(\.text)
    if declared.count == 1, let name = declared.first {
      if let layout = layoutChoice(expression) {
        scope[name] = .layout(layout)
        return []
      }
      if isView(expression) {
        let before = uses
        var node = view(expression)
        node.name = name
        let shows = uses.filter { $0.value > before[$0.key, default: 0] }
          .mapValues { _ in 1 }
        uses = before
        scope[name] = .view(node, shows: shows)
        return []
      }
    }
    var rewriting = Rewriting()
    let count = blockers.count
    rewrite(expression, .value, &rewriting)
    // It is lowered again once its use is known.
    blockers.removeSubrange(count...)
    let number = locals.count
    let head = declared.count == 1 ? declared[0] : "(\(declared.joined(separator: ", ")))"
    if callSite != nil {
      for name in declared where locals.contains(where: { $0.names.contains(name) }) {
        block("'\(name)' with two meanings", expression.range)
      }
    }
    locals.append(
      PendingLocal(
        names: declared, head: head, expression: expression, scope: scope, units: units,
        callSite: callSite, isInConfiguration: isInConfiguration))
    for name in declared where name != "_" {
      scope[name] = .value(number, changes: rewriting.changes)
    }
    return [.local(number)]
  }

  /// Lowers named values according to their uses, the last ones first.
  mutating func finishLocals() -> [LocalValues] {
    for number in locals.indices.reversed() {
      let pending = locals[number]
      scope = pending.scope
      units = pending.units
      callSite = pending.callSite
      isInConfiguration = pending.isInConfiguration
      let kinds = pending.names.map { pending.kinds[$0] ?? .value }
      let read =
        kinds.count == 1
        ? value(pending.expression, kinds[0]) : value(pending.expression, tuple: kinds)
      locals[number].value = read
    }
    return locals.map {
      LocalValues(names: $0.names, head: "let \($0.head)", value: $0.value ?? Value(text: ""))
    }
  }

  /// Whether an expression is a view, judging by the start of a chain of calls.
  func isView(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .call(let call): return isView(call.callee)
    case .postfix(let base, "?"): return isView(base)
    case .member(let base, let name):
      if case .name(let owner) = base.kind, owner.text == "configuration" {
        return names.configurationViews[name.text] != nil
          || names.configuration[name.text].map(isView) ?? false
      }
      return isView(base) || names.members[name.text].map(isView) ?? false
        || nestedView(expression) != nil
    case .name(let name):
      switch scope[name.text] {
      case .view, .layout, .content: return true
      case .value, .bound, .given: return false
      case nil: break
      }
      if isInConfiguration {
        if names.configurationViews[name.text] != nil { return true }
        if let meaning = names.configuration[name.text] { return isView(meaning) }
      }
      if names.ownViews[name.text] != nil { return true }
      if let meaning = names.names[name.text] { return isView(meaning) }
      return ViewRule.all[name.text] != nil || name.text == "Text"
        || names.view(named: name.text) != nil || NeverPortable.views.contains(name.text)
    default: return false
    }
  }

  private func isView(_ meaning: NameMeaning) -> Bool {
    switch meaning {
    case .slot, .slotFunction, .view, .list, .text: true
    case .value, .binding, .focus, .action, .trait, .notPortable: false
    }
  }
}
