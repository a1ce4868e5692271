// Which of two initializers Swift prefers where a call costs the same by either.

extension Candidate {
  /// Whether the type checker holds it to be at least as specialized as another: whatever it is
  /// called with, the other could be called with, too.
  ///
  /// The rule is `isDeclAsSpecializedAs` of the compiler: a declaration without generic parameters
  /// of its own is the more special one; else parameters are paired by position, passing those with
  /// defaults where there are fewer, and each type has to be a subtype. Having fewer parameters is
  /// enough, whatever the types are.
  func isAsSpecialized(as other: Candidate) -> Bool {
    if isGeneric != other.isGeneric { return other.isGeneric }
    guard let pairs = pairs(with: other) else { return false }
    if pairs.count < other.parameters.count { return true }
    var solution = Solution(other, callFrom: self)
    return pairs.allSatisfy { solution.accepts($0, of: self, for: $1) }
  }

  /// Whether the function itself is generic, as one is that takes `some StringProtocol`.
  private var isGeneric: Bool {
    initializer.takesOpaqueViews || !initializer.details.generics.isEmpty
      || initializer.isMethod && !generics.isEmpty
      || parameters.contains { $0.parameter.type.isOpaque }
  }

  /// Its parameters, each with the one of another initializer that takes what it takes; nil if some
  /// are left over.
  private func pairs(with other: Candidate) -> [(Parameter, Parameter)]? {
    var mine = parameters[...]
    var others = other.parameters[...]
    var pairs: [(Parameter, Parameter)] = []
    // Two closures at the end are compared whatever is in front of them.
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
