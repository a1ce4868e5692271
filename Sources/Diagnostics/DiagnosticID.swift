/// The kind of a diagnostic.
package enum DiagnosticID: Hashable, Sendable {
  /// A problem found by the compiler itself.
  case problem(ProblemID)

  /// A finding of the lint rule with this identifier.
  case rule(String)

  /// The text in messages and reports, in kebab case.
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

  /// Whether it is a problem of a token file; see ``ProblemID/isAboutTokens``.
  package var isAboutTokens: Bool {
    switch self {
    case .problem(let problem): problem.isAboutTokens
    case .rule: false
    }
  }

  /// Whether it is about something missing; see ``ProblemID/isAboutAbsence``.
  package var isAboutAbsence: Bool {
    switch self {
    case .problem(let problem): problem.isAboutAbsence
    case .rule: false
    }
  }

  /// Whether it is about the use of a declaration; see ``ProblemID/isAboutUse``.
  package var isAboutUse: Bool {
    switch self {
    case .problem(let problem): problem.isAboutUse
    case .rule: false
    }
  }
}
