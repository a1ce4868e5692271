import DesignModel
import Diagnostics
import English
import Linter

/// Makes one problem of all findings of a rule at a place in a spec.
struct InspectionProblems {
  private let project: VerifiedProject
  private let components: [String: ShownComponent]
  private let places: DrawnPlaces

  init(_ project: VerifiedProject, _ inspected: [ShownComponent], _ places: DrawnPlaces) {
    self.project = project
    components = Dictionary(
      inspected.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.places = places
  }

  /// A finding with the preview in which it is.
  private struct Occurrence {
    let finding: InspectedPreview.Finding
    let component: String
    let preview: String

    /// The positions of the component and the preview.
    let position: Int
    let isOwn: Bool
  }

  private struct Key: Hashable {
    let rule: String
    let path: String
    let start: Int
  }

  func diagnostics(of previews: [InspectedPreview]) -> [Diagnostic] {
    let specs = Set(project.components.map(\.component.origin))
    var groups: [Key: (place: Place, occurrences: [Occurrence])] = [:]
    for preview in previews {
      guard let component = components[preview.component] else { continue }
      let origin = component.component.origin
      for finding in preview.findings {
        guard
          let place = places.place(around: finding.types, subject: finding.subject, in: specs)
            ?? project.specs[origin].map({ SpecDocument($0).component })
        else { continue }
        let key = Key(rule: finding.rule, path: place.source.path, start: place.span.start)
        let position = component.previews.cases.firstIndex(of: preview.preview) ?? 0
        groups[key, default: (place, [])].occurrences.append(
          Occurrence(
            finding: finding, component: preview.component, preview: preview.preview,
            position: position, isOwn: project.specs[origin]?.path == place.source.path))
      }
    }
    let found = groups.values.map { place, occurrences in
      drawnFinding(at: place, occurrences)
    }.sorted {
      ($0.place.source.path, $0.place.span.start, $0.rule) < (
        $1.place.source.path, $1.place.span.start, $1.rule
      )
    }
    var named: [String: (path: String, component: String?)] = [:]
    for (origin, source) in project.specs {
      let component = project.components.first { $0.component.origin == origin }?.component
      named[source.path] = (origin, component?.plainName)
    }
    return lint(found, in: project.system.library, settings: project.lint, specs: named).diagnostics
  }

  private func drawnFinding(at place: Place, _ occurrences: [Occurrence]) -> CommandFinding {
    let sorted = occurrences.sorted { a, b in
      let (first, second) = (a.finding.condition.rank, b.finding.condition.rank)
      return (first, a.isOwn ? 0 : 1, a.component, a.position, a.finding.message)
        < (second, b.isOwn ? 0 : 1, b.component, b.position, b.finding.message)
    }
    let first = sorted[0]
    var subjects: [String] = []
    for other in sorted where other.finding.subject != first.finding.subject {
      let subject = other.finding.subject.replacing("\n", with: " ")
      let shown = printable(subject.count <= 40 ? subject : subject.prefix(39) + "…")
      if !shown.isEmpty, !subjects.contains(shown) { subjects.append(shown) }
    }
    var notes = [
      Note(
        "'dscompile render \(first.component) --preview \(first.preview)"
          + "\(first.finding.condition.options) --format layout' shows it", at: nil)
    ]
    if !subjects.isEmpty {
      let shown = subjects.prefix(3).map { "'\($0)'" }
      let rest = subjects.count - shown.count
      notes.append(
        Note(
          "the same is true for "
            + listed(shown + (rest > 0 ? ["\(rest) more"] : [])), at: nil))
    }
    return CommandFinding(
      rule: first.finding.rule, place: place,
      [first.finding.condition.description, first.finding.message].filter { !$0.isEmpty }
        .joined(separator: ", "), notes: notes)
  }
}

extension SpecDocument {
  /// The place of the component's name.
  fileprivate var component: Place { place(["component"]) ?? start }
}
