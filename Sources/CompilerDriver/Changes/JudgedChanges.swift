import CatalogSite
import Compatibility
import Diagnostics
import English
import Linter
import Specification

/// The changes between two versions of a library, with what the project's settings make of their findings.
struct JudgedChanges {
  let changes: LibraryChanges

  /// The findings that are reported, in their order.
  let findings: [(finding: ChangeFinding, diagnostic: Diagnostic)]

  /// What helps with any of them.
  let remedies: [Remedy]

  /// What callers need not care about, with the spec and the module; whether entries of specs say it, which are new or
  /// deprecated.
  let safe: [(origin: String, module: String, text: String, isOfEntries: Bool)]

  /// Those that comments suppress, or that are accepted.
  let suppressed: [SuppressedDiagnostic]

  /// All findings of rules that are not off, with their severities, including suppressed ones.
  let all: [(finding: ChangeFinding, severity: Severity)]

  let version: String

  /// The same in a sentence, with apostrophes.
  let shownVersion: String
  let commit: String?

  /// The last release and the next one, if that is prepared.
  let releases: (last: Release, next: Release)?

  /// The names of all components of both versions, by the paths of their specs.
  let components: [String: String]

  init(
    _ changes: LibraryChanges, to new: LibraryInterface, since base: ComparedVersion,
    _ request: ChangesRequest, _ accepted: AcceptedChanges
  ) {
    self.changes = changes
    commit = base.commit
    version = base.name
    shownVersion = base.shownName
    var settings = LintSettings(new.project)
    settings.severities = request.severities
    let specs = Dictionary(
      new.specs.map { ($0.value.source.path, (path: $0.key, component: $0.value.component?.text)) },
      uniquingKeysWith: { first, _ in first })
    let start = Place(new.project.source, Span(0, 0))
    let judged = verdicts(
      on: changes.findings.map { finding in
        CommandFinding(
          rule: finding.kind.rule, place: finding.place ?? start, finding.message,
          notes: finding.earlier.map { note in
            Note("\(note.message), in \(base.shownName)", at: note.place)
          } + finding.remedies.map { Note($0.text, at: nil) }
            + (finding.edit.map { [Note($0.text, at: nil)] } ?? []))
      }, settings: settings, specs: specs)
    var reported: [(finding: ChangeFinding, diagnostic: Diagnostic)] = []
    var suppressed: [SuppressedDiagnostic] = []
    var all: [(finding: ChangeFinding, severity: Severity)] = []
    for (finding, verdict) in zip(changes.findings, judged) {
      switch verdict {
      case .reported(let diagnostic):
        all.append((finding, diagnostic.severity))
        if let reason = accepted.reasons[.init(finding, rule: diagnostic.id)] {
          suppressed.append(SuppressedDiagnostic(diagnostic, reason: reason))
        } else {
          reported.append((finding, diagnostic))
        }
      case .suppressed(let diagnostic):
        all.append((finding, diagnostic.diagnostic.severity))
        suppressed.append(diagnostic)
      case .off: continue
      }
    }
    findings = reported
    self.all = all
    remedies = Set(reported.flatMap(\.finding.remedies)).sorted()
    safe =
      changes.library.filter { !$0.isBreaking }.map {
        (LibraryChanges.projectFile, "", $0.text, false)
      }
      + changes.sentences.flatMap { group in
        group.sentences.filter { !$0.isBreaking }.map { sentence in
          (
            group.origin, group.module, sentence.text,
            (new.specs[group.origin] != nil || group.origin == LibraryChanges.projectFile)
              && sentence.changes.allSatisfy(\.isOfEntry)
          )
        }
      }
    self.suppressed = suppressed
    components = base.interface.specs.merging(new.specs) { $1 }.compactMapValues {
      $0.component?.text
    }
    let change: SemanticVersion.Change =
      all.contains { $0.severity == .error }
      ? .major
      : all.contains { $0.finding.kind != .documentation } || !safe.isEmpty ? .minor : .patch
    releases = base.release.map { ($0, $0.next(after: change)) }
  }

