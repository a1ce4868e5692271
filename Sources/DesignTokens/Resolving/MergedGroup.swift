import Diagnostics

/// A group of all layers together: what stands at each path, and when.
final class MergedGroup {
  let path: TokenPath

  /// Where its name is written first.
  let place: Place

  /// What layers say of it; the last one that counts has the word.
  var declarations: [Conditional<GroupDeclaration>] = []

  /// In the order in which layers name them first.
  var names: [String] = []
  var members: [String: MergedMember] = [:]

  init(path: TokenPath, place: Place) {
    self.path = path
    self.place = place
  }

  /// The group at a path below; nil if there is none.
  func group(at names: some Sequence<String>) -> MergedGroup? {
    var group = self
    for name in names {
      guard let next = group.members[name]?.group else { return nil }
      group = next
    }
    return group
  }
}

/// A token, or a group, of all layers together.
final class MergedMember {
  let path: TokenPath

  /// The last one that counts has the word.
  var tokens: [Conditional<TokenDeclaration>] = []
  var group: MergedGroup?

  init(path: TokenPath) { self.path = path }
}

/// A declaration and when it counts.
struct Conditional<Declaration> {
  let declaration: Declaration
  let condition: LayerCondition?

  /// Whether a context of the theme brings it.
  let isThemed: Bool

  /// Where it was declared, if it was inherited through `$extends`.
  var origin: TokenPath?
}

extension [Conditional<TokenDeclaration>] {
  /// The declaration that counts, and the modifiers that decided so.
  func winner(in choice: ContextChoice) -> (Element?, ModifierSet) {
    var modifiers: ModifierSet = []
    for entry in reversed() {
      if let condition = entry.condition {
        modifiers.insert(ModifierSet(modifier: condition.modifier))
      }
      if choice.satisfies(entry.condition) { return (entry, modifiers) }
    }
    return (nil, modifiers)
  }
}

extension [Conditional<GroupDeclaration>] {
  /// What the last declaration says that counts and says something, and the modifiers that decided so.
  func last<Value>(
    in choice: ContextChoice, _ value: (GroupDeclaration) -> Value?
  ) -> (Value?, ModifierSet) {
    var modifiers: ModifierSet = []
    for entry in reversed() {
      guard let said = value(entry.declaration) else { continue }
      if let condition = entry.condition {
        modifiers.insert(ModifierSet(modifier: condition.modifier))
      }
      if choice.satisfies(entry.condition) { return (said, modifiers) }
    }
    return (nil, modifiers)
  }
}
