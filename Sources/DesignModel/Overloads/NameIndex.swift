/// The first index of each name. A few names are compared one by one, which is faster than hashing; many are
/// hashed.
struct NameIndex {
  private let names: [String]
  private let positions: [String: Int]?

  init(_ names: [String]) {
    self.names = names
    positions =
      names.count <= 16
      ? nil : Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> Int? {
    if let positions { return positions[name] }
    return names.firstIndex { $0 == name }
  }
}
