import Diagnostics

/// The options of a stats run.
package struct StatsRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String
  package var format: Format

  /// Which costs of calls are measured, which takes a Swift compiler and several minutes; nil for none.
  package var cost: Cost?

  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  package struct Cost: Sendable {
    /// The maximum cost of a call as a multiple of the simplest component's; nil for no maximum.
    package var maximum: Double?

    /// Folders of compiled modules that the project imports.
    package var modulePaths: [String]

    package init(maximum: Double? = nil, modulePaths: [String] = []) {
      self.maximum = maximum
      self.modulePaths = modulePaths
    }
  }

  package init(folder: String = ".", format: Format = .text, cost: Cost? = nil) {
    self.folder = folder
    self.format = format
    self.cost = cost
  }
}

/// Prints the figures of each component of a project. Nothing is written.
package func stats(
  _ request: StatsRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let (statistics, diagnostics) = try measureProject(&session.inputs)
    console.report(diagnostics)
    if diagnostics.hasErrors { return .findings }
    let costs = try request.cost.flatMap { try measureCosts($0, &session, console) }
    switch request.format {
    case .text:
      console.output(
        printableLines(
          statistics.table + statistics.advice
            + statistics.targets.map { $0.text(isVerbose: console.verbosity == .verbose) }.joined()
            + (costs?.table ?? "")))
    case .json:
      let cost = costs?.member(maximum: request.cost?.maximum)
      console.output(statistics.json(statistics.targets.map(\.member) + (cost.map { [$0] } ?? [])))
    }
    guard let costs, let maximum = request.cost?.maximum else { return .fine }
    let findings = costs.findings(above: maximum)
    for finding in findings { console.fail(finding) }
    return findings.isEmpty ? .fine : .findings
  } catch {
    console.report(error)
    return .failure
  }
}

private func measureCosts(
  _ cost: StatsRequest.Cost, _ session: inout ProjectSession, _ console: Console
) throws -> CallCosts? {
  try prepareVerification(&session.inputs).project.map { project in
    try measureCosts(of: project, modulePaths: cost.modulePaths, session, console)
  }
}
