import Diagnostics
import Linter
import Specification
import YAMLSyntax

/// Known findings, which are not reported: the number of findings per rule and part of a spec.
///
///     color-alone:
///       components.Badge.styles.automatic.body: 2
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
      # 'dscompile lint --ratchet' removes those that are fixed.

      """
    for (id, paths) in counts.sorted(by: { $0.key < $1.key }) {
      text += "\(id):\n"
      for (path, count) in paths.sorted(by: { $0.key < $1.key }) {
        text += "  '\(path.replacing("'", with: "''"))': \(count)\n"
      }
    }
    return counts.isEmpty ? text + "{}\n" : text
  }

  /// Reads what ``text`` wrote.
  static func read(_ file: SourceText) -> (baseline: Baseline, diagnostics: [Diagnostic]) {
    let source = decodeText(file.utf8, path: file.path).source
    let document = parseYAML(source)
    var baseline = Baseline([], ProjectLocation(folder: "/", base: "/"))
    var diagnostics = document.diagnostics
    func problem(_ node: Node) -> Diagnostic {
      Diagnostic(
        .brokenBaseline, at: Place(source, node.span),
        "a baseline maps each rule to parts of specs and the number of its findings there; write "
          + "it again with 'dscompile lint --write-baseline'")
    }
    guard let root = document.root else { return (baseline, diagnostics) }
    guard case .mapping(let rules) = root.content else { return (baseline, [problem(root)]) }
    for rule in rules {
      guard case .scalar(let id) = rule.key.content, case .mapping(let parts) = rule.value.content
      else {
        diagnostics.append(problem(rule.value))
        continue
      }
      for part in parts {
        guard case .scalar(let path) = part.key.content,
          case .scalar(let count) = part.value.content,
          let number = Int(count.text), number > 0
        else {
          diagnostics.append(problem(part.value))
          continue
        }
        baseline.counts[id.text, default: [:]][path.text] = number
      }
    }
    return (baseline, diagnostics)
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
