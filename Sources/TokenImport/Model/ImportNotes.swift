import DesignTokens
import Diagnostics
import English

/// What could not be converted, or not exactly, at its places.
struct ImportNotes {
  /// The maximum number of places of one kind that are shown.
  private static let mostOfKind = 8

  private var diagnostics: [Diagnostic] = []
  private var counts: [String: Int] = [:]
  private var last: [String: Int] = [:]
  private var seen: Set<String> = []

  /// Whether reports are dropped, while a value is tried.
  var isSilent = false

  /// Reports a part of a set.
  ///
  /// - Parameters:
  ///   - subject: The part: `'color.accent'`.
  ///   - reason: The predicate and what follows, the same for all parts of the kind.
  mutating func add(_ subject: String, _ reason: String, at place: Place) {
    guard !isSilent,
      seen.insert("\(place.source.path):\(place.span.start):\(subject) \(reason)").inserted
    else { return }
    counts[reason, default: 0] += 1
    guard counts[reason, default: 0] <= Self.mostOfKind else { return }
    last[reason] = diagnostics.count
    diagnostics.append(Diagnostic(.oldTokenFormat, .warning, at: place, "\(subject) \(reason)"))
  }

  /// The number of reported parts.
  var count: Int { counts.values.reduce(0, +) }

  /// The reports, in which the last of a kind names the number of those not shown.
  var all: [Diagnostic] {
    var all = diagnostics
    for (reason, index) in last {
      let more = counts[reason, default: 0] - Self.mostOfKind
      guard more > 0, let place = all[index].place else { continue }
      all[index] = Diagnostic(
        .oldTokenFormat, .warning, at: place,
        "\(all[index].message) (and \(counted(more, "more place")) like this)")
    }
    return all
  }
}

extension [String] {
  /// A path in messages.
  var shownPath: String { "'\(shown(joined(separator: ".")))'" }
}
