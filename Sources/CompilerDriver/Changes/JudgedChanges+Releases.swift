import Compatibility
import Diagnostics
import English

/// What the changes mean to those who use a release.
extension JudgedChanges {
  /// The name of the version in headings.
  private var heading: String { releases?.next.version.text ?? "Unreleased" }

  // MARK: - Changelog

  /// An entry of a changelog, as keepachangelog.com describes it.
  var changelogEntry: String {
    var parts = ["## \(heading)"]
    for kind in ChangeKind.allCases {
      let lines = all.filter { $0.finding.kind == kind }.map {
        "- \(title($0.finding.origin)): \(markdownText(of: $0.finding.message))"
      }
      if !lines.isEmpty { parts.append("### \(kind.heading)\n\n" + unique(lines)) }
    }
    func add(_ heading: String, _ lines: [String]) {
      if !lines.isEmpty { parts.append("### \(heading)\n\n" + unique(lines)) }
    }
    // A component comes with what it has.
    let new = Set(changes.added.filter { !$0.name.contains(".") }.map(\.name))
    add(
      "Added",
      changes.added.filter { entry in !new.contains { entry.name.hasPrefix("\($0).") } }.map {
        "- \(shown($0))" + ($0.entry.summary.map { ": \(markdownText(of: $0))" } ?? "")
      })
    add(
      "Deprecated",
      changes.deprecated.map { entry in
        let replacement = entry.entry.deprecation?.renamed.map { ": use `\($0.value)`" }
        let message = entry.entry.deprecation?.message.map { ": \(markdownText(of: $0.value))" }
        return "- \(shown(entry))" + (message ?? replacement ?? "")
      })
    add(
      "Changed",
      safe.filter { !$0.isOfEntries }.map {
        "- \(title($0.origin)): \(markdownText(of: $0.text))"
      })
    if parts.count == 1 { parts.append("Nothing changed for callers.") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Writes the entry: into an existing changelog above its entries, in place of one of the same version.
  func putChangelog(
    _ report: ChangesRequest.Report, _ session: ProjectSession, _ console: Console
  ) throws(FileError) {
    guard let file = report.file else { return console.output(changelogEntry) }
    let path = normalized(joined(session.location.base, file))
    let folder = try session.files.folderIfAny(parentFolder(of: path) ?? "/")
    let name = String(lastName(of: path))
    let old: [UInt8]? =
      try folder?.status(name, links: .follow) == nil
      ? nil : try folder?.contents(of: name, links: .follow).bytes
    let text = old.map { inserting(changelogEntry, into: String(decoding: $0, as: UTF8.self)) }
    try session.files.put(
      path, Array((text ?? "# Changelog\n\n\(changelogEntry)").utf8),
      expecting: old.map { .bytes($0) } ?? .any)
  }

  private func inserting(_ entry: String, into changelog: String) -> String {
    // A line ends in a line feed, also in files of Windows.
    let lines = changelog.split(separator: "\n", omittingEmptySubsequences: false)
    func isEntry(_ line: Substring) -> Bool { line.hasPrefix("## ") }
    let end = lines.endIndex
    var start = lines.firstIndex(where: isEntry) ?? end
    if let same = lines.firstIndex(where: { isEntry($0) && isOfSameVersion($0) }) { start = same }
    let isReplaced = start < end && isOfSameVersion(lines[start])
    let next = isReplaced ? lines[(start + 1)...].firstIndex(where: isEntry) ?? end : start
    var before = lines[..<start].joined(separator: "\n")
    while before.hasSuffix("\n") { before.removeLast() }
    let after = lines[next...].joined(separator: "\n")
    return (before.isEmpty ? "" : before + "\n\n") + entry + (after.isEmpty ? "" : "\n" + after)
  }

  /// Whether a heading is of the version of the entry, as `## 2.0.0`, `## [2.0.0] - 2026-01-31` or `## v2.0.0`.
  private func isOfSameVersion(_ line: Substring) -> Bool {
    let words = line.split { " []()\r".contains($0) }
    return words.contains { $0 == heading || $0 == "v\(heading)" }
  }

  // MARK: - Migration

  /// What callers have to edit, with calls before and after.
  var migrationGuide: String {
    let title = releases.map { "from \($0.last.version.text) to \($0.next.version.text)" }
    var parts = ["# Migrate \(title ?? "from \(markdownText(of: shownVersion))")"]
    let concerned = all.map(\.finding).filter { $0.kind != .documentation }
    let origins = Set(concerned.map(\.origin) + changes.deprecatedCalls.map(\.origin))
    for origin in origins.sorted(by: isBefore) {
      parts.append("## \(self.title(origin))")
      for kind in ChangeKind.allCases {
        let found = concerned.filter { $0.origin == origin && $0.kind == kind }
        if found.isEmpty { continue }
        parts.append("### \(kind.heading)")
        parts += found.reduce(into: []) { entries, finding in
          let entry = migration(finding)
          if !entries.contains(entry) { entries.append(entry) }
        }
      }
      let calls = changes.deprecatedCalls.filter { $0.origin == origin }
      if !calls.isEmpty {
        parts.append("### Deprecated")
        parts += calls.map { codeBlock($0.old, $0.new) }
      }
    }
    if parts.count == 1 { parts.append("Callers need not edit anything.") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func migration(_ finding: ChangeFinding) -> String {
    let message = asSentence(markdownText(of: finding.message))
    return switch finding.edit {
    case .call(let old, let new): "\(message)\n\n\(codeBlock(old, new))"
    case .sentence(let text): "\(message) \(asSentence(markdownText(of: text)))"
    case nil: message
    }
  }

  private func codeBlock(_ old: String, _ new: String) -> String {
    "```swift\n// Before\n\(old)\n\n// After\n\(new)\n```"
  }

  // MARK: - Titles

  /// The name of the component of a spec, or of another file.
  private func title(_ origin: String) -> String {
    if origin == LibraryChanges.projectFile { return "The library" }
    return "`\(components[origin] ?? origin)`"
  }

  /// An entry, as its readers name it.
  private func shown(_ entry: NamedEntry) -> String {
    let parts = entry.name.split(separator: ".styles.")
    if parts.count == 2 { return "`\(parts[0])`: the style `\(parts[1])`" }
    let value = entry.name.hasPrefix("environment.") ? entry.name.dropFirst(12) : nil
    return value.map { "`\($0)` in the environment" } ?? "`\(entry.name)`"
  }

  /// The library comes first.
  private func isBefore(_ first: String, _ second: String) -> Bool {
    func key(_ origin: String) -> (Int, String) {
      (origin == LibraryChanges.projectFile ? 0 : 1, title(origin))
    }
    return key(first) < key(second)
  }

  /// The lines, each once: both modules can have the same change.
  private func unique(_ lines: [String]) -> String {
    lines.reduce(into: [String]()) { lines, line in
      if !lines.contains(line) { lines.append(line) }
    }.joined(separator: "\n")
  }
}
