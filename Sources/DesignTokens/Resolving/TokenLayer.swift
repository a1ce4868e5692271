/// A source of tokens with its condition. Later layers replace the tokens of earlier ones.
struct TokenLayer {
  let group: GroupDeclaration

  /// Nil if it always applies.
  let condition: LayerCondition?
}

/// The condition that a modifier has a certain context.
struct LayerCondition: Hashable {
  /// The index of the modifier among those that vary.
  let modifier: Int
  let context: Int
}

/// The contexts of the modifiers that vary, by modifier index.
struct ContextChoice: Hashable {
  var contexts: [Int]

  func satisfies(_ condition: LayerCondition?) -> Bool {
    guard let condition else { return true }
    return contexts[condition.modifier] == condition.context
  }

  /// Whether it has the same contexts as another one for a set of modifiers.
  func agrees(with other: ContextChoice, in modifiers: ModifierSet) -> Bool {
    contexts.indices.allSatisfy {
      !modifiers.contains(ModifierSet(modifier: $0)) || contexts[$0] == other.contexts[$0]
    }
  }
}

/// A set of modifiers that vary.
struct ModifierSet: OptionSet, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(modifier: Int) { rawValue = 1 << UInt8(modifier) }
}
