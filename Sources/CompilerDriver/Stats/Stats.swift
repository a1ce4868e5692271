import Diagnostics

/// What a stats run is asked for.
package struct StatsRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String
  package var format: Format

  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  package init(folder: String = ".", format: Format = .text) {
    self.folder = folder
    self.format = format
  }
}

/// Tells how much each component of a project comes to. Nothing is written.
package func stats(
  _ request: StatsRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let start = normalized(joined(surroundings.base, request.folder))
    if try surroundings.files.status(start) == nil { throw .missing(start) }
    guard
      var session = try ProjectSession.open(around: request.folder, in: surroundings, console)
    else { return .failure }
    let (statistics, diagnostics) = try measureProject(&session.inputs)
    if !diagnostics.isEmpty {
      console.errors(textReport(diagnostics, style: console.errorStyle))
      console.errors(summary(of: diagnostics) + "\n")
    }
    if diagnostics.hasErrors { return .findings }
    switch request.format {
    case .text: console.output(statistics.table + statistics.advice)
    case .json: console.output(statistics.json)
    }
    return .fine
  } catch {
    console.report(error)
    return .failure
  }
}
