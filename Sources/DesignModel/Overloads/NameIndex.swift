/// Where each of some names stands first. A few are compared one by one, which is sooner done than hashing
/// them; many are hashed.
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
