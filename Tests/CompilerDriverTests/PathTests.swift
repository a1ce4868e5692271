import CompilerDriver
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

  @Test func findsWaysBetweenFolders() {
    #expect(relative("/a/b/c", to: "/a") == "b/c")
    #expect(relative("/a/x/c", to: "/a/b/d") == "../../x/c")
  }

  @Test func namesParents() {
    #expect(parentFolder(of: "/a/b") == "/a")
    #expect(parentFolder(of: "/a") == "/")
    #expect(parentFolder(of: "/") == nil)
    #expect(parentFolder(of: "a") == nil)
    #expect(lastName(of: "a/b") == "b")
  }
}
