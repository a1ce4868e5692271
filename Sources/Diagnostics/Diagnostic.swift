/// A problem of an input, to be reported to the user.
package struct Diagnostic: Sendable {
  /// Its kind, regardless of the wording.
  package var identifier: DiagnosticID

  /// The identifier in messages, reports and baselines: `unknown-slot-option`.
  package var id: String { identifier.text }
  package var severity: Severity

  /// Its place; nil if there is no particular one.
  package var place: Place?

  /// What is wrong, why, and what to do, in one line without a full stop.
  package var message: String

  /// Information about related places.
  package var notes: [Note]

  /// Changes of the input that certainly fix it.
  package var fixIts: [FixIt]

  /// Whether it follows from what is known of Swift, so that the Swift compiler can refute it.
  package var isOfSwift = false

  package init(
    _ problem: ProblemID, _ severity: Severity = .error, at place: Place?, _ message: String,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.init(
      .problem(problem), severity, at: place, message, notes: notes, fixIts: fixIts)
  }

  package init(
    _ identifier: DiagnosticID, _ severity: Severity = .error, at place: Place?, _ message: String,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.identifier = identifier
    self.severity = severity
    self.place = place
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// The severity of a diagnostic.
package enum Severity: String, Sendable {
  /// The emitted code would be wrong, or the project forbids it; nothing is written.
  case error

  /// The emitted code is correct, but could be better.
  case warning

  /// Something to consider.
  case note
}

/// Information about a place related to a diagnostic.
package struct Note: Sendable {
  package var message: String
  package var place: Place?

  package init(_ message: String, at place: Place?) {
    self.message = message
    self.place = place
  }
}

/// A change of the input that fixes a diagnostic.
package struct FixIt: Sendable {
  /// What it does, as an imperative: "quote it".
  package var message: String

  /// The replacements, all in one text and not overlapping.
  package var edits: [Edit]

  /// Whether it needs no review: callers of the emitted code notice nothing except better documentation or
  /// texts.
  package var isSafe: Bool

  package struct Edit: Sendable {
    package var place: Place
    package var replacement: String

    package init(_ place: Place, _ replacement: String) {
      self.place = place
      self.replacement = replacement
    }
  }

  package init(_ message: String, _ edits: [Edit], isSafe: Bool = true) {
    self.message = message
    self.edits = edits
    self.isSafe = isSafe
  }
}

extension [Diagnostic] {
  /// Whether one of them is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Sorted by path, place and identifier, so that the order is the same in every run.
  package func sortedByPlace() -> [Diagnostic] { sorted { $0.precedes($1) } }
}

extension Diagnostic {
  /// Whether it comes before another one in reports: by path, place and identifier.
  package func precedes(_ other: Diagnostic) -> Bool {
    func key(_ diagnostic: Diagnostic) -> (String, Int, Int, String, String) {
      (
        diagnostic.place?.source.path ?? "", diagnostic.place?.span.start ?? -1,
        diagnostic.place?.span.end ?? -1, diagnostic.id, diagnostic.message
      )
    }
    return key(self) < key(other)
  }

  /// The texts that it mentions: its place, those of its notes and those of its fixes.
  package var sources: [SourceText] { places.map(\.source) }

  /// The places that it mentions.
  package var places: [Place] {
    [place].compactMap(\.self) + notes.compactMap(\.place)
      + fixIts.flatMap(\.edits).map(\.place)
  }
}
