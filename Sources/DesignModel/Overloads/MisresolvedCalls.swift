/// A promised call that Swift would resolve to another initializer than the promised one.
struct MisresolvedCall {
  let call: Call

  /// The index of the initializer that the call is promised for.
  let promised: Int

  /// The indices of those that it would resolve to instead; empty if none matches.
  let meanings: [Int]
  let mode: SwiftMode
}

/// Finds the promised calls that are misresolved, one for each pair of forms.
func misresolvedCalls(in initializers: [Initializer]) -> [MisresolvedCall] {
  let resolver = OverloadResolver(initializers)
  var found: [MisresolvedCall] = []
  var reported: Set<Set<[SlotChoice]>> = []
  for (index, initializer) in initializers.enumerated() {
    for call in initializer.promisedCalls() {
      let resolutions = resolver.resolutions(of: call)
      for (mode, resolution) in resolutions {
        let meanings: [Int]
        switch resolution {
        case .initializer(let other):
          let isPromised =
            other == index
            // A trailing closure without its label belongs to the slot declared first, in both modes.
            || !call.trailing.isEmpty && initializers[other].precedes(initializer)
              && resolution == resolutions[0].resolution
          if isPromised { continue }
          meanings = [other]
        case .ambiguous(let others): meanings = others
        case .none: meanings = []
        }
        let forms = Set(meanings.map { initializers[$0].form } + [initializer.form])
        if reported.insert(forms).inserted {
          found.append(MisresolvedCall(call: call, promised: index, meanings: meanings, mode: mode))
        }
      }
    }
  }
  return found
}

extension Initializer {
  /// Whether its first trailing closure belongs to a slot declared before another's.
  fileprivate func precedes(_ other: Initializer) -> Bool {
    guard let first = firstTrailingClosure, let second = other.firstTrailingClosure,
      let slot = parameters[first].role.slot, let otherSlot = other.parameters[second].role.slot
    else { return false }
    return slot < otherSlot
  }
}
