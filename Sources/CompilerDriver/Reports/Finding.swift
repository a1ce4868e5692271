import Diagnostics
import Specification

/// A diagnostic as reports for other programs tell it.
struct Finding: Sendable {
  let diagnostic: Diagnostic
  let state: State

  /// The part of a spec that it is about, by names; nil if it is about no file.
  let path: SpecPath?

  /// What it is known by in the next run, though lines have moved since.
  let fingerprint: String

  /// The same finding, worded or placed in another way.
  func with(_ diagnostic: Diagnostic) -> Self {
    Self(diagnostic: diagnostic, state: state, path: path, fingerprint: fingerprint)
  }

  /// Whether it is told, and why not.
  enum State {
    case told

    /// A comment suppresses it.
    case suppressed(reason: String)

    /// The baseline knows it.
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
    // Of those that are alike, each is known by how many came before.
    let key = "\(diagnostic.id) \(path?.text ?? "")"
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return Finding(
      diagnostic: diagnostic, state: state, path: path,
      fingerprint: ContentHash(of: Array("\(key) \(count)".utf8)).text)
  }
}

extension Diagnostic {
  /// What is wrong, with what other places have to do with it, in several lines.
  var messageWithNotes: String {
    let notes = notes.map { note in
      let place = note.place.map { "\($0.source.path):\($0.start.line):\($0.start.column): " } ?? ""
      return "\(place)note: \(note.message)"
    }
    return ([message] + notes + fixIts.map { "fix: \($0.message)" }).joined(separator: "\n")
  }
}
