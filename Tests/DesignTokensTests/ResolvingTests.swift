import DesignTokens
import Diagnostics
import Testing

@Suite struct ResolvingTests {
  private struct Unreadable: Error, CustomStringConvertible {
    let description = "permission denied"
  }

  private func problems(reading: @escaping (String) throws -> [UInt8]?) -> [String] {
    readTokens(
      TokenInput(path: .init("tokens/a.json"), filesInFolder: { _ in nil }, read: reading)
    ).diagnostics.map { "\($0.message) [\($0.id)]" }
  }

  @Test func filesThatCannotBeRead() {
    #expect(
      problems { _ in throw Unreadable() }
        == ["'tokens/a.json' cannot be read: permission denied [token-file]"])
    #expect(
      problems { _ in throw TokenFileProblem.leadsOut } == [
        "'tokens/a.json' is a link that leads out of the resolver's folder; copy the file into it "
          + "[token-file]"
      ])
    #expect(
      problems { _ in nil }
        == ["there is no file 'tokens/a.json'; correct the path [token-file]"])
  }

  /// Each file is requested once.
  @Test func filesThatWereRead() throws {
    let read = try TokenFixture.folder("Brands").read()
    #expect(read.files.count == 8)
    #expect(Set(read.files).count == 8)
    #expect(read.files.first == "tokens/design.resolver.json")
  }

  @Test func whereTokensAreMissing() throws {
    let system = try #require(try TokenFixture.folder("Brands").read().system)
    let warm = try #require(system[TokenPath(["color", "warm", "0"])])
    #expect(system.contexts(lacking: warm) == [["brand-a"]])
    let gray = try #require(system[TokenPath(["color", "gray", "0"])])
    #expect(system.contexts(lacking: gray) == [])
    #expect(
      system.contextNames(of: system.combinations[3]) == ["brand-a", "dark", "increased"])
  }

  @Test func deprecationIsInherited() throws {
    let fixture = TokenFixture(
      """
      {"g": {"$type": "number", "$deprecated": "Old.", "a": {"$value": 1},
             "b": {"$value": 2, "$deprecated": false}, "h": {"$deprecated": true, "c": {"$value": 3}}}}
      """)
    let system = try #require(fixture.read().system)
    let messages = system.tokens.map { $0.deprecation.map { $0.message ?? "yes" } ?? "no" }
    #expect(messages == ["Old.", "no", "yes"])
    #expect(system.groups.map { $0.deprecation?.message } == ["Old.", nil])
  }
}
