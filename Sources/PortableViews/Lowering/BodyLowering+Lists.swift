import SwiftRendering

extension BodyLowering {
  /// The list of a stack that contains only the views of a list.
  func listContent(_ view: BuiltView) -> ForEachViews? {
    guard let content = view.content, content.count == 1, case .forEach(let each) = content[0],
      each.isList || each.data.changes || changesInside(each.content)
    else { return nil }
    return each
  }

  mutating func arranged(_ each: ForEachViews, in name: String) -> [Statement] {
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
  func text(inUpdate statements: [Statement]) -> String {
    SwiftPrinter.text(of: statements, margin: 5)
  }

  private func tallened(_ statement: Statement) -> [Statement] {
    if case .compact(let inner) = statement { return [inner] }
    return [statement]
  }

  /// Whether anything inside the braces changes.
  func changesInside(_ items: [BuiltItem]) -> Bool {
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
}
