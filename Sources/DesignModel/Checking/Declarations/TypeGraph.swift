import StepCounting

/// Which types contain which, computed once and without recursion, regardless of the length of chains.
struct TypeGraph: Sendable {
  /// For each type, the index of its strongly connected component.
  private let components: [String: Int]

  /// - Parameter edges: For each type name, the names of the types that it contains.
  init(_ edges: [String: [String]]) {
    components = Self.components(of: edges)
  }

  /// Whether two types, of which the first contains the second, contain each other.
  func isCircle(_ name: String, _ other: String) -> Bool {
    name == other || components[name].map { $0 == components[other] } ?? false
  }

  /// The strongly connected components of a graph, by Tarjan's algorithm.
  private static func components(of edges: [String: [String]]) -> [String: Int] {
    var components: [String: Int] = [:]
    var indices: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var open: [String] = []
    var path: [(name: String, next: Int)] = []
    for root in edges.keys.sorted() where indices[root] == nil {
      path.append((root, 0))
      while let (name, next) = path.last {
        countSteps()
        if next == 0, indices[name] == nil {
          indices[name] = indices.count
          lowest[name] = indices[name]
          open.append(name)
        }
        let others = edges[name] ?? []
        if next < others.count {
          path[path.count - 1].next += 1
          let other = others[next]
          if edges[other] == nil { continue }
          if let index = indices[other] {
            if components[other] == nil { lowest[name] = min(lowest[name] ?? index, index) }
          } else {
            path.append((other, 0))
          }
          continue
        }
        path.removeLast()
        if let before = path.last?.name {
          lowest[before] = min(lowest[before] ?? 0, lowest[name] ?? 0)
        }
        guard lowest[name] == indices[name] else { continue }
        let number = components.count
        while let last = open.popLast() {
          components[last] = number
          if last == name { break }
        }
      }
    }
    return components
  }
}
