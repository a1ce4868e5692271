import Graphs
import Testing

struct GraphsTests {
  @Test func findsComponentsAfterWhatTheyReach() {
    // 0 → 1 ⇄ 2 → 3, 4 → 4, 5 → 0.
    let edges = [[1], [2], [1, 3], [], [4], [0]]
    let found = stronglyConnectedComponents(of: edges)
    #expect(Set(found.map { Set($0) }) == [[0], [1, 2], [3], [4], [5]])
    var numbers: [Int: Int] = [:]
    for (number, nodes) in found.enumerated() { for node in nodes { numbers[node] = number } }
    for (node, others) in edges.enumerated() {
      for other in others { #expect(numbers[other, default: .max] <= numbers[node, default: 0]) }
    }
  }

  @Test func followsLongChains() {
    let count = 100_000
    let edges = (0..<count).map { [($0 + 1) % count] }
    #expect(stronglyConnectedComponents(of: edges).map(\.count) == [count])
    #expect(stronglyConnectedComponents(of: edges.dropLast() + [[]]).count == count)
  }

  /// Random graphs against reachability.
  @Test func agreesWithReachability() {
    var numbers = SystemRandomNumberGenerator()
    for _ in 1...200 {
      let names = (0..<Int.random(in: 1...7, using: &numbers)).map { "n\($0)" }
      var edges: [String: [String]] = [:]
      for name in names {
        edges[name] = names.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
      }
      func reached(from name: String) -> Set<String> {
        var found: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
          for other in edges[next] ?? [] where found.insert(other).inserted {
            pending.append(other)
          }
        }
        return found
      }
      let circles = Circles(edges)
      for one in names {
        for other in names {
          let expected =
            one == other || reached(from: one).contains(other) && reached(from: other).contains(one)
          #expect(circles.join(one, other) == expected, "\(edges) \(one) \(other)")
        }
      }
    }
  }
}
