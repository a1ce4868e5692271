import Testing

/// The two ways to enumerate the views of a list.
struct ListTests {
  private let specs = [
    "component: Pile\nslots: {sheets: {list: true}}",
    "component: TabRow\nslots: {tabs: {list: {item: Tab}}}\nstyles: {automatic: }",
  ]

  private func files(_ platforms: String, _ settings: String = "") -> [String: String] {
    emitted(specs, project: "library: Kit\nplatforms: {\(platforms)}\n\(settings)").bodies
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "iOS: 17.6, macOS: 15", "iOS: 18, macOS: 14.9", "tvOS: 17", "watchOS: 10", "visionOS: 1.2",
    "iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 1",
  ])
  func olderPlatformsDecideForAll(_ platforms: String) {
    let texts = files(platforms).values
    #expect(texts.contains { $0.contains("_VariadicView.Tree(") })
    #expect(!texts.contains { $0.contains("Subview") })
  }

  @Test func newerPlatformsHaveAPublicWay() {
    for platforms in ["iOS: 18", "iOS: 26, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2.4"] {
      let texts = files(platforms).values
      #expect(texts.contains { $0.contains("Group(subviews: self)") })
      #expect(!texts.contains { $0.contains("_VariadicView") })
    }
  }

  /// The public parts are the same, and the others differ in one file.
  @Test func theWayChangesNothingForCallers() throws {
    let (older, newer) = (files("iOS: 16"), files("iOS: 18"))
    #expect(older.keys.sorted() == newer.keys.sorted())
    let differing = older.keys.filter { older[$0] != newer[$0] }.sorted()
    #expect(
      differing == [
        "Package.swift", "Sources/Kit/Support/SlotItem.swift", "Tests/Snapshots/Package.swift",
      ])
    func published(_ text: String?) -> [Substring] {
      (text ?? "").split(separator: "\n").filter { $0.contains("public ") }
    }
    let path = "Sources/Kit/Support/SlotItem.swift"
    #expect(published(older[path]) == published(newer[path]))
    #expect(published(older[path]).count == 6)
  }

  @Test func namesAreTheLibrarys() {
    let names = files("iOS: 16", "prefix: DS\nnamespace: Warp")
    let support = names.keys.filter { $0.contains("/SlotItem") || $0.contains("DSSlotItem") }
    #expect(
      support.sorted()
        == ["DSSlotItem", "DSSlotItems+Combining", "DSSlotItems"].map {
          "Sources/Kit/Support/Warp\($0).swift"
        })
    let texts = names.values.joined()
    #expect(texts.contains("public func warpDSSlotItems<Result: View>("))
    #expect(texts.contains("tabs.warpDSSlotItems { tabs in"))
    #expect(texts.contains("public typealias Tab = WarpDSSlotItem"))
  }

  @Test func previewsHaveSeveralViews() throws {
    let previews = try #require(files("iOS: 16")["Sources/Kit/Support/Previews/PilePreviews.swift"])
    for lines in [
      [
        "Pile {", "  Text(\"Overview\")", "  Text(\"Activity\")", "  Text(\"Settings\")", "}",
      ],
      [
        "Pile {", "  Text(\"Sheets too long for a single line of a screen\")",
        "  Text(\"Activity\")",
      ],
      ["case .manyItems:", "  Pile {", #"    ForEach(1..<21, id: \.self) { Text("Item \($0)") }"#],
    ] {
      let margins = ["    ", "      "]
      #expect(
        margins.contains { margin in
          previews.contains(lines.map { margin + $0 }.joined(separator: "\n"))
        }, "\(previews)")
    }
  }

  @Test func requiredSwiftVersionIsReported() {
    let plain = emitted(["component: Card\nslots: {title: }"]).bodies["Package.swift"] ?? []
    #expect(String(decoding: plain, as: UTF8.self).hasPrefix("// swift-tools-version: 6.0\n"))
    #expect(files("iOS: 18")["Package.swift"]?.hasPrefix("// swift-tools-version: 6.1\n") == true)
  }
}
