import Diagnostics
import StepCounting
import YAMLSyntax

/// The target of a JSON pointer in the merged files.
enum PointerTarget {
  case token(Int)

  /// Something inside a token.
  case part(LocatedNode, of: Int)
  case group(MergedGroup)

  case nothing(MissingTarget)
}

/// A referenced value.
enum ReferredPart {
  case token(Int)
  case part(LocatedNode)
}

/// Why a JSON pointer has no target. It is converted to text only when it is reported.
enum MissingTarget {
  /// A group does not have a member with the last of these names.
  case member([String], of: MergedGroup)

  /// It is a property of a group.
  case property(String)

  /// The pointer lacks `$value`; these are the names of the correct pointer.
  case value([String], ofToken: TokenPath)

  /// A part of a token does not have a member of this name.
  case part(String, of: LocatedNode, pointer: [String])

  var message: String {
    switch self {
    case .member(let names, of: let group):
      countSteps(group.names.count)
      let remedy = remedy(
        for: names.last ?? "", among: group.names, several: "there are",
        none: "there is nothing")
      return "there is no '\(shown(TokenReference.text(ofPointer: names)))'; \(remedy)"
    case .property(let name):
      return "'\(name)' of a group cannot be referred to; refer to a token"
    case .value(let names, ofToken: let path):
      return "'\(shown(path.description))' is a token, and its value is below '$value'; write "
        + "'\(shown(TokenReference.text(ofPointer: names)))'"
    case .part(let name, of: let node, pointer: let names):
      return
        "there is no '\(shown(TokenReference.text(ofPointer: names)))': '\(shown(name))' is not a "
        + "member of \(node.found)"
    }
  }
}

extension TokenEvaluator {
  /// The maximum number of references that a JSON pointer may pass through.
  private static let mostHops = 100

  /// The reference in a value; nil if it is not a reference.
  func reference(in node: LocatedNode) -> Result<TokenReference, MalformedReference>? {
    switch node.node.content {
    case .scalar(let scalar): return TokenReference.reference(inBraces: scalar.text)
    case .mapping(let entries):
      guard let entry = entries.first(where: { $0.key.text == "$ref" }) else { return nil }
      guard entries.count == 1 else {
        return .failure(
          MalformedReference("a reference has no member besides '$ref'; delete the others"))
      }
      guard let text = node.with(entry.value).string else {
        return .failure(
          MalformedReference("'$ref' is a string, as in \"#/color/accent/$value\""))
      }
      return TokenReference.pointer(text).map { .pointer($0) }
    case .sequence: return nil
    }
  }

  /// The token at a path in the current combination; nil after an error.
  mutating func resolved(_ path: TokenPath, at place: Place) -> ResolvedToken? {
    guard let token = indices[path] else {
      reportUnknown(path, at: place)
      return nil
    }
    references[current].insert(token)
    switch results[token][choice] {
    case .value(let resolved):
      modifiers.formUnion(resolved.modifiers)
      return resolved
    case .missing(let missing):
      modifiers.formUnion(missing)
      let contexts = contextNames(choices[choice], missing)
      report(
        .unknownToken, place,
        "the token '\(shown(path.description))' does not exist in \(contexts); declare it there, "
          + "or in a source that applies to every context",
        notes: slots[token].lazy.compactMap { $0?.tokens.first }.prefix(1).map {
          Note("it is declared here", at: $0.declaration.place)
        })
      return nil
    case .failed(let failed):
      modifiers.formUnion(failed)
      return nil
    case .ignored(let type, let modifiers):
      self.modifiers.formUnion(modifiers)
      noteIgnored(path, type, at: place)
      return nil
    case .pending: return nil
    }
  }

  private mutating func reportUnknown(_ path: TokenPath, at place: Place) {
    guard reportsUnknown else { return }
    let name = shown(path.description)
    if let group = tree.group(at: path.names) {
      let remedy =
        group.members["$root"] != nil
        ? "write '{\(name).$root}' for its own token"
        : "name a token in it"
      report(
        .tokenReference, place, "'\(name)' is a group, and only a token has a value; \(remedy)",
        notes: [Note("the group is here", at: group.place)])
      return
    }
    countSteps(pathTexts.count)
    if reportPart(path, at: place) { return }
    let near = nearest(path.description, among: pathTexts)
    let remedy = near.map { "did you mean '\(shown($0))'?" } ?? "declare it, or name another one"
    report(.unknownToken, place, "there is no token '\(name)'; \(remedy)")
  }

  /// Reports a path that goes into a token, whose parts only JSON pointers name.
  ///
  /// - Returns: Whether it is one.
  private mutating func reportPart(_ path: TokenPath, at place: Place) -> Bool {
    for length in stride(from: path.names.count - 1, to: 0, by: -1) {
      let token = TokenPath(Array(path.names.prefix(length)))
      guard let index = indices[token] else { continue }
      let name = shown(token.description)
      var rest = Array(path.names.dropFirst(length))
      if rest[0] == "$value" || rest == ["value"] { rest.removeFirst() }
      if rest.isEmpty {
        report(
          .tokenReference, place,
          "a reference names a token, not its value; write '{\(name)}'")
        return true
      }
      let pointer = TokenReference.text(ofPointer: token.names + ["$value"] + rest)
      var remedy = "refer to the whole token"
      if case .part = locate(token.names + ["$value"] + rest) {
        remedy = "write {\"$ref\": \"\(shown(pointer))\"} for this part of its value"
      }
      report(
        .tokenReference, place,
        "'\(name)' is a token, and a path in braces does not go into its value; \(remedy)",
        notes: slots[index].lazy.compactMap { $0?.tokens.first }.prefix(1).map {
          Note("the token is here", at: $0.declaration.place)
        })
      return true
    }
    return false
  }

