import Specification

/// What the Swift compiler takes to check the types of a call, by component.
struct CallCosts: Sendable {
  /// What was compiled for: "iOS 16.0"; nil for this machine itself.
  let target: String?

  /// Of the plainest component: one slot, which any view fills.
  let plainest: CallCost

  /// In the order of the project; those without calls are left out.
  let components: [ComponentCost]

  /// The mean of the components of each strategy that there is.
  var strategies: [StrategyCost] {
    InitializerStrategy.allCases.compactMap { strategy in
      let costs = components.filter { $0.strategy == strategy }.map(\.cost.seconds)
      if costs.isEmpty { return nil }
      return StrategyCost(
        strategy: strategy, components: costs.count,
        seconds: costs.reduce(0, +) / Double(costs.count))
    }
  }

  /// How many times as long as a call of the plainest component.
  func multiple(_ seconds: Double) -> Double { seconds / plainest.seconds }

  /// The components whose calls take more than a multiple of the plainest.
  func components(above maximum: Double) -> [ComponentCost] {
    components.filter { multiple($0.cost.seconds) > maximum }
  }
}

/// What one call takes.
struct CallCost: Sendable {
  /// How many different calls were measured.
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
