import Specification

/// The time that the Swift compiler takes to type-check a call, by component.
struct CallCosts: Sendable {
  /// The target: "iOS 16.0"; nil for this machine.
  let target: String?

  /// The cost for the simplest component: one slot, which any view fills.
  let simplest: CallCost

  /// In the project's order; components without calls are omitted.
  let components: [ComponentCost]

  /// The mean cost of the components of each strategy in use.
  var strategies: [StrategyCost] {
    InitializerStrategy.allCases.compactMap { strategy in
      let costs = components.filter { $0.strategy == strategy }.map(\.cost.seconds)
      if costs.isEmpty { return nil }
      return StrategyCost(
        strategy: strategy, components: costs.count,
        seconds: costs.reduce(0, +) / Double(costs.count))
    }
  }

  /// A time as a multiple of the time for the simplest component.
  func multiple(_ seconds: Double) -> Double { seconds / simplest.seconds }

  /// The components whose calls take longer than a multiple of the simplest component's.
  func components(above maximum: Double) -> [ComponentCost] {
    components.filter { multiple($0.cost.seconds) > maximum }
  }
}

/// The cost of a call.
struct CallCost: Sendable {
  /// The number of different calls that were measured.
  let calls: Int
  let seconds: Double
}

struct ComponentCost: Sendable {
  let name: String

  /// The path of its spec, below the project's folder.
  let spec: String
  let strategy: InitializerStrategy
  let initializers: Int
  let cost: CallCost
}

struct StrategyCost: Sendable {
  let strategy: InitializerStrategy
  let components: Int
  let seconds: Double
}
