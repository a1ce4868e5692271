// Methods of the same name that several components declare.

/// A promised call of one component's method that would resolve to another's.
struct MisresolvedMethodCall {
  let call: Call

  /// The index of the component that promises it.
  let promised: Int

  /// The index of the component to which the call would resolve instead; one of several if it is ambiguous.
  let other: Int
  let isAmbiguous: Bool
  let mode: SwiftMode
}

/// Finds the promised calls of one component that resolve, or may resolve, to another's method: one for each
/// pair of components.
///
/// - Parameter components: The methods of each component.
func misresolvedCalls(amongMethodsOf components: [[Initializer]]) -> [MisresolvedMethodCall] {
  let owners = components.indices.flatMap { index in components[index].map { _ in index } }
  let all = OverloadResolver(components.flatMap { $0 })
  var found: [MisresolvedMethodCall] = []
  var reported: Set<Set<Int>> = []
  for (component, methods) in components.enumerated() {
    for call in methods.flatMap({ $0.promisedCalls() }) {
      for mode in [SwiftMode.v6, .v5] {
        let meanings: [Int]
        switch all.resolve(call, in: mode) {
        case .initializer(let index): meanings = [index]
        case .ambiguous(let indices): meanings = indices
        case .none: continue
        }
        guard let other = meanings.map({ owners[$0] }).first(where: { $0 != component }),
          reported.insert([component, other]).inserted
        else { continue }
        found.append(
          MisresolvedMethodCall(
            call: call, promised: component, other: other, isAmbiguous: meanings.count > 1,
            mode: mode))
      }
    }
  }
  return found
}
