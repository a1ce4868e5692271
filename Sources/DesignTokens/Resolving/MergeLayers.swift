import Diagnostics
import StepCounting

/// Merges layers into one tree, and expands the extensions of groups.
struct LayerMerger {
  /// The modifier that is the theme; nil if there is none that varies.
  let theme: Int?

  /// The contexts that determine what groups extend; layers of other contexts are ignored.
  let choice: ContextChoice

  /// The modifiers whose context is determined by the choice.
  let decided: ModifierSet
  var diagnostics: [Diagnostic] = []

  /// The number of members in the tree, including those in trees for other contexts.
  private(set) var size: Int

  /// The number of layer members that were visited.
  private var done = 0

  /// The groups whose extension is being expanded, or was expanded.
  private var expansions: [ObjectIdentifier: Expansion] = [:]

  private var active: [(group: MergedGroup, place: Place)] = []

  private enum Expansion { case active, done }

  /// More would take more memory than any design system needs.
  private static let mostMembers = 500_000

  private static let mostWork = 2_000_000

  /// The maximum number of names in a path.
  private static let mostNames = 100

  /// The maximum depth of groups that extend groups, including nested groups.
  private static let mostDepth = 400

  private struct Stop: Error {}

  /// - Parameter size: The number of members in trees for other contexts.
  init(theme: Int?, choice: ContextChoice, decided: ModifierSet, size: Int) {
    self.size = size
    self.theme = theme
    self.choice = choice
    self.decided = decided
  }

  /// The tree of all layers; nil if it is too large.
  mutating func merge(_ layers: [TokenLayer], at place: Place) -> MergedGroup? {
    let root = MergedGroup(path: TokenPath([]), place: place)
    do throws(Stop) {
      for layer in layers where counts(layer.condition) {
        try insert(layer.group, into: root, layer.condition)
      }
      resolveBareReferences(in: root, root)
      try expand(root, below: root, depth: 0)
    } catch {
      return nil
    }
    return root
  }

  private func counts(_ condition: LayerCondition?) -> Bool {
    guard let condition, decided.contains(ModifierSet(modifier: condition.modifier)) else {
      return true
    }
    return choice.satisfies(condition)
  }

  private mutating func insert(
    _ group: GroupDeclaration, into merged: MergedGroup, _ condition: LayerCondition?
  ) throws(Stop) {
    let isThemed = condition != nil && condition?.modifier == theme
    merged.declarations.append(
      Conditional(declaration: group, condition: condition, isThemed: isThemed))
    for member in group.members {
      try work(at: member.place)
      let slot = try slot(member.name, of: merged, at: member.place)
      switch member.content {
      case .token(let token):
        if let group = slot.group { reportTokenAndGroup(slot.path, token.place, group.place) }
        slot.tokens.add(
          Conditional(declaration: token, condition: condition, isThemed: isThemed))
      case .group(let group):
        if slot.group == nil {
          slot.group = MergedGroup(path: slot.path, place: group.place)
          if let token = slot.tokens.first?.declaration {
            reportTokenAndGroup(slot.path, group.place, token.place)
          }
        }
        if let merged = slot.group { try insert(group, into: merged, condition) }
      }
    }
  }

  private mutating func work(at place: Place) throws(Stop) {
    done += 1
    countSteps()
    guard done > Self.mostWork else { return }
    diagnostics.append(
      Diagnostic(
        .tooManyNodes, at: place,
        "all sources together have more than \(Self.mostWork) groups and tokens; use fewer of them")
    )
    throw Stop()
  }

  private mutating func reportTokenAndGroup(_ path: TokenPath, _ place: Place, _ other: Place) {
    diagnostics.append(
      Diagnostic(
        .tokenStructure, at: place,
        "'\(shown(path.description))' is a token in one place and a group in another; name the token "
          + "'\(shown(path.description)).$root', or rename one of them",
        notes: [Note("the other one is here", at: other)]))
  }

