import Foundation
import SwiftAPI
import Testing

/// The table of the API as it is in the repository.
@Suite struct TableTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SwiftAPI/Table")

  private func lines(_ name: String) throws -> [Substring] {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      .split(separator: "\n")
  }

  /// Look-ups search for rows by halves.
  @Test(arguments: ["declarations.tsv", "imported.tsv"])
  func rowsAreSorted(table: String) throws {
    let lines = try lines(table)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func rowsAreFound() throws {
    let names = Set(
      try lines("declarations.tsv").compactMap { line -> Substring? in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        return columns[1] == "l" ? nil : columns[0]
      })
    #expect(names.count > 8000)
    for name in names.sorted().enumerated().filter({ $0.offset.isMultiple(of: 50) }).map(\.element)
    {
      #expect(!apiRows(named: String(name)).isEmpty, "\(name)")
    }
  }

  /// What is written by hand is in the table.
  @Test func additionsAreInTheTable() throws {
    let rows = Set(try lines("declarations.tsv"))
    for line in try lines("additions.txt") where !line.hasPrefix("//") {
      #expect(rows.contains(line), "make the table again")
    }
  }
}