  /// Follows a JSON pointer, including references on the way.
  mutating func locate(_ names: [String]) -> PointerTarget {
    var group = tree
    for (index, name) in names.enumerated() {
      guard let member = group.members[name] else {
        return .nothing(
          name.hasPrefix("$")
            ? .property(name) : .member(Array(names.prefix(index + 1)), of: group))
      }
      if let inner = member.group, member.tokens.isEmpty {
        group = inner
        continue
      }
      guard let token = indices[member.path] else {
        return .nothing(.member(Array(names.prefix(index + 1)), of: group))
      }
      return locate(names[(index + 1)...], in: token, names)
    }
    return .group(group)
  }

  private mutating func locate(
    _ rest: ArraySlice<String>, in token: Int, _ names: [String]
  ) -> PointerTarget {
    if rest.isEmpty || rest.elementsEqual(["$value"]) { return .token(token) }
    references[current].insert(token)
    guard let winner = winner(token) else { return .token(token) }
    var node = winner.declaration.object
    var rest = rest
    if rest.first == "$value" {
      rest.removeFirst()
      node = winner.declaration.value
    } else if rest.first?.hasPrefix("$") == false {
      let meant = names.prefix(names.count - rest.count) + ["$value"] + rest
      return .nothing(.value(Array(meant), ofToken: paths[token]))
    }
    for name in rest {
      var hops = 0
      while let target = next(after: node, hops) {
        node = target
        hops += 1
      }
      guard let inner = node.member(name) else {
        return .nothing(.part(name, of: node, pointer: names))
      }
      node = inner
    }
    return .part(node, of: token)
  }

  /// The target of a reference, as written; nil if the node is not a reference.
  private mutating func next(after node: LocatedNode, _ hops: Int) -> LocatedNode? {
    guard hops < Self.mostHops, count(node), case .success(let reference)? = reference(in: node)
    else { return nil }
    switch reference {
    case .token(let path):
      guard let token = indices[path] else { return nil }
      references[current].insert(token)
      return winner(token)?.declaration.value
    case .pointer(let names):
      // Pointers whose path passes through another pointer are not followed further.
      guard hops < 1 else { return nil }
      return nodeDirectly(at: names)
    }
  }

  /// The node at a JSON pointer whose path contains no references.
  private mutating func nodeDirectly(at names: [String]) -> LocatedNode? {
    var group = tree
    for (index, name) in names.enumerated() {
      guard let member = group.members[name] else { return nil }
      if let inner = member.group, member.tokens.isEmpty {
        group = inner
        continue
      }
      guard let token = indices[member.path] else { return nil }
      references[current].insert(token)
      guard let declaration = winner(token)?.declaration else { return nil }
      let rest = names[(index + 1)...]
      if rest.isEmpty { return declaration.value }
      return rest.reduce(Optional(declaration.object)) { node, name in node?.member(name) }
    }
    return nil
  }

  /// The literal for a part of a value that only JSON pointers may replace; nil after an error.
  mutating func literal(_ written: LocatedNode) -> LocatedNode? {
    var node = written
    var isReferred = false
    while count(node) {
      switch reference(in: node) {
      case nil: return node
      case .failure(let error):
        report(.tokenReference, written.place, error.message)
        return nil
      case .success(.token(let path)):
        // Only the target of a pointer may be an alias.
        guard isReferred else { return node }
        guard let next = resolved(path, at: written.place) else { return nil }
        node = next.declaration.value
      case .success(.pointer(let names)):
        switch target(names, at: written.place) {
        case .token(let token):
          guard let next = resolved(paths[token], at: written.place) else { return nil }
          node = next.declaration.value
        case .part(let next): node = next
        case nil: return nil
        }
        isReferred = true
      }
    }
    return nil
  }

  /// The token, or the part of one, at a JSON pointer; nil after an error.
  mutating func target(_ names: [String], at place: Place) -> ReferredPart? {
    switch locate(names) {
    case .token(let token): return .token(token)
    case .part(let node, _): return .part(node)
    case .group(let group):
      report(
        .tokenReference, place,
        "'\(shown(group.path.description))' is a group, and only a token has a value; name a token in "
          + "it",
        notes: [Note("the group is here", at: group.place)])
      return nil
    case .nothing(let reason):
      if reportsUnknown { report(.unknownToken, place, reason.message) }
      return nil
    }
  }
}

extension LocatedNode {
  /// The object member or list element for a name in a JSON pointer.
  fileprivate func member(_ name: String) -> LocatedNode? {
    if let items {
      guard let index = Int(name), String(index) == name, items.indices.contains(index) else {
        return nil
      }
      return with(items[index])
    }
    return self[name]
  }
}
