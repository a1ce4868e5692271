import Compatibility
import Diagnostics
import English
import Linter
import Specification
import YAMLSyntax

/// Findings of `changes` that a team has accepted for the next release, each with a reason:
///
///     after: v1.4.0
///     accepted:
///     - spec: components/Card.yaml
///       rule: source-break
///       change: "removed 'Card.isHeavy(_:)'"
///       reason: "Nobody calls it."
///
/// They count again as soon as there is a later release than the one that the file names.
struct AcceptedChanges: Equatable {
  /// What is accepted.
  struct Key: Hashable, Comparable {
    /// The path of the spec, below the project's folder.
    let spec: String
    let rule: String

    /// The message of the finding.
    let change: String

    static func < (first: Self, second: Self) -> Bool {
      (first.spec, first.rule, first.change) < (second.spec, second.rule, second.change)
    }
  }

  /// The tag of the last release when they were accepted; nil if there was none.
  var release: String?

  /// The reasons.
  var reasons: [Key: String] = [:]

  /// The name of the file in the project's folder.
  static let fileName = ".dscompile-changes.yaml"

  /// Whether a later release has come out.
  ///
  /// - Parameter last: The last release; nil if it is unknown, or if there is none.
  func areExpired(at last: Release?) -> Bool {
    guard let last else { return false }
    guard let release else { return true }
    guard let known = Release(tag: release) else { return release != last.tag }
    return known.version < last.version
  }
}

extension AcceptedChanges {
  /// Adds the findings that are reported, and writes the file.
  ///
  /// - Parameter reason: Why they are accepted.
  func write(
    adding judged: JudgedChanges, because reason: String, _ session: ProjectSession,
    _ console: Console
  ) throws {
    var all = self
    for (finding, diagnostic) in judged.findings {
      all.reasons[Key(finding, rule: diagnostic.id)] = reason
    }
    let path = session.location.absolute(Self.fileName)
    if judged.findings.isEmpty {
      return console.note("there is nothing to accept; '\(Self.fileName)' is as it was")
    }
    all.release = try Release.last(of: session)?.tag
    try session.files.put(path, Array(all.text.utf8))
    console.note(
      "\(session.location.shown(path)): \(counted(judged.findings.count, "change")) accepted until the next "
        + "release; commit the file")
  }
}

extension AcceptedChanges.Key {
  init(_ finding: ChangeFinding, rule: String) {
    self.init(spec: finding.origin, rule: rule, change: finding.message)
  }
}

/// The accepted changes of a project, without those of an earlier release.
///
/// - Returns: Nil if the file is broken, which is reported.
func readAcceptedChanges(
  _ session: inout ProjectSession, _ console: Console
) throws -> AcceptedChanges? {
  guard let file = try session.inputs.textIfAny(session.location.absolute(AcceptedChanges.fileName))
  else { return AcceptedChanges() }
  let (accepted, problems) = AcceptedChanges.read(file)
  console.report(problems)
  if problems.hasErrors { return nil }
  let last = try Release.last(of: session)
  guard accepted.areExpired(at: last), let last else { return accepted }
  let since = accepted.release.map { "after '\($0)'" } ?? "before the first release"
  console.note(
    "\(file.path): its changes were accepted \(since), and '\(last.tag)' has come out, so they count again; remove "
      + "the file")
  return AcceptedChanges()
}

// MARK: - The file

extension AcceptedChanges {
  /// The file's text, sorted.
  var text: String {
    var text = """
      # Changes that 'dscompile changes' does not report, because they were accepted. After the next release they count
      # again, and the file can be removed. After a merge, keep the entries of both branches.

      """
    if let release { text += "after: \(quoted(release))\n" }
    text += "accepted:\n"
    for (key, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      text += """
        - spec: \(quoted(key.spec))
          rule: \(key.rule)
          change: \(quoted(key.change))
          reason: \(quoted(reason))

        """
    }
    return text
  }

  /// Reads what ``text`` wrote.
  static func read(_ file: SourceText) -> (accepted: Self, diagnostics: [Diagnostic]) {
    let source = decodeText(file.utf8, path: file.path).source
    var accepted = Self()
    func problem(_ span: Span, _ message: String) -> Diagnostic {
      Diagnostic(.brokenAcceptedChanges, at: Place(source, span), message)
    }
    if let marker = conflictMarker(in: source.utf8) {
      return (
        accepted,
        [
          Diagnostic(
            .mergeConflict, at: Place(source, marker),
            "this line is a conflict marker of a merge; keep the entries of both versions and remove the markers"
          )
        ]
      )
    }
    let document = parseYAML(source)
    var diagnostics = document.diagnostics
    guard let root = document.root else { return (accepted, diagnostics) }
    guard case .mapping(let entries) = root.content else {
      return (accepted, diagnostics + [problem(root.span, Self.format)])
    }
    for entry in entries {
      switch (entry.key.text, entry.value.content) {
      case ("after", .scalar(let tag)): accepted.release = tag.text
      case ("accepted", .scalar(let scalar)) where scalar.isAbsent: continue
      case ("accepted", .sequence(let nodes)):
        for node in nodes {
          guard let (key, reason) = self.entry(node) else {
            diagnostics.append(problem(node.span, Self.format))
            continue
          }
          accepted.reasons[key] = reason
        }
      default: diagnostics.append(problem(entry.key.span, Self.format))
      }
    }
    return (accepted, diagnostics)
  }

  private static let format =
    "a file of accepted changes has 'after', the tag of a release, and 'accepted', a list of entries with 'spec', "
    + "'rule', 'change' and 'reason'; remove it, and write it again with 'dscompile changes --accept REASON'"

  /// An entry of the list, if it is complete.
  private static func entry(_ node: Node) -> (key: Key, reason: String)? {
    guard case .mapping(let entries) = node.content else { return nil }
    let texts = Dictionary(
      entries.map { ($0.key.text, $0.value.text) }, uniquingKeysWith: { _, last in last })
    guard texts.count == 4, let spec = texts["spec"] as? String,
      let rule = texts["rule"] as? String,
      let change = texts["change"] as? String, let reason = texts["reason"] as? String,
      !reason.isEmpty
    else { return nil }
    return (Key(spec: spec, rule: rule, change: change), reason)
  }
}

extension Node {
  /// The text of a scalar.
  fileprivate var text: String? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.text
  }
}
