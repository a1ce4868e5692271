import Testing

struct OrderTests {
  private let specs = [
    "component: Badge\nslots: {label: {options: [text]}}\nstyles: {automatic: }",
    "component: Card\nslots: {icon: {optional: true}, actions: {optional: true}}\nenvironment: {depth: Int?}",
    "component: Row\nslots: {title: }\ntypes: {Kind: {cases: [a, b]}}",
  ]

  /// The order of files determines the origin of files, but not their content.
  @Test func theOrderOfSpecsChangesNoComponent() {
    let forward = emitted(specs).bodies
    let backward = emitted(specs.reversed()).bodies
    #expect(forward.keys.sorted() == backward.keys.sorted())
    for (path, body) in forward where path.contains("/Components/") {
      #expect(backward[path] == body, "\(path)")
    }
  }

  @Test func aSecondRunIsTheSame() {
    #expect(emitted(specs).bodies == emitted(specs).bodies)
  }

  @Test func pathsAreUnique() {
    let paths = emitted(specs).files.map(\.path)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
  }

  @Test func supportIsOnlyWhatIsUsed() {
    func support(_ specs: [String]) -> [String] {
      emitted(specs).files.map(\.path).filter {
        $0.contains("Support/") && !$0.contains("Previews")
      }
    }
    #expect(support([specs[2]]) == [])
    #expect(support([specs[0]]) == ["Sources/Kit/Support/StyleStack.swift"])
    #expect(support([specs[1]]) == ["Sources/Kit/Support/Omitted.swift"])
    #expect(
      support(["component: Pile\nslots: {sheets: {list: true}}"])
        == ["SlotItem", "SlotItems", "SlotItems+Combining"].map {
          "Sources/Kit/Support/\($0).swift"
        })
  }
}
