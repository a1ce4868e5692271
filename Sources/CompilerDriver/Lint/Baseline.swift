import Diagnostics
import Linter
import Specification
import YAMLSyntax

/// Known findings, which are not reported: the number of findings per rule and part of a spec. The file has a line for
/// each finding, so that the lines of two branches can be merged; several of one rule in one part are numbered:
///
///     - 'components.Badge.styles.automatic.body': color-alone
///     - 'components.Badge.styles.automatic.body': color-alone 2
struct Baseline: Equatable {
  /// By rule, and by the path of the part.
  private(set) var counts: [String: [String: Int]] = [:]

  /// The name of the file in the project's folder.
  static let fileName = ".dscompile-baseline.yaml"

  var isEmpty: Bool { counts.isEmpty }

  /// The total number of known findings.
  var total: Int { counts.values.flatMap(\.values).reduce(0, +) }

  /// Creates a baseline of findings.
  init(_ diagnostics: [Diagnostic], _ location: ProjectLocation) {
    var paths = PartPaths(location: location)
    for diagnostic in diagnostics {
      guard diagnostic.identifier.isOfRule, let path = paths.path(of: diagnostic)?.text else {
        continue
      }
      counts[diagnostic.id, default: [:]][path, default: 0] += 1
    }
  }

  /// Divides findings into new and known ones, and returns the known ones that no longer exist.
  ///
  /// An error that is not a finding of a rule is always reported, whatever the file contains.
  func sorted(
    _ diagnostics: [Diagnostic], _ location: ProjectLocation
  ) -> (reported: [Diagnostic], known: [Diagnostic], fixed: Baseline) {
    if isEmpty { return (diagnostics, [], self) }
    var paths = PartPaths(location: location)
    var (reported, known, left): ([Diagnostic], [Diagnostic], Baseline) = ([], [], self)
    for diagnostic in diagnostics.sortedByPlace() {
      if diagnostic.identifier.isOfRule, let path = paths.path(of: diagnostic)?.text,
        left.take(diagnostic.id, path)
      {
        known.append(diagnostic)
      } else {
        reported.append(diagnostic)
      }
    }
    return (reported, known, left)
  }

  /// The baseline without the findings of another one.
  func without(_ other: Baseline) -> Baseline {
    var rest = self
    for (id, paths) in other.counts {
      for (path, count) in paths {
        for _ in 0..<count { _ = rest.take(id, path) }
      }
    }
    return rest
  }

  /// Removes one finding.
  ///
  /// - Returns: Whether there was one.
  private mutating func take(_ id: String, _ path: String) -> Bool {
    guard let count = counts[id]?[path] else { return false }
    counts[id]?[path] = count > 1 ? count - 1 : nil
    if counts[id]?.isEmpty == true { counts[id] = nil }
    return true
  }
}

// MARK: - The file

extension Baseline {
  /// The file's text, sorted.
  var text: String {
    var text = """
      # Findings that 'dscompile lint' does not report, because they were recorded here.
      # 'dscompile lint --ratchet' removes those that are fixed. After a merge, keep the lines of both branches.

      """
    let findings = counts.flatMap { id, paths in paths.map { (path: $0, id: id, count: $1) } }
    for (path, id, count) in findings.sorted(by: { ($0.path, $0.id) < ($1.path, $1.id) }) {
      for number in 1...max(count, 1) {
        text += "- '\(path.replacing("'", with: "''"))': \(id)"
        text += number == 1 ? "\n" : " \(number)\n"
      }
    }
    return text
  }

  /// Reads what ``text`` wrote, or an earlier version, which was a mapping of rules to parts and numbers of findings.
  static func read(_ file: SourceText) -> (baseline: Baseline, diagnostics: [Diagnostic]) {
    let source = decodeText(file.utf8, path: file.path).source
    var baseline = Baseline([], ProjectLocation(folder: "/", base: "/"))
    if let marker = conflictMarker(in: source.utf8) {
      let problem = Diagnostic(
        .mergeConflict, at: Place(source, marker),
        "this line is a conflict marker of a merge; keep the findings of both versions and remove the "
          + "markers")
      return (baseline, [problem])
    }
    let document = parseYAML(source)
    var diagnostics = document.diagnostics
    let problems =
      switch document.root?.content {
      case .sequence(let findings): baseline.add(findings)
      case .mapping(let rules): baseline.add(rules)
      case nil: [Node]()
      case .some: document.root.map { [$0] } ?? []
      }
    diagnostics += problems.map { node in
      Diagnostic(
        .brokenBaseline, at: Place(source, node.span),
        "a baseline is a list of findings, each with the part of a spec and the rule, as in "
          + "'components.Card.summary: summary-full-stop'; write it again with "
          + "'dscompile lint --write-baseline'")
    }
    return (baseline, diagnostics)
  }

  /// Adds the findings of a list, in which a line may occur twice after a merge.
  ///
  /// - Returns: The nodes that are not findings.
  private mutating func add(_ findings: [Node]) -> [Node] {
    var problems: [Node] = []
    var known: Set<[String]> = []
    for finding in findings {
      guard case .mapping(let entries) = finding.content, entries.count == 1,
        case .scalar(let path) = entries[0].key.content,
        case .scalar(let value) = entries[0].value.content,
        let id = value.text.split(separator: " ").first.map(String.init),
        value.text == id || Int(value.text.dropFirst(id.count + 1)).map({ $0 > 1 }) == true
      else {
        problems.append(finding)
        continue
      }
      // Branches can remove and add findings of one part, so numbers may be missing.
      if known.insert([path.text, value.text]).inserted {
        counts[id, default: [:]][path.text, default: 0] += 1
      }
    }
    return problems
  }

  /// Adds the numbers of findings of an earlier version.
  ///
  /// - Returns: The nodes that are not such numbers.
  private mutating func add(_ rules: [Node.Entry]) -> [Node] {
    var problems: [Node] = []
    for rule in rules {
      guard case .scalar(let id) = rule.key.content, case .mapping(let parts) = rule.value.content
      else {
        problems.append(rule.value)
        continue
      }
      for part in parts {
        guard case .scalar(let path) = part.key.content,
          case .scalar(let count) = part.value.content,
          let number = Int(count.text), number > 0
        else {
          problems.append(part.value)
          continue
        }
        counts[id.text, default: [:]][path.text] = number
      }
    }
    return problems
  }
}

/// The findings in a project that its baseline does not contain.
func withoutKnown(
  _ diagnostics: [Diagnostic], _ reader: inout InputReader
) throws(FileError) -> [Diagnostic] {
  guard let file = try reader.textIfAny(Baseline.fileName) else { return diagnostics }
  let (baseline, problems) = Baseline.read(file)
  return problems + baseline.sorted(diagnostics, reader.location).reported
}