  private mutating func slot(
    _ name: String, of group: MergedGroup, at place: Place
  ) throws(Stop) -> MergedMember {
    if let slot = group.members[name] { return slot }
    size += 1
    if size > Self.mostMembers {
      diagnostics.append(
        Diagnostic(
          .tooManyNodes, at: place,
          "with the groups that others extend, there are more than \(Self.mostMembers) groups and tokens; extend "
            + "fewer groups"))
      throw Stop()
    }
    if group.path.names.count >= Self.mostNames {
      diagnostics.append(
        Diagnostic(
          .tooDeep, at: place,
          "groups are nested more than \(Self.mostNames) levels deep here; make them flatter"))
      throw Stop()
    }
    let slot = MergedMember(path: group.path.appending(name))
    group.members[name] = slot
    group.names.append(name)
    return slot
  }

  /// Converts declarations that consist only of a `$ref` to a group into groups.
  private mutating func resolveBareReferences(in group: MergedGroup, _ root: MergedGroup) {
    for name in group.names {
      guard let slot = group.members[name] else { continue }
      if let inner = slot.group { resolveBareReferences(in: inner, root) }
      guard let last = slot.tokens.last, last.declaration.isBareReference,
        slot.tokens.allSatisfy({ $0.declaration.isBareReference }),
        let written = last.declaration.value["$ref"], let text = written.string,
        case .success(let names) = TokenReference.pointer(text), root.group(at: names) != nil
      else { continue }
      let place = last.declaration.place
      let declaration = GroupDeclaration(
        place: place, properties: last.declaration.properties,
        extended: TokenPart(TokenPath(names), at: written.place), members: [])
      let merged = slot.group ?? MergedGroup(path: slot.path, place: place)
      merged.declarations.append(
        Conditional(
          declaration: declaration, condition: last.condition, isThemed: last.isThemed))
      slot.tokens = []
      slot.group = merged
    }
  }

  // MARK: - Extensions

  /// Expands the extensions of a group and of all groups below it.
  private mutating func expand(
    _ group: MergedGroup, below root: MergedGroup, depth: Int
  ) throws(Stop) {
    // An extension of a nested group takes precedence over inherited declarations.
    for name in group.names {
      if let inner = group.members[name]?.group {
        try expand(inner, below: root, depth: depth + 1)
      }
    }
    try expandOne(group, below: root, depth: depth)
  }

  private mutating func expandOne(
    _ group: MergedGroup, below root: MergedGroup, depth: Int
  ) throws(Stop) {
    guard expansions[ObjectIdentifier(group)] == nil,
      let clause = group.declarations.last(where: {
        $0.origin == nil && $0.declaration.extended != nil
      }),
      let extended = clause.declaration.extended
    else { return }
    if depth > Self.mostDepth {
      diagnostics.append(
        Diagnostic(
          .tooDeep, at: extended.place,
          "groups extend each other more than \(Self.mostDepth) levels deep here; extend the first "
            + "one itself")
      )
      throw Stop()
    }
    expansions[ObjectIdentifier(group)] = .active
    active.append((group, extended.place))
    defer {
      active.removeLast()
      expansions[ObjectIdentifier(group)] = .done
    }
    guard let target = try target(extended, below: root, depth: depth + 1) else { return }
    // Inherited groups are completed before they are copied.
    guard try expandTarget(target, below: root, depth: depth + 1) else { return }
    try inherit(from: target, into: group, isThemed: clause.isThemed)
  }

  /// Expands a group that is extended, unless that leads back to a group that is being expanded.
  private mutating func expandTarget(
    _ target: MergedGroup, below root: MergedGroup, depth: Int
  ) throws(Stop) -> Bool {
    if expansions[ObjectIdentifier(target)] == .active {
      reportCycle(to: target)
      return false
    }
    for name in target.names {
      if let inner = target.members[name]?.group {
        guard try expandTarget(inner, below: root, depth: depth + 1) else { return false }
      }
    }
    try expandOne(target, below: root, depth: depth)
    return true
  }

