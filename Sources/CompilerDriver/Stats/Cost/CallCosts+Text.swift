import English

extension CallCosts {
  /// A line for each component and each strategy, and one for the simplest component.
  var table: String {
    func row(_ name: String, _ calls: String, _ seconds: Double) -> [String] {
      [name, calls, milliseconds(seconds), decimal(multiple(seconds))]
    }
    let head = ["component", "calls", "ms/call", "multiple"]
    let rows =
      components.map { row($0.name, "\($0.cost.calls)", $0.cost.seconds) }
      + strategies.map {
        row("\($0.strategy.rawValue) (\(counted($0.components, "component")))", "", $0.seconds)
      }
      + [row("the simplest", "\(simplest.calls)", simplest.seconds)]
    let title =
      "\nTime to type-check one call\(target.map { " for \($0)" } ?? "") in Swift 6 mode, and as "
      + "a multiple of the simplest component, which has one slot:\n"
    return title + aligned([head] + rows) { $0 == 0 }
  }

  /// A member of a JSON object.
  func member(maximum: Double?) -> (String, String) {
    let lines = components.map { component in
      object(
        [
          ("name", quoted(component.name)), ("calls", "\(component.cost.calls)"),
        ] + members(component.cost.seconds))
    }
    let means = strategies.map { mean in
      object(
        [
          ("strategy", quoted(mean.strategy.rawValue)), ("components", "\(mean.components)"),
        ] + members(mean.seconds))
    }
    return (
      "cost",
      object(
        [
          ("target", target.map(quoted) ?? "null"), ("swift", quoted("6")),
          ("plainestMilliseconds", milliseconds(simplest.seconds)),
          ("maximum", maximum.map { decimal($0) } ?? "null"),
          ("components", list(lines)), ("strategies", list(means)),
        ])
    )
  }

  private func members(_ seconds: Double) -> [(String, String)] {
    [("milliseconds", milliseconds(seconds)), ("multiple", decimal(multiple(seconds)))]
  }

  /// A message for each component above a maximum.
  func findings(above maximum: Double) -> [String] {
    components(above: maximum).map { component in
      let remedy =
        component.initializers == 1
        ? "reduce the number of its closures"
        : "Swift compares its \(component.initializers) initializers at each call; remove "
          + "options, or write 'via: modifier' for a slot that is rarely filled"
      return
        "\(component.spec): a call to '\(component.name)' takes "
        + "\(decimal(multiple(component.cost.seconds))) times as long to type-check as a call to "
        + "the simplest component, and the maximum is \(decimal(maximum)); \(remedy)"
    }
  }
}

/// With three decimals.
private func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000, digits: 3) }

private func decimal(_ value: Double, digits: Int = 2) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let parts = Int((value * Double(scale)).rounded())
  let fraction = String(parts % scale)
  return "\(parts / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
}
