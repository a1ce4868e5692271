import TestSupport

extension SampleSpec {
  /// A later version of a random component: one thing more or less, another order or another name.
  ///
  /// - Returns: The earlier version and the later one; nil if there is nothing to edit.
  package func edited(
    using numbers: inout SeededNumbers
  ) -> (earlier: SampleSpec, later: SampleSpec)? {
    guard let parts else { return nil }
    func version(_ parts: Part) -> SampleSpec { SampleSpec(name, parts, project: project) }
    switch numbers.one(of: [0, 0, 0, 1, 2]) {
    case 0:
      guard let smaller = smaller.randomElement(using: &numbers) else { return nil }
      return numbers.once(in: 2) ? (self, smaller) : (smaller, self)
    case 1:
      return parts.reordered(using: &numbers).map { (self, version($0)) }
    default:
      return parts.renamed(using: &numbers).map { (self, version($0)) }
    }
  }
}

extension Part {
  /// The names of entries that callers see.
  private static let named = ["slots", "properties", "modifiers"]

  private func namedEntries(
    using numbers: inout SeededNumbers
  ) -> (key: String, entries: [(key: String, value: Part)])? {
    let found = Self.named.compactMap { key -> (String, [(key: String, value: Part)])? in
      guard case .mapping(let entries) = self[key], !entries.isEmpty else { return nil }
      return (key, entries)
    }
    return found.randomElement(using: &numbers)
  }

  /// The slots, properties or modifiers in another order.
  fileprivate func reordered(using numbers: inout SeededNumbers) -> Part? {
    guard let (key, entries) = namedEntries(using: &numbers), entries.count > 1 else { return nil }
    var part = self
    part[key] = .mapping(entries.shuffled(using: &numbers))
    return part
  }

  /// A slot, property or modifier with another name.
  fileprivate func renamed(using numbers: inout SeededNumbers) -> Part? {
    guard let (key, all) = namedEntries(using: &numbers) else { return nil }
    var entries = all
    entries[Int.random(in: entries.indices, using: &numbers)].key = "renamed"
    var part = self
    part[key] = .mapping(entries)
    return part
  }
}