  /// The group that is extended; nil after an error.
  private mutating func target(
    _ extended: TokenPart<TokenPath>, below root: MergedGroup, depth: Int
  ) throws(Stop) -> MergedGroup? {
    var group = root
    for (index, name) in extended.value.names.enumerated() {
      // A group on the path may inherit the next one.
      if group.members[name] == nil, expansions[ObjectIdentifier(group)] == nil {
        try expandOne(group, below: root, depth: depth)
      }
      guard let member = group.members[name] else {
        let path = TokenPath(Array(extended.value.names.prefix(index + 1)))
        let groups = group.names.filter { group.members[$0]?.group != nil }
        let remedy = remedy(
          for: name, among: groups, several: "there are", none: "there is no group")
        diagnostics.append(
          Diagnostic(
            .unknownToken, at: extended.place,
            "there is no group '\(shown(path.description))'; \(remedy)"))
        return nil
      }
      guard let inner = member.group else {
        diagnostics.append(
          Diagnostic(
            .tokenReference, at: extended.place,
            "'\(shown(member.path.description))' is a token, and only a group can be extended; "
              + "refer to it in a '$value'",
            notes: member.tokens.first.map {
              [Note("the token is here", at: $0.declaration.place)]
            } ?? []))
        return nil
      }
      group = inner
    }
    return group
  }

  private mutating func reportCycle(to target: MergedGroup) {
    guard let start = active.firstIndex(where: { $0.group === target }) else { return }
    let members = active[start...]
    let paths = members.map { "'\(shown($0.group.path.description))'" }
    let message =
      members.count == 1
      ? "the group \(paths[0]) extends itself, or a group that it is in; extend another one"
      : "the groups \(paths.joined(separator: ", ")) extend each other in a cycle; "
        + "delete one '$extends'"
    diagnostics.append(
      Diagnostic(
        .tokenCycle, at: members[start].place, message,
        notes: members.dropFirst().map {
          Note("'\(shown($0.group.path.description))' is extended here", at: $0.place)
        }))
  }

  /// Adds the members of a group to another one, with lower precedence than its own.
  private mutating func inherit(
    from target: MergedGroup, into group: MergedGroup, isThemed: Bool
  ) throws(Stop) {
    group.declarations.inherit(target.declarations, themed: isThemed, from: target.path) {
      $0.says($1)
    }
    countSteps(target.names.count)
    let own = group.names
    for name in target.names {
      guard let inherited = target.members[name] else { continue }
      if let slot = group.members[name] {
        if slot.group == nil, !inherited.tokens.isEmpty {
          slot.tokens.inherit(inherited.tokens, themed: isThemed, from: inherited.path) { _, _ in
            true
          }
        } else if let inner = slot.group, let other = inherited.group {
          try inherit(from: other, into: inner, isThemed: isThemed)
        }
      } else {
        let slot = try self.slot(name, of: group, at: group.place)
        slot.tokens.inherit(inherited.tokens, themed: isThemed, from: inherited.path) { _, _ in
          true
        }
        if let other = inherited.group {
          let inner = MergedGroup(path: slot.path, place: other.place)
          expansions[ObjectIdentifier(inner)] = .done
          slot.group = inner
          try inherit(from: other, into: inner, isThemed: isThemed)
        }
      }
    }
    let known = Set(target.names)
    group.names = target.names + own.filter { !known.contains($0) }
  }
}

extension Array {
  /// Adds a declaration that takes precedence over earlier ones, and drops those that can no longer apply.
  fileprivate mutating func add<Declaration>(_ entry: Element)
  where Element == Conditional<Declaration> {
    removeAll { entry.condition == nil || $0.condition == entry.condition }
    append(entry)
  }

  /// Adds declarations with lower precedence than the existing ones, except those that can never apply.
  ///
  /// - Parameter replaces: Returns whether a declaration replaces another one completely.
  fileprivate mutating func inherit<Declaration>(
    _ inherited: Self, themed: Bool, from path: TokenPath,
    unless replaces: (Declaration, Declaration) -> Bool
  ) where Element == Conditional<Declaration> {
    let useful = inherited.filter { entry in
      !contains {
        ($0.condition == nil || $0.condition == entry.condition)
          && replaces($0.declaration, entry.declaration)
      }
    }
    let entries = useful.map {
      Conditional(
        declaration: $0.declaration, condition: $0.condition, isThemed: $0.isThemed || themed,
        origin: $0.origin ?? path)
    }
    insert(contentsOf: entries, at: 0)
  }
}

extension GroupDeclaration {
  /// Whether it has all properties of the group that another one has.
  fileprivate func says(_ other: GroupDeclaration) -> Bool {
    (properties.type != nil || other.properties.type == nil)
      && (properties.description != nil || other.properties.description == nil)
      && (properties.deprecation != nil || other.properties.deprecation == nil)
  }
}
