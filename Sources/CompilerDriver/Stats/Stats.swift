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
    let files = surroundings.files
    let start = normalized(joined(surroundings.base, request.folder))
    if try files.status(start) == nil { throw .missing(start) }
    guard let location = try files.project(around: request.folder, from: surroundings.base) else {
      reportMissingProject(request.folder, console)
      return .failure
    }
    var reader = InputReader(location: location, files: files, jobs: surroundings.jobs)
    let (statistics, diagnostics) = try measureProject(&reader)
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