  /// Writes the requested reports.
  func write(
    _ request: ChangesRequest, _ session: ProjectSession, _ console: Console
  ) throws(FileError) -> Outcome {
    if let conflict = conflict(
      among: request.reports.map { ($0.format.name, $0.file) }, from: session.location.base)
    {
      console.fail(conflict)
      return .failure
    }
    if let first = changes.inferred.first {
      console.note(
        "\(counted(changes.inferred.count, "property")) without a written type, such as '\(first)': a change of "
          + "the type is not seen")
    }
    let diagnostics = reportOrder(findings.map(\.diagnostic))
    for report in request.reports {
      switch report.format {
      case .text: try put(printableLines(text), report, session, console)
      case .json: try put(json, report, session, console)
      case .markdown: try put(markdown, report, session, console)
      case .changelog: try putChangelog(report, session, console)
      case .migration: try put(migrationGuide, report, session, console)
      case .findings(let format):
        var reply = RememberedRun.Reply(
          audience: session.audience(limit: nil, style: console.outputStyle).hash)
        let reported = ReportedProblems(
          diagnostics: diagnostics,
          suppressed: suppressed.map { ($0.diagnostic, .suppressed(reason: $0.reason)) },
          hasBaseline: false, limit: nil)
        try CompilerDriver.write(
          reported, to: [.init(format: format, file: report.file)], session, console, saying: &reply
        )
        reply.print(to: console)
      }
    }
    // Whoever prepares a release asks what it is, not whether it may be.
    let isChecked = releases == nil
    return isChecked && diagnostics.fail(isStrict: request.isStrict) ? .findings : .fine
  }

  func put(
    _ text: String, _ report: ChangesRequest.Report, _ session: ProjectSession, _ console: Console
  ) throws(FileError) {
    guard let file = report.file else { return console.output(text) }
    try session.files.put(normalized(joined(session.location.base, file)), Array(text.utf8))
  }
}

extension ChangesRequest.Format {
  /// Its name on the command line.
  var name: String {
    switch self {
    case .text: "text"
    case .json: "json"
    case .markdown: "markdown"
    case .changelog: "changelog"
    case .migration: "migration"
    case .findings(let format): format.rawValue
    }
  }
}

extension ChangeKind {
  /// The identifier of the rule whose settings apply.
  package var rule: String {
    switch self {
    case .source: "source-break"
    case .reference: "reference-break"
    case .meaning: "changed-meaning"
    case .look: "changed-look"
    case .documentation: "changed-documentation"
    }
  }
}

// MARK: - Text

extension JudgedChanges {
  /// The changes for people: a paragraph for each spec and module, what concerns callers first.
  var text: String {
    let version = printable(version)
    if findings.isEmpty, safe.isEmpty, suppressed.isEmpty {
      let next = releases.map { "Next version: \($0.next.tag)\n" } ?? ""
      return "Nothing changed for callers since \(version)\n\(next)"
    }
    let paragraphs = paragraphs
    let hasSeveralModules = Set(paragraphs.map(\.module)).count > 1
    var text = ""
    for paragraph in paragraphs {
      let isOfModule = hasSeveralModules && paragraph.origin != LibraryChanges.projectFile
      text += isOfModule ? "\(paragraph.origin) (\(paragraph.module))\n" : "\(paragraph.origin)\n"
      for found in paragraph.findings {
        let kind = found.finding.kind
        text += "  \(kind.title): \(found.finding.message) [\(kind.rule)]\n"
      }
      for sentence in paragraph.safe { text += "  \(sentence)\n" }
      text += "\n"
    }
    for remedy in remedies { text += asSentence(remedy.text) + "\n" }
    text += "\(summary) since \(version)\n"
    if let releases {
      text += "Next version: \(releases.next.tag)\n"
    }
    if !suppressed.isEmpty {
      text +=
        "Not reported, because accepted or suppressed: \(counted(suppressed.count, "finding"))\n"
    }
    return text
  }

  /// The numbers of changes of each kind.
  var summary: String {
    var counts = ChangeKind.allCases.compactMap { kind -> String? in
      let count = findings.count { $0.finding.kind == kind }
      if count == 0 { return kind == .source ? "no breaking changes" : nil }
      return kind.counted(count)
    }
    if !safe.isEmpty { counts.append(counted(safe.count, "compatible change")) }
    return listed(counts)
  }

  private struct Paragraph {
    let origin: String
    let module: String
    var findings: [(finding: ChangeFinding, diagnostic: Diagnostic)] = []
    var safe: [String] = []
  }

