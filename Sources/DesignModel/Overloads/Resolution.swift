import Specification

/// What Swift makes of a call.
package enum Resolution: Equatable, Sendable {
  /// It means the initializer with this index.
  case initializer(Int)

  /// It could mean each of these, and Swift cannot choose.
  case ambiguous([Int])

  /// It means none.
  case none
}

/// A mode of the language, as far as calls mean different things in them.
package enum SwiftMode: CaseIterable, Sendable {
  case v5
  case v6
}

/// Decides which of a component's initializers Swift selects for a call.
///
/// The rules are the type checker's, as far as promised calls reach them. ``Matching`` says which
/// parameter each argument goes to. Of what fits, solutions are compared by their score (closures
/// that are not `async` where they may be, closures that could go to another parameter in Swift 5,
/// disfavoured declarations, closures whose view is thrown away, literals that are not of their
/// default type, values wrapped in optionals), and equal ones by how specialized the declarations
/// are.
package struct OverloadResolver: Sendable {
  private let initializers: [Initializer]

  /// How many arguments each can have: most initializers are ruled out by that alone.
  private let argumentCounts: [ClosedRange<Int>]

  package init(_ initializers: [Initializer]) {
    self.initializers = initializers
    argumentCounts = initializers.map { initializer in
      initializer.parameters.count { $0.defaultValue == nil }...initializer.parameters.count
    }
  }

  package func resolve(_ call: Call, in mode: SwiftMode) -> Resolution {
    var best: (score: Solution.Score, found: [Int])?
    let count = call.arguments.count + call.trailing.count
    for index in initializers.indices
    where argumentCounts[index].contains(count) && initializers[index].details.name == call.function
      && initializers[index].isProperty == call.isProperty
    {
      guard let score = score(of: call, for: initializers[index], mode) else { continue }
      if best == nil || score < best?.score ?? score {
        best = (score, [index])
      } else if score == best?.score {
        best?.found.append(index)
      }
    }
    guard let found = best?.found else { return .none }
    let special = found.filter { index in
      found.allSatisfy { $0 == index || isPreferred(index, to: $0) }
    }
    return special.count == 1 ? .initializer(special[0]) : .ambiguous(found)
  }

  /// Whether one initializer is more specialized than another.
  private func isPreferred(_ index: Int, to other: Int) -> Bool {
    let (one, two) = (initializers[index], initializers[other])
    return one.isAsSpecialized(as: two) && !two.isAsSpecialized(as: one)
  }

  /// The cost of a call by one initializer; nil if it does not fit.
  private func score(
    of call: Call, for initializer: Initializer, _ mode: SwiftMode
  ) -> Solution.Score? {
    let forward = Matching(call, initializer)
    // Swift 5 also tries the last parameter that could take the only trailing closure.
    let backward =
      mode == .v5 && call.trailing.count == 1 ? Matching(backward: call, initializer) : nil
    if forward == backward { return forward?.score(of: call, for: initializer) }
    var score = forward?.score(of: call, for: initializer)
    if backward != nil { score?.forwardClosures = 1 }
    return [score, backward?.score(of: call, for: initializer)].compactMap(\.self).min()
  }
}

extension Parameter {
  /// The type, or what is inside of it if it is optional.
  var wrappedType: String { type.wrappedInOptional ?? type }

  /// Whether it takes a localized text.
  var takesKeys: Bool {
    LocalizedTextType.allCases.contains { $0.rawValue == wrappedType }
  }
}
