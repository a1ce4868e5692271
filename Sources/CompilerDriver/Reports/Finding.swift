import Diagnostics
import Specification

/// A diagnostic as reports for other programs represent it.
struct Finding: Sendable {
  let diagnostic: Diagnostic
  let state: State

  /// The part of a spec that it is about, by names; nil if it is not about a file.
  let path: SpecPath?

  /// How many findings of the same kind about the same part come before it.
  let index: Int

  /// Identifies the finding in later runs, even if lines have moved.
  let fingerprint: String

  /// The same finding with another message or place.
  func with(_ diagnostic: Diagnostic) -> Self {
    Self(diagnostic: diagnostic, state: state, path: path, index: index, fingerprint: fingerprint)
  }

  /// Whether it is reported, and why not.
  enum State {
    case reported

    /// A comment suppresses it.
    case suppressed(reason: String)

    /// It is in the baseline.
    case known
  }
}

/// Diagnostics with the parts of specs that they are about.
func findings(
  of diagnostics: [(Diagnostic, Finding.State)], in location: ProjectLocation
) -> [Finding] {
  var paths = PartPaths(location: location)
  var counts: [String: Int] = [:]
  return diagnostics.map { diagnostic, state in
    let path = paths.path(of: diagnostic)
    // Identical findings are distinguished by their index.
    let key = "\(diagnostic.id) \(path?.text ?? "")"
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return Finding(
      diagnostic: diagnostic, state: state, path: path, index: count,
      fingerprint: ContentHash(of: Array("\(key) \(count)".utf8)).text)
  }
}

extension Diagnostic {
  /// The message with its notes, in several lines.
  var messageWithNotes: String {
    let notes = notes.map { note in
      let place = note.place.map { "\($0.source.path):\($0.start.line):\($0.start.column): " } ?? ""
      return "\(place)note: \(note.message)"
    }
    return ([message] + notes + fixIts.map { "fix: \($0.message)" }).joined(separator: "\n")
  }
}
