import Diagnostics
import SwiftFragments
import Testing

/// The outline of a hand-written Swift file.
@Suite struct OutlineTests {
  private func outline(_ text: String) -> SwiftFileOutline {
    SwiftFileOutline(of: SourceText(path: "Card.swift", text))
  }

  @Test func types() {
    let outline = outline(
      """
      import SwiftUI
      public struct Card<Title: View>: View {
        public enum Role: String { case neutral, critical, custom(Int) }
        private struct Hidden {}
        public var body: some View { struct Local {}; return EmptyView() }
      }
      #if os(iOS)
        typealias Corner = CGFloat
      #endif
      fileprivate final class Store { struct Inner {} }
      public extension Warp { struct Tile {} }
      extension Warp.Tile { enum Size { case small } }
      actor A {}
      protocol P {}
      """)
    #expect(
      outline.types.map(\.name.text) == [
        "Card", "Card.Role", "Card.Hidden", "Corner", "Store", "Store.Inner", "Warp.Tile",
        "Warp.Tile.Size", "A", "P",
      ])
    #expect(
      outline.types.map(\.access) == [
        "public", "public", "private", nil, "private", "private", "public", nil, nil, nil,
      ])
    #expect(outline.types.filter(\.isGeneric).map(\.name.text) == ["Card"])
    #expect(outline.types[1].cases == ["neutral", "critical"])
    let place = outline.types[1].name.place
    #expect(place.source[place.span] == "Role")
    #expect(place.start == LineColumn(line: 3, column: 15))
  }

  @Test func members() {
    let outline = outline(
      """
      public extension OutlinedCardStyle {
        @MainActor @SwiftUI.ViewBuilder func makeBody(configuration: Configuration) -> some View {}
        static func other() {}
        internal var depth: Int { 1 }
        private(set) public var count = 1
        init() {}
      }
      func free() {}
      """)
    #expect(
      outline.members.map(\.name.text) == ["makeBody(configuration:)", "depth", "count"])
    #expect(outline.members.map(\.type) == Array(repeating: "OutlinedCardStyle", count: 3))
    #expect(outline.members.map(\.access) == ["public", "internal", "public"])
    #expect(outline.members[0].attributes == ["MainActor", "ViewBuilder"])
  }

  /// Errors in it are left to the compiler.
  @Test(arguments: [
    "", "struct", "struct Card {", "}}}}", "extension { var a }", "\u{FEFF}struct A {}", "\0\0",
    "enum E { case }", "func (", "@ViewBuilder", "#if os(", String(repeating: "{", count: 5_000),
    String(repeating: "struct A { ", count: 1_000),
  ])
  func damagedFiles(_ text: String) {
    _ = outline(text)
    _ = SwiftFileOutline(
      of: SourceText(path: "Card.swift", utf8: [0xFF, 0xC3] + Array(text.utf8) + [0xE2]))
  }
}
