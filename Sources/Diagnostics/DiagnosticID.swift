/// What a diagnostic is about.
package enum DiagnosticID: Hashable, Sendable {
  /// Something that the compiler itself finds wrong.
  case problem(ProblemID)

  /// A finding of the lint rule with this identifier.
  case rule(String)

  /// As it stands in messages and reports, in kebab case.
  package var text: String {
    switch self {
    case .problem(let problem): problem.rawValue
    case .rule(let id): id
    }
  }

  /// Whether a lint rule found it.
  package var isOfRule: Bool {
    switch self {
    case .problem: false
    case .rule: true
    }
  }

  /// Whether it is about something that is not there; see ``ProblemID/isAboutAbsence``.
  package var isAboutAbsence: Bool {
    switch self {
    case .problem(let problem): problem.isAboutAbsence
    case .rule: false
    }
  }
}
