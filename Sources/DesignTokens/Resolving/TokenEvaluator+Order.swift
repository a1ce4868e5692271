import Diagnostics
import English
import YAMLSyntax

/// A referrer: a token, or a part of one to which a JSON pointer leads.
private enum Referrer: Hashable {
  case token(Int)
  case part(source: ObjectIdentifier, Span)
}

private struct ReferenceEdge {
  let target: Referrer

  /// The node with the target's own references.
  let node: LocatedNode?

  /// The token that is or contains the target.
  let token: Int

  /// The place of the reference.
  let place: Place
}

private struct VisitedReferrer {
  let referrer: Referrer
  let token: Int

  /// The place of the reference that is being followed.
  var place: Place
  var edges: [ReferenceEdge]
  var next = 0

  /// Whether it is in a cycle, or refers to one.
  var isCyclic = false
}

private enum VisitState { case active, done, cyclic }

extension TokenEvaluator {
  /// Evaluates all tokens in all combinations, each after its references.
  ///
  /// References are followed without recursion, because chains may be as long as files.
  mutating func evaluateAll() {
    for choice in choices.indices {
      self.choice = choice
      var states: [Referrer: VisitState] = [:]
      for token in paths.indices {
        if case .pending = results[token][choice] { visit(token, &states) }
      }
    }
  }

  private mutating func visit(_ token: Int, _ states: inout [Referrer: VisitState]) {
    guard states[.token(token)] == nil else { return }
    var path = [visited(token)]
    states[.token(token)] = .active
    while let last = path.indices.last {
      guard path[last].next < path[last].edges.count else {
        let finished = path.removeLast()
        states[finished.referrer] = finished.isCyclic ? .cyclic : .done
        if finished.isCyclic, !path.isEmpty { path[path.count - 1].isCyclic = true }
        if case .token(let token) = finished.referrer {
          if finished.isCyclic { fail(token) } else { evaluate(token) }
        }
        continue
      }
      let edge = path[last].edges[path[last].next]
      path[last].next += 1
      path[last].place = edge.place
      switch states[edge.target] {
      case .done: break
      case .cyclic: path[last].isCyclic = true
      case .active:
        if let start = path.firstIndex(where: { $0.referrer == edge.target }) {
          reportCycle(path[start...])
          for index in path[start...].indices { path[index].isCyclic = true }
        }
      case nil:
        if case .token(let token) = edge.target {
          guard case .pending = results[token][choice] else { continue }
          path.append(visited(token))
        } else if let node = edge.node {
          current = edge.token
          path.append(
            VisitedReferrer(
              referrer: edge.target, token: edge.token, place: edge.place, edges: edges(in: node)))
        }
        states[edge.target] = .active
      }
    }
  }

  private mutating func visited(_ token: Int) -> VisitedReferrer {
    current = token
    let winner = winner(token)?.declaration
    let place = winner?.place ?? tree.place
    return VisitedReferrer(
      referrer: .token(token), token: token, place: place,
      edges: winner.map { winner in
        edges(in: winner.value) + (winner.modifier.map { edges(in: $0.node) } ?? [])
      } ?? [])
  }

  /// The references in a value, whose depth is limited by that of files.
  private mutating func edges(in node: LocatedNode) -> [ReferenceEdge] {
    var edges: [ReferenceEdge] = []
    collect(node, &edges)
    return edges
  }

  private mutating func collect(_ node: LocatedNode, _ edges: inout [ReferenceEdge]) {
    guard count(node) else { return }
    switch reference(in: node) {
    case .success(.token(let path)):
      if let token = indices[path] {
        edges.append(
          ReferenceEdge(target: .token(token), node: nil, token: token, place: node.place))
      }
    case .success(.pointer(let names)):
      switch locate(names) {
      case .token(let token):
        edges.append(
          ReferenceEdge(target: .token(token), node: nil, token: token, place: node.place))
      case .part(let part, of: let token):
        let target = Referrer.part(source: ObjectIdentifier(part.source), part.node.span)
        edges.append(ReferenceEdge(target: target, node: part, token: token, place: node.place))
      case .group, .nothing: break
      }
    case .failure: break
    case nil:
      switch node.node.content {
      case .scalar: break
      case .sequence(let items): for item in items { collect(node.with(item), &edges) }
      case .mapping(let entries):
        for entry in entries { collect(node.with(entry.value), &edges) }
      }
    }
  }

  /// Reports tokens that refer to each other, beginning with the first of them in file order.
  private mutating func reportCycle(_ members: ArraySlice<VisitedReferrer>) {
    let members = Array(members)
    let first = members.indices.min { members[$0].token < members[$1].token } ?? 0
    let ordered = members[first...] + members[..<first]
    var seen: Set<Int> = []
    let named = ordered.filter { seen.insert($0.token).inserted }
    let names = named.map { "'\(shown(paths[$0.token].description))'" }
    let shownNames =
      names.count > mostListed
      ? (names.prefix(mostListed) + ["…"]).joined(separator: ", ") : listed(names)
    let message =
      names.count == 1
      ? "the token \(names[0]) refers to itself; give it a value of its own"
      : "the tokens \(shownNames) refer to each other in a cycle; give one of them a value of its own"
    report(
      .tokenCycle, named[0].place, message,
      notes: named.dropFirst().prefix(mostListed).map {
        Note("'\(shown(paths[$0.token].description))' refers to the next one here", at: $0.place)
      })
  }
}