  /// The library as a whole first, then by spec and module.
  private var paragraphs: [Paragraph] {
    var paragraphs: [Paragraph] = []
    var positions: [[String]: Int] = [:]
    func position(_ origin: String, _ module: String) -> Int {
      let isOfLibrary = origin == LibraryChanges.projectFile
      let key = [isOfLibrary ? "" : origin, isOfLibrary ? "" : module]
      if let known = positions[key] { return known }
      positions[key] = paragraphs.count
      paragraphs.append(Paragraph(origin: origin, module: key[1]))
      return paragraphs.count - 1
    }
    for found in findings {
      let position = position(found.finding.origin, found.finding.module)
      paragraphs[position].findings.append(found)
    }
    for (origin, module, text, _) in safe {
      let position = position(origin, module)
      paragraphs[position].safe.append(text)
    }
    func key(_ paragraph: Paragraph) -> (Int, String, String) {
      (
        paragraph.origin == LibraryChanges.projectFile ? 0 : 1, paragraph.origin, paragraph.module
      )
    }
    return paragraphs.sorted { key($0) < key($1) }
  }

  /// The changes in Markdown, for the comment of a pull request.
  var markdown: String {
    var parts = [
      "## Changes for callers since \(markdownText(of: shownVersion))", capitalized(summary),
    ]
    if let releases { parts.append("Next version: `\(releases.next.tag)`") }
    let rows = changes.sizes.flatMap { module, old, new in
      [
        ("initializers", new.initializers - old.initializers),
        ("public declarations", new.declarations - old.declarations),
        ("lines of emitted Swift", new.lines - old.lines),
      ].filter { $0.1 != 0 }.map { what, change in
        "| `\(module)`: \(what) | \(change < 0 ? "−\(-change)" : "+\(change)") |"
      }
    }
    if !rows.isEmpty {
      parts.append((["| | change |", "|---|--:|"] + rows).joined(separator: "\n"))
    }
    for kind in ChangeKind.allCases {
      let found = findings.filter { $0.finding.kind == kind }
      if found.isEmpty { continue }
      parts.append("### \(kind.heading)")
      parts.append(
        found.map { finding, diagnostic in
          let place = diagnostic.place.map { "\($0.source.path):\($0.start.line)" }
          return "- `\(place ?? finding.origin)`: " + markdownText(of: finding.message)
            + (finding.edit.map { "; " + markdownText(of: $0.text) } ?? "")
        }.joined(separator: "\n"))
    }
    parts += remedies.map { markdownText(of: asSentence($0.text)) }
    if !safe.isEmpty {
      parts.append(
        "<details><summary>\(counted(safe.count, "compatible change"))</summary>\n\n"
          + safe.map { "- `\($0.origin)`: " + markdownText(of: $0.text) }.joined(separator: "\n")
          + "\n\n</details>")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// All changes, for programs.
  var json: String {
    changes.json(
      since: version, commit: commit, next: releases?.next.tag, findings: findings)
  }
}

extension ChangeKind {
  /// Before a message.
  fileprivate var title: String {
    switch self {
    case .source: "breaking"
    case .reference: "reference"
    case .meaning: "meaning"
    case .look: "look"
    case .documentation: "documentation"
    }
  }

  var heading: String {
    switch self {
    case .source: "Callers have to edit their code"
    case .reference: "Functions that are passed on"
    case .meaning: "Code that means something else"
    case .look: "Look and accessibility"
    case .documentation: "Documentation"
    }
  }

  fileprivate func counted(_ count: Int) -> String {
    func changes(of what: String) -> String {
      "\(English.counted(count, "change")) of \(what)"
    }
    return switch self {
    case .source: English.counted(count, "breaking change")
    case .reference: English.counted(count, "broken reference")
    case .meaning: changes(of: "meaning")
    case .look: changes(of: "look")
    case .documentation: changes(of: "documentation")
    }
  }
}

/// A message in Markdown, with names and code between apostrophes as code.
func markdownText(of message: String) -> String { Phrase(quotingCode: message).markdown() }

extension Change {
  /// Whether it follows from an entry that is new or deprecated.
  fileprivate var isOfEntry: Bool {
    kind == .added || new?.isDeprecated == true && old?.isDeprecated != true
  }
}
