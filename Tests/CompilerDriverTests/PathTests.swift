import CompilerDriver
import TestSupport
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("/a/./b//c/", "/a/b/c"), ("/a/../b", "/b"), ("/..", "/"), ("a/../..", ".."), ("a/..", "."),
    ("../a", "../a"), ("/", "/"),
  ])
  func normalizes(path: String, normal: String) {
    #expect(normalized(path) == normal)
  }

  @Test func findsPathsBelowFolders() {
    #expect(path("/a/b/c", below: "/a") == "b/c")
    #expect(path("/ab", below: "/a") == nil)
    #expect(path("/a", below: "/") == "a")
    #expect(path("/a", below: "/a") == ".")
  }

  @Test func findsRelativePaths() {
    #expect(relative("/a/b/c", to: "/a") == "b/c")
    #expect(relative("/a/x/c", to: "/a/b/d") == "../../x/c")
  }

  /// For the root, some systems report that it exists, others that it is a folder.
  @Test func rootNeedNotBeCreated() throws {
    try FileSystem().makeFolders("/")
  }

  /// Up to the longest names on each system: 255 bytes, or as many letters of up to 3 bytes on macOS.
  @Test(arguments: [1, 8, 85]) func listsLongNames(length: Int) throws {
    let project = try TestProject()
    let names = ["a", "あ", "é"].map { String(repeating: $0, count: length) }
    for name in names { try project.write("long/\(name)", "") }
    let entries = try FileSystem().folder(project.folder + "/long").entries()
    // macOS may return names in another Unicode form, which strings do not distinguish.
    #expect(entries.map(\.name).sorted() == names.sorted())
    #expect(entries.allSatisfy { $0.kind == .file })
  }

  @Test func namesParents() {
    #expect(parentFolder(of: "/a/b") == "/a")
    #expect(parentFolder(of: "/a") == "/")
    #expect(parentFolder(of: "/") == nil)
    #expect(parentFolder(of: "a") == nil)
    #expect(lastName(of: "a/b") == "b")
  }
}
