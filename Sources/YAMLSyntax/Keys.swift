import Diagnostics

extension TreeBuilder {
  mutating func isUsable(_ key: Node, asKeyIn mapping: Int) -> Bool {
    guard case .scalar(let scalar) = key.content else {
      report(
        .keyNotText, key.span,
        "a list or mapping cannot be a key; write a name, or quote the value if this is Swift")
      return false
    }
    if scalar.isAbsent {
      report(.missingKey, key.span, "there is no key before this colon; write one")
      return false
    }
    if scalar.style == .plain, scalar.text == "<<" {
      report(
        .mergeKey, key.span,
        "merge keys are not supported; write the keys out, or use an alias for the whole value")
      return false
    }
    guard let earlier = entry(named: scalar.text, in: mapping) else { return true }
    report(
      .duplicateKey, key.span,
      "the key '\(scalar.text)' appears twice; delete one or rename it",
      notes: [Note("the key '\(scalar.text)' first appears here", at: Place(source, earlier.span))])
    return false
  }

  /// Finds the key of an entry. Most mappings are small and need no dictionary.
  mutating func entry(named name: String, in mapping: Int) -> Node? {
    let count = open[mapping].entries.count
    if count < 16 {
      return open[mapping].entries.first { isScalar($0.key, name) }?.key
    }
    for index in open[mapping].indexOfKey.count..<count {
      if case .scalar(let scalar) = open[mapping].entries[index].key.content {
        open[mapping].indexOfKey[scalar.text] = index
      }
    }
    return open[mapping].indexOfKey[name].map { open[mapping].entries[$0].key }
  }

  func isScalar(_ node: Node, _ text: String) -> Bool {
    if case .scalar(let scalar) = node.content { scalar.text == text } else { false }
  }
}
