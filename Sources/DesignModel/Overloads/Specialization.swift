// Swift's preference between two initializers with the same score.

extension Candidate {
  /// Whether the type checker considers it at least as specialized as another: every call that it accepts,
  /// the other accepts, too.
  ///
  /// The rule is `isDeclAsSpecializedAs` of the compiler: a declaration without its own generic parameters is
  /// more specialized; otherwise parameters are paired by position, skipping those with defaults if there are
  /// fewer, and each type has to be a subtype. Having fewer parameters is sufficient, regardless of types.
  func isAsSpecialized(as other: Candidate) -> Bool {
    if isGeneric != other.isGeneric { return other.isGeneric }
    guard let pairs = pairs(with: other) else { return false }
    if pairs.count < other.parameters.count { return true }
    var solution = Solution(other, callFrom: self)
    return pairs.allSatisfy { solution.accepts($0, of: self, for: $1) }
  }

  /// Whether the function itself is generic, like one that takes `some StringProtocol`.
  private var isGeneric: Bool {
    initializer.takesOpaqueViews || !initializer.details.generics.isEmpty
      || initializer.isMethod && !generics.isEmpty
      || parameters.contains { $0.parameter.type.isOpaque }
  }

  /// Its parameters, each paired with the corresponding one of another initializer; nil if some are left
  /// over.
  private func pairs(with other: Candidate) -> [(Parameter, Parameter)]? {
    var mine = parameters[...]
    var others = other.parameters[...]
    var pairs: [(Parameter, Parameter)] = []
    // Two closures at the end are compared regardless of the parameters before them.
    var last: [(Parameter, Parameter)] = []
    if let own = mine.last, let end = others.last, own.isFunction, end.isFunction {
      last = [(own, end)]
      mine.removeLast()
      others.removeLast()
    }
    while let next = others.popFirst() {
      guard let own = mine.first else {
        if !next.hasDefault { return nil }
        continue
      }
      if mine.count <= others.count, next.hasDefault { continue }
      pairs.append((own, next))
      mine.removeFirst()
    }
    return mine.isEmpty ? pairs + last : nil
  }
}
