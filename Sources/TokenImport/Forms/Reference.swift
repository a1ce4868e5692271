/// The path in a reference that is a whole text, without the end that Style Dictionary and older drafts write; nil
/// for another text.
func reference(_ text: some StringProtocol) -> String? {
  let text = text.trimmed
  if text.first == "{", text.last == "}" {
    let path = text.dropFirst().dropLast().trimmed
    return path.isEmpty || path.contains(where: { "{}".contains($0) }) ? nil : bare(path)
  }
  let path = text.dropFirst()
  guard text.first == "$", path.first?.isLetter == true,
    path.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) })
  else { return nil }
  return bare(path)
}

private func bare(_ path: Substring) -> String {
  for end in [".$value", ".value"] where path.hasSuffix(end) {
    return String(path.dropLast(end.count))
  }
  return String(path)
}

/// The texts around references, and the references; a text comes first and last.
func splitReferences(_ text: String) -> (texts: [String], references: [String])? {
  var texts: [String] = []
  var references: [String] = []
  var rest = text[...]
  while let open = rest.firstIndex(of: "{") {
    guard let close = rest[open...].firstIndex(of: "}"),
      let path = reference(rest[open...close])
    else { return nil }
    texts.append(String(rest[..<open]))
    references.append(path)
    rest = rest[rest.index(after: close)...]
  }
  texts.append(String(rest))
  return references.isEmpty || rest.contains("}") ? nil : (texts, references)
}

/// The text with references in braces, which older sets of Tokens Studio write with a dollar sign: `$space.base * 2`.
///
/// - Parameter exists: Whether there is a token with a path.
func withBraces(_ text: String, _ exists: (String) -> Bool) -> String {
  var result = ""
  var rest = text[...]
  while let sign = rest.firstIndex(of: "$") {
    result += rest[..<sign]
    rest = rest[rest.index(after: sign)...]
    // A minus sign may follow, which names may contain, too.
    var path = rest.prefix { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    while !path.isEmpty, !exists(String(path)) { path.removeLast() }
    result += path.isEmpty ? "$" : "{\(path)}"
    rest = rest[path.endIndex...]
  }
  return result + rest
}
