import Diagnostics
import English
import Linter

/// Runs all previews on devices that are set up differently, and reports what people cannot read, reach or make out.
/// Nothing is written to the project.
package func inspect(
  _ request: InspectRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  if let conflict = request.reports.conflict(from: surroundings.base) {
    console.fail(conflict)
    return .failure
  }
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let reports = request.reports.isEmpty ? [.init(format: .text)] : request.reports
    let (prepared, diagnostics) = try prepareVerification(&session.inputs)
    guard let project = prepared, !diagnostics.hasErrors else {
      try write(
        reportOrder(diagnostics).filter { $0.severity == .error }, to: reports,
        limit: request.problemLimit, session, console)
      return .findings
    }
    guard project.system.library.hasSwiftUI else {
      throw VerificationError(
        "only components of a SwiftUI module can be inspected, and there is none")
    }
    let components = project.shownComponents()
    let inspected =
      try request.components.isEmpty
      ? components
      : request.components.map { try project.component(called: $0, among: components) }
    return try inspect(inspected, of: project, components, reports, request, session, console)
  } catch {
    console.report(error)
    return .failure
  }
}

private func inspect(
  _ inspected: [ShownComponent], of project: VerifiedProject, _ components: [ShownComponent],
  _ reports: [LintRequest.Report], _ request: InspectRequest, _ session: ProjectSession,
  _ console: Console
) throws -> Outcome {
  #if os(Linux)
    try withProgram(
      for: project, components, reports: reports, limit: request.problemLimit, session, console
    ) { program, places in
      let progress = Progress(console)
      defer { progress.clear() }
      progress.begin("inspecting previews")
      let previews = try program.inspect(
        inspected.flatMap(\.namedPreviews), jobs: session.surroundings.jobs)
      progress.clear()
      let problems = InspectionProblems(
        project, inspected, DrawnPlaces(program.workspace, places))
      let diagnostics = reportOrder(
        problems.diagnostics(of: previews)
          + previews.compactMap { preview in
            preview.failure.map {
              places.diagnostic(
                of: $0, "\(preview.component).\(preview.preview)", unmodeled: .note, "inspected")
            }
          })
      try write(diagnostics, to: reports, limit: request.problemLimit, session, console)
      let isFine = !diagnostics.contains {
        $0.severity == .error || request.isStrict && $0.severity == .warning
      }
      return isFine ? .fine : .findings
    }
  #else
    throw VerificationError(onlyOnLinux)
  #endif
}
