import SwiftTypes

// Swift's preference between two initializers with the same score.

extension Candidate {
  /// Whether the type checker considers it at least as specialized as another: every call that it accepts,
  /// the other accepts, too.
  ///
  /// The rule is `isDeclAsSpecializedAs` of the compiler: a declaration without its own generic parameters is
  /// more specialized; otherwise the component's type has to match, parameters are paired by position, skipping those
  /// with defaults if there are fewer, and each type has to be a subtype. Having fewer parameters is sufficient,
  /// regardless of types.
  func isAsSpecialized(as other: Candidate) -> Bool {
    if isGeneric != other.isGeneric { return other.isGeneric }
    guard let pairs = pairs(with: other) else { return false }
    if pairs.count < other.parameters.count { return true }
    guard var solution = Solution(other, callFrom: self) else { return false }
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

/// The parameters of an initializer, with their types in a call.
struct ParameterList {
  private struct Element {
    let label: CallForm.Label
    let type: TypeExpression
    let isEscaping: Bool
  }

  private let elements: [Element]

  init(_ candidate: Candidate, _ types: [TypeExpression]) {
    elements = zip(candidate.places, zip(candidate.parameters, types)).map { place, parameter in
      Element(
        label: place.label, type: parameter.1, isEscaping: parameter.0.parameter.isEscaping)
    }
  }

  /// A positive number if Swift prefers it to another parameter list of the same initializer's name, a negative one if
  /// it prefers the other.
  ///
  /// The rule is in `compareSolutions` of the compiler: parameter lists are compared as tuples, and the subtype is
  /// preferred; of equal types, the one without labels.
  func preference(to other: ParameterList) -> Int {
    let (isSubtype, isSupertype) = (isSubtype(of: other), other.isSubtype(of: self))
    if isSubtype != isSupertype { return isSubtype ? 1 : -1 }
    return isSubtype ? (hasLabels ? 0 : 1) - (other.hasLabels ? 0 : 1) : 0
  }

  private var hasLabels: Bool { elements.contains { $0.label != .none } }

  private func isSubtype(of other: ParameterList) -> Bool {
    guard elements.count == other.elements.count else { return false }
    // A single parameter without a label is not a tuple.
    if elements.count == 1, hasLabels != other.hasLabels { return false }
    return zip(elements, other.elements).allSatisfy { own, wanted in
      // The labels are the same, or different everywhere.
      let hasLabel =
        own.label == wanted.label || wanted.label == .none
        || !elements.contains { $0.label == wanted.label }
      let isEscaping = own.isEscaping || !wanted.isEscaping || !wanted.type.isFunction
      return hasLabel && isEscaping && own.type.isSubtype(of: wanted.type)
    }
  }
}

extension TypeExpression {
  /// Whether its values are values of another type, too, as far as optionals and functions are concerned.
  fileprivate func isSubtype(of other: TypeExpression) -> Bool {
    if isSame(as: other) { return true }
    if let wrapped = other.wrapped { return unwrapped.isSubtype(of: wrapped) }
    guard !isOptional, let own = function, let wanted = other.function,
      own.parameters.count == wanted.parameters.count
    else { return false }
    return wanted.effects.isSuperset(of: own.effects)
      && zip(wanted.parameters, own.parameters).allSatisfy { $0.isSubtype(of: $1) }
      && own.result.isSubtype(of: wanted.result)
  }
}
