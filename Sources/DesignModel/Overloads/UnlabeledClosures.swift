/// Which calls with trailing closures, the first without its label, pass each argument to the parameter that it is meant
/// for.
///
/// A closure without a label can also fill a slot that is declared before the one that is meant.
package final class UnlabeledClosures {
  private let initializers: [Initializer]
  private lazy var resolver = OverloadResolver(initializers)
  private var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let call: Call
    let given: [Int]
    let roles: [Parameter.Role]
  }

  /// - Parameter initializers: All initializers of a component.
  package init(_ initializers: [Initializer]) { self.initializers = initializers }

  /// Whether a call reaches its parameters in both language modes.
  ///
  /// - Parameters:
  ///   - initializer: One of the component's initializers.
  ///   - given: The positions of the parameters that get arguments, in order.
  ///   - trailing: The position of the first trailing closure among them.
  package func areReached(
    _ initializer: Initializer, giving given: [Int], trailingFrom trailing: Int
  ) -> Bool {
    let call = initializer.call(
      giving: given.map { initializer.parameters[$0] }, trailingFrom: trailing,
      withLiterals: !initializer.isDisfavored)
    let key = Key(call: call, given: given, roles: initializer.parameters.map(\.role))
    if let known = known[key] { return known }
    let found = resolver.destinations(of: call)
    let areReached = found.map { found in
      found.parameters == given
        && initializers[found.initializer].parameters.map(\.role) == key.roles
    }
    known[key] = areReached ?? false
    return areReached ?? false
  }
}
