import DesignModel
import Testing

@Suite struct AllPairsTests {
  /// Tables whose minimum number of rows is known.
  @Test(arguments: [
    ([2, 2], 4), ([2, 2, 2], 4), ([2, 2, 2, 2], 5), ([3, 3, 3], 9), ([3, 3, 3, 3], 9),
    ([4, 4], 16), ([5, 3, 2], 15), ([3, 2, 2, 2], 6), ([4, 3, 2, 2, 2], 12),
    (Array(repeating: 2, count: 7), 6),
  ])
  func everyPairMeetsInFewRows(_ sizes: [Int], least: Int) {
    let rows = allPairs(sizes)
    #expect(pairCount(in: rows) == pairCount(sizes))
    #expect(rows.count >= least)
    #expect(rows.count <= least + 1)
    #expect(rows[0].allSatisfy { $0 == 0 })
    #expect(rows == allPairs(sizes))
  }

  @Test(arguments: [[2, 2, 2, 2, 2], [8, 7, 2, 2], [3, 3, 3, 3], Array(repeating: 3, count: 9)])
  func rowsHaveFewOtherValues(_ sizes: [Int]) {
    let rows = allPairs(sizes, atMost: 3)
    #expect(pairCount(in: rows) == pairCount(sizes))
    #expect(rows.allSatisfy { row in row.count { $0 > 0 } <= 3 })
    #expect(Set(rows).count == rows.count)
  }

  @Test func axesWithoutPairs() {
    #expect(allPairs([]) == [[]])
    #expect(allPairs([1, 1]) == [[0, 0]])
    #expect(pairCount([3]) == 0)
    #expect(pairCount([3, 2]) == 6)
  }
}
