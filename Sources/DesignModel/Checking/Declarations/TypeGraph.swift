import StepCounting

/// Which types are made of which: everything is computed once, without recursion, however long chains
/// of types are.
struct TypeGraph: Sendable {
  /// By type, the number of the types that it reaches and that reach it.
  private let components: [String: Int]

  /// - Parameter edges: By the name of each type, the names of those that it is made of.
  init(_ edges: [String: [String]]) {
    components = Self.components(of: edges)
  }

  /// Whether two types, the second of which is made of the first, are made of each other.
  func isCircle(_ name: String, _ other: String) -> Bool {
    name == other || components[name].map { $0 == components[other] } ?? false
  }

  /// The strongly connected components of a graph, as Tarjan finds them.
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
