import StepCounting

/// The strongly connected components of a directed graph, by Tarjan's algorithm, without recursion:
/// <https://doi.org/10.1137/0201010>.
///
/// - Parameter edges: For each node, the nodes that it has an edge to.
/// - Returns: The nodes of each component, after the components that it has edges to.
package func stronglyConnectedComponents(of edges: [[Int]]) -> [[Int]] {
  var components: [[Int]] = []
  /// When each node was visited, the earliest open node that each reaches, and which are in no component yet.
  var indices = [Int?](repeating: nil, count: edges.count)
  var lowest = [Int](repeating: 0, count: edges.count)
  var isOpen = [Bool](repeating: false, count: edges.count)
  var visited = 0
  var open: [Int] = []
  var path: [(node: Int, next: Int)] = []

  func visit(_ node: Int) {
    indices[node] = visited
    lowest[node] = visited
    visited += 1
    isOpen[node] = true
    open.append(node)
    path.append((node, 0))
  }
  for root in edges.indices where indices[root] == nil {
    visit(root)
    while let (node, next) = path.last {
      countSteps()
      if next < edges[node].count {
        path[path.count - 1].next += 1
        let other = edges[node][next]
        if let index = indices[other] {
          if isOpen[other] { lowest[node] = min(lowest[node], index) }
        } else {
          visit(other)
        }
        continue
      }
      path.removeLast()
      if let before = path.last?.node { lowest[before] = min(lowest[before], lowest[node]) }
      guard lowest[node] == indices[node] else { continue }
      let start = open.lastIndex(of: node) ?? 0
      let component = Array(open[start...])
      open.removeSubrange(start...)
      for member in component { isOpen[member] = false }
      components.append(component)
    }
  }
  return components
}

/// Which nodes of a graph with named nodes are on a common circle.
package struct Circles: Sendable {
  /// For each node, the index of its strongly connected component.
  private let components: [String: Int]

  /// - Parameter edges: For each node, the nodes that it has an edge to; those without an entry are left out.
  package init(_ edges: [String: [String]]) {
    let names = edges.keys.sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let found = stronglyConnectedComponents(
      of: names.map { (edges[$0] ?? []).compactMap { positions[$0] } })
    var components: [String: Int] = [:]
    for (number, nodes) in found.enumerated() {
      for node in nodes { components[names[node]] = number }
    }
    self.components = components
  }

  /// Whether each of two nodes can be reached from the other.
  package func join(_ name: String, _ other: String) -> Bool {
    name == other || components[name].map { $0 == components[other] } ?? false
  }
}
