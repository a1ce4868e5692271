import SwiftTypes

/// The declarations of overloads: those that differ only in types are one, which a system has since the first of them.
///
/// - Parameter isReplaceable: Whether a declaration that is deprecated wherever it is available has a replacement;
///   otherwise it has the versions that deprecate it.
func declarations(_ rows: [APIRow], named name: String, isReplaceable: Bool) -> [APIDeclaration] {
  var overloads: [String: [APIRow]] = [:]
  for row in rows { overloads[row.labelText, default: []].append(row) }
  return overloads.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { _, rows in
    let labels = rows[0].labels
    let deprecated = deprecation(of: rows)
    return APIDeclaration(
      name: name, labels: labels, isFunction: !rows[0].parameters.isEmpty,
      introduced: IntroducedVersions { system in rows.compactMap { $0.introduced[system] }.min() },
      replacement: isReplaceable ? replacement(of: rows, named: name, deprecated) : nil,
      deprecation: isReplaceable
        ? nil : warning(deprecated, use: rows.lazy.map(\.use).first { !$0.isEmpty }))
  }
}

/// The versions that deprecate all overloads on a system.
private func deprecation(of rows: [APIRow]) -> IntroducedVersions? {
  guard rows.allSatisfy({ $0.deprecated != nil }) else { return nil }
  return IntroducedVersions { system in
    let available = rows.filter { $0.introduced[system] != nil }
    let versions = available.compactMap { $0.deprecated?[system] }
    return versions.count == available.count ? versions.max() : nil
  }
}

/// A deprecation about which compilers warn; nil if there is none.
private func warning(_ versions: IntroducedVersions?, use: Substring?) -> APIDeclaration
  .Deprecation?
{
  guard let versions else { return nil }
  let known = IntroducedVersions { system in
    versions[system].flatMap { $0.major < 100_000 ? $0 : nil }
  }
  guard AppleSystem.allCases.contains(where: { known[$0] != nil }) else { return nil }
  return APIDeclaration.Deprecation(versions: known, use: use.flatMap(simpleUse))
}

/// What replaces overloads that are deprecated wherever they are available; nil if the interface does not name it.
private func replacement(
  of rows: [APIRow], named name: String, _ deprecated: IntroducedVersions?
) -> APIDeclaration.Replacement? {
  let written =
    decidedReplacements[name + rows[0].labelText] ?? rows.lazy.map(\.use).first { !$0.isEmpty }
  guard let deprecated, let written else { return nil }
  let isEverywhere = AppleSystem.allCases.allSatisfy { system in
    rows.allSatisfy { $0.introduced[system] == nil } || deprecated[system] != nil
  }
  guard isEverywhere,
    let use = decidedReplacements.values.contains(written)
      ? String(written.drop { $0 == "=" }) : simpleUse(written)
  else { return nil }
  let base = String(use.prefix { $0 != "(" })
  let labels = use.dropFirst(base.count + 1).prefix { $0 != ")" }.split(separator: ":").map(
    String.init)
  let others = apiRows(named: base).filter {
    $0.kind == .method && $0.owner == "View" || $0.kind.isType && !base.contains(".")
  }
  // Some messages name labels that no overload has.
  func common(_ row: APIRow) -> Int { row.labels.count { labels.contains($0.text) } }
  let exact = others.filter { $0.labels.map(\.text) == labels }
  let most = others.map(common).max() ?? 0
  let meant = exact.isEmpty ? others.filter { common($0) == most } : exact
  if meant.isEmpty { return nil }
  return APIDeclaration.Replacement(
    use: use,
    introduced: IntroducedVersions { system in meant.compactMap { $0.introduced[system] }.min() },
    isRename: written.first == "=" && labels == rows[0].labels.map(\.text))
}

/// A replacement without the type: `tint(_:)` for `View.tint(_:)`; nil if it is not a name.
private func simpleUse(_ text: Substring) -> String? {
  var text = text.drop { $0 == "=" || $0 == "." }
  if let call = text.firstIndex(of: "("), let dot = text[..<call].lastIndex(of: ".") {
    let last = text[text.index(after: dot)...]
    text = last.hasPrefix("init(") ? text[..<dot] + last.dropFirst(4) : last
  }
  let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "_.(:)".contains($0) }
  return isName && !text.isEmpty ? String(text) : nil
}

extension APIRow {
  /// The labels of the parameters.
  var labels: [APIDeclaration.Label] {
    parameterTexts.map { text in
      let label = text.prefix { $0 != ":" }
      return APIDeclaration.Label(
        text: String(label.last == "?" ? label.dropLast() : label), isOptional: label.last == "?")
    }
  }

  /// The labels as a name has them: `(_:width?:)`.
  fileprivate var labelText: String {
    parameters.isEmpty
      ? "" : "(" + parameterTexts.map { $0.prefix { $0 != ":" } + ":" }.joined() + ")"
  }

  /// Each parameter with its label and its type.
  var parameterTexts: [Substring] {
    TypeExpression.rowParts(parameters.dropFirst().dropLast())
  }
}
