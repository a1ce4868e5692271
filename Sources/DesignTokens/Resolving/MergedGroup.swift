import Diagnostics

/// A group merged from all layers: its members, and when they apply.
final class MergedGroup {
  let path: TokenPath

  /// The place where its name is first written.
  let place: Place

  /// The declarations in layers; the last one that applies takes precedence.
  var declarations: [Conditional<GroupDeclaration>] = []

  /// In the order in which layers first mention them.
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

/// A token, or a group, merged from all layers.
final class MergedMember {
  let path: TokenPath

  /// The last one that applies takes precedence.
  var tokens: [Conditional<TokenDeclaration>] = []
  var group: MergedGroup?

  init(path: TokenPath) { self.path = path }
}

/// A declaration and its condition.
struct Conditional<Declaration> {
  let declaration: Declaration
  let condition: LayerCondition?

  /// Whether it comes from a context of the theme.
  let isThemed: Bool

  /// The path where it was declared, if it was inherited through `$extends`.
  var origin: TokenPath?
}

extension [Conditional<TokenDeclaration>] {
  /// The declaration that applies, and the modifiers that determined it.
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
  /// The value from the last declaration that applies and has one, and the modifiers that determined it.
  func last<Value>(
    in choice: ContextChoice, _ value: (GroupDeclaration) -> Value?
  ) -> (Value?, ModifierSet) {
    var modifiers: ModifierSet = []
    for entry in reversed() {
      guard let stated = value(entry.declaration) else { continue }
      if let condition = entry.condition {
        modifiers.insert(ModifierSet(modifier: condition.modifier))
      }
      if choice.satisfies(entry.condition) { return (stated, modifiers) }
    }
    return (nil, modifiers)
  }
}
