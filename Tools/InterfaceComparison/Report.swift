/// A report of all results, which is deterministic.
package struct Report: Sendable {
  package let text: String

  /// The number of differences without a reason.
  package let unexplained: Int

  /// - Parameters:
  ///   - comparisons: The results, one for each module.
  ///   - reasons: The reasons for differences.
  ///   - expectsAllReasons: Whether each reason has to be needed.
  ///   - listsLacking: Whether the report lists the declarations that we lack, instead of just counting them.
  package init(
    _ comparisons: [Comparison], reasons: [Reason], expectsAllReasons: Bool = true,
    listsLacking: Bool = false
  ) {
    var lines: [String] = []
    var unexplained = 0
    var used: Set<Reason> = []
    func explained(
      _ declaration: Declaration, in module: String, isDifference: Bool
    ) -> Bool {
      let reason = reasons.first {
        $0.covers(declaration, in: module, isDifference: isDifference)
      }
      guard let reason else { return false }
      used.insert(reason)
      return true
    }
    lines.append(
      "| module | ours | equal | differ | without counterpart | with a reason | lacking |")
    lines.append("|---|---|---|---|---|---|---|")
    var details: [String] = []
    for comparison in comparisons {
      let module = comparison.module
      var withReason = 0
      for difference in comparison.different {
        if explained(difference.ours, in: module, isDifference: true) {
          withReason += 1
          continue
        }
        unexplained += 1
        details.append("")
        details.append(
          "\(difference.ours.place): \(difference.ours.kind.rawValue) \(difference.ours.fullName) differs"
        )
        for facet in difference.facets {
          details.append("  \(facet.rawValue)")
          details.append("    ours:    \(difference.ours.facets[facet] ?? "")")
          details.append("    Apple's: \(difference.apples.facets[facet] ?? "")")
        }
      }
      for declaration in comparison.withoutCounterpart {
        if explained(declaration, in: module, isDifference: false) {
          withReason += 1
          continue
        }
        unexplained += 1
        details.append("")
        details.append(
          "\(declaration.place): \(declaration.kind.rawValue) \(declaration.fullName) has no counterpart"
        )
        details.append("    ours:    \(declaration.text)")
      }
      let lacking = Self.lacking(comparison)
      let numbers = [
        comparison.equal.count + comparison.different.count + comparison.withoutCounterpart.count,
        comparison.equal.count, comparison.different.count, comparison.withoutCounterpart.count,
        withReason, lacking.count,
      ]
      lines.append("| \(module) | \(numbers.map(String.init).joined(separator: " | ")) |")
    }
    lines.append("")
    lines.append(
      "Apple's declarations that we lack, without names that start with an underscore and without "
        + "members that the compiler synthesizes for conformances:")
    lines.append("")
    lines += Self.lacking(comparisons)
    lines.append("")
    lines.append("Reasons:")
    lines.append("")
    for reason in reasons where used.contains(reason) {
      lines.append(
        "- `\(reason.pattern)` in \(reason.module)\(reason.isDifference ? " differs" : ""): \(reason.text)"
      )
    }
    for reason in reasons where expectsAllReasons && !used.contains(reason) {
      unexplained += 1
      details.append("")
      details.append("The reason for `\(reason.pattern)` in \(reason.module) is not needed.")
    }
    lines += details
    if listsLacking {
      for comparison in comparisons {
        lines += ["", "\(comparison.module) lacks:"]
        lines += Self.lacking(comparison).map {
          "  \($0.kind.rawValue) \($0.fullName)"
        }
      }
    }
    text = lines.joined(separator: "\n") + "\n"
    self.unexplained = unexplained
  }

  /// Apple's public declarations that we lack.
  private static func lacking(_ comparison: Comparison) -> [Declaration] {
    comparison.lacking.filter { !$0.isUnderscored && !$0.isSynthesized }
  }

  private static func lacking(_ comparisons: [Comparison]) -> [String] {
    let kinds = Declaration.Kind.allCases
    var lines = [
      "| module | \(kinds.map(\.rawValue).joined(separator: " | ")) |",
      "|---|\(kinds.map { _ in "---|" }.joined())",
    ]
    for comparison in comparisons {
      let counts = kinds.map { kind in
        lacking(comparison).count { $0.kind == kind }
      }
      lines.append("| \(comparison.module) | \(counts.map(String.init).joined(separator: " | ")) |")
    }
    return lines
  }
}
