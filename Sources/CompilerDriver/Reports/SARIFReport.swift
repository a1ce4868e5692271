import Diagnostics
import Explanations
import Linter

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Columns count Unicode scalars from 1, as everywhere. Paths are relative to `SRCROOT`, the folder in which
/// the command runs. A result's fingerprint depends on its rule and on the part of the spec that it is about,
/// not on lines.
///
/// - Parameters:
///   - omitted: The number of findings that the report does not contain, which a notification states.
///   - hasBaseline: Whether a baseline was applied.
func sarifReport(
  _ findings: [Finding], omitted: Int = 0, hasBaseline: Bool, version: String
) -> String {
  // If one result has suppressions, the standard requires all others to state that they have none.
  let includesSuppressed = findings.contains {
    if case .reported = $0.state { false } else { true }
  }
  var ids: [String] = []
  for finding in findings where !ids.contains(finding.diagnostic.id) {
    ids.append(finding.diagnostic.id)
  }
  ids.sort()
  var run: [(String, JSONText)] = [
    (
      "tool",
      [
        "driver": [
          "name": "dscompile", "version": .string(version),
          "rules": .array(ids.map(descriptor)),
        ]
      ]
    ),
    (
      "originalUriBaseIds",
      ["SRCROOT": ["description": ["text": "The folder that the command runs in."]]]
    ),
    ("columnKind", "unicodeCodePoints"),
    (
      "results",
      .array(
        findings.map { finding in
          result(
            finding, ruleIndex: ids.firstIndex(of: finding.diagnostic.id) ?? 0,
            states(of: finding, hasBaseline: hasBaseline, includesSuppressed: includesSuppressed))
        })
    ),
  ]
  if omitted > 0 { run.append(("invocations", [notification(ofOmitted: omitted)])) }
  let log: JSONText = [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
    "runs": [.object(run)],
  ]
  return log.lines() + "\n"
}

/// The maximum number of results in a report: GitHub refuses more.
let sarifResultLimit = 25_000

private func notification(ofOmitted count: Int) -> JSONText {
  [
    "executionSuccessful": true,
    "toolExecutionNotifications": [
      [
        "level": "warning",
        "message": [
          "text": .string("Results omitted from this report: \(count)")
        ],
      ]
    ],
  ]
}

/// The description of a rule or of a message's identifier.
private func descriptor(_ id: String) -> JSONText {
  if let rule = rules.first(where: { $0.id == id }) {
    return descriptor(
      id, rule.summary, rule.rationale, "rules/\(rule.id).md",
      bad: rule.bad.flatMap(\.tokensAndSpecs), good: rule.good.flatMap(\.tokensAndSpecs))
  }
  guard let explanation = explanation(of: id) else { return ["id": .string(id)] }
  return descriptor(
    id, explanation.summary, explanation.text, "errors.md",
    bad: explanation.bad.map { [$0.shown] } ?? [], good: explanation.good.map { [$0.shown] } ?? [])
}

private func descriptor(
  _ id: String, _ summary: String, _ text: String, _ page: String, bad: [String], good: [String]
) -> JSONText {
  func examples(_ title: String, _ specs: [String]) -> [String] {
    specs.isEmpty ? [] : [title] + specs.map { "```yaml\n\($0)\n```" }
  }
  let markdown =
    ["**\(summary)** \(text)"] + examples("Found here:", bad) + examples("Right:", good)
  return [
    "id": .string(id), "shortDescription": ["text": .string(summary)],
    "fullDescription": ["text": .string(text)],
    "help": [
      "text": .string("\(summary) \(text)"),
      "markdown": .string(markdown.joined(separator: "\n\n")),
    ],
  ]
}

/// The properties that state whether a finding is suppressed or known.
private func states(
  of finding: Finding, hasBaseline: Bool, includesSuppressed: Bool
) -> [(String, JSONText)] {
  let suppressions: [JSONText]
  switch finding.state {
  case .reported: suppressions = []
  case .suppressed(let reason):
    let justification = reason.isEmpty ? [] : [("justification", JSONText.string(reason))]
    suppressions = [.object([("kind", "inSource")] + justification)]
  case .known:
    suppressions = [["kind": "external", "justification": "The finding is in the baseline."]]
  }
  var members: [(String, JSONText)] = []
  if includesSuppressed { members.append(("suppressions", .array(suppressions))) }
  if hasBaseline {
    switch finding.state {
    case .reported: members.append(("baselineState", "new"))
    case .known: members.append(("baselineState", "unchanged"))
    case .suppressed: break
    }
  }
  return members
}

private func result(
  _ finding: Finding, ruleIndex: Int, _ states: [(String, JSONText)]
) -> JSONText {
  let diagnostic = finding.diagnostic
  var members: [(String, JSONText)] = [
    ("ruleId", .string(diagnostic.id)), ("ruleIndex", JSONText(ruleIndex)),
    ("level", .string(diagnostic.severity.rawValue)),
    ("message", ["text": .string(diagnostic.message)]),
  ]
  if let place = diagnostic.place {
    var location: [(String, JSONText)] = [("physicalLocation", physicalLocation(place))]
    if let path = finding.path {
      location.append(("logicalLocations", [["fullyQualifiedName": .string(path.text)]]))
    }
    members.append(("locations", [.object(location)]))
  }
  let related = diagnostic.notes.compactMap { note in
    note.place.map { place -> JSONText in
      [
        "physicalLocation": physicalLocation(place), "message": ["text": .string(note.message)],
      ]
    }
  }
  if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
  members.append(("partialFingerprints", ["specPath/v1": .string(finding.fingerprint)]))
  members += states
  let fixes = diagnostic.fixIts.filter { !$0.edits.isEmpty }.map(fix)
  if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
  return .object(members)
}

private func fix(_ fixIt: FixIt) -> JSONText {
  let replacements = fixIt.edits.map { edit -> JSONText in
    [
      "deletedRegion": region(edit.place),
      "insertedContent": ["text": .string(edit.replacement)],
    ]
  }
  let path = fixIt.edits.first?.place.source.path ?? ""
  return [
    "description": ["text": .string(fixIt.message)],
    "artifactChanges": [
      ["artifactLocation": artifact(path), "replacements": .array(replacements)]
    ],
  ]
}

private func physicalLocation(_ place: Place) -> JSONText {
  ["artifactLocation": artifact(place.source.path), "region": region(place)]
}

/// A path as a URI, relative to the folder unless the file is outside of it.
private func artifact(_ path: String) -> JSONText {
  let uri = percentEncoded(path)
  return path.hasPrefix("/")
    ? ["uri": .string("file://\(uri)")] : ["uri": .string(uri), "uriBaseId": "SRCROOT"]
}

private func region(_ place: Place) -> JSONText {
  let (start, end) = (place.start, place.end)
  return [
    "startLine": JSONText(start.line), "startColumn": JSONText(start.column),
    "endLine": JSONText(end.line), "endColumn": JSONText(end.column),
  ]
}

/// A path with all characters percent-encoded except letters, digits and some signs.
private func percentEncoded(_ path: String) -> String {
  var result = ""
  for unit in systemBytes(path) {
    switch unit {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.unicodeScalars.append(Unicode.Scalar(unit))
    default:
      let digits = String(unit, radix: 16, uppercase: true)
      result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
  }
  return result
}
