extension Component {
  /// Whether a call with trailing closures, the first without its label, passes each argument to the parameter that it
  /// is meant for, in both language modes.
  ///
  /// A closure without a label can also fill a slot that is declared before the one that is meant.
  ///
  /// - Parameters:
  ///   - initializer: One of the component's initializers.
  ///   - given: The positions of the parameters that get arguments, in order.
  ///   - trailing: The position of the first trailing closure among them.
  package func isReached(
    _ initializer: Initializer, giving given: [Int], trailingFrom trailing: Int
  ) -> Bool {
    let parameters = given.map { initializer.parameters[$0] }
    let labels = (parameters[..<trailing] + parameters[(trailing + 1)...]).map(\.label)
    // Others cannot be selected.
    let candidates = initializers.filter { other in
      other.details.name == initializer.details.name
        && labels.allSatisfy { label in other.parameters.contains { $0.label == label } }
    }
    let call = initializer.call(
      giving: parameters, trailingFrom: trailing, withLiterals: !initializer.isDisfavored)
    guard let found = OverloadResolver(candidates).destinations(of: call) else { return false }
    return found.parameters == given
      && candidates[found.initializer].parameters.map(\.role) == initializer.parameters.map(\.role)
  }
}
