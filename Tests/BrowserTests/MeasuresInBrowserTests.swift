#if os(Linux)
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// Measures on the playground's picture can be read, and are those of what is shown.
  @Suite(.serialized, .enabled(if: Browser.isThere, Browser.notice))
  struct MeasuresInBrowserTests {
    @Test func measuresAreDrawnOnThePicture() async throws {
      let folder = try await SampleSite.folder
      try await withBrowser { browser in
        let page = try browser.newPage()
        try page.setSize(1280, 900)
        for name in ["Card", "Button", "Badge", "ListRow"] {
          try page.open(folder.appending(path: "components/\(name).html"))
          #expect(try page.texts(Self.labels) == [], "\(name)")
          let usual = try page.text("shown.querySelector('.picture').outerHTML")
          try page.choose("", in: "#measure")
          let labels = try page.texts(Self.labels)
          #expect(try labels.count == Int(page.number(Self.rowCount)), "\(name)")
          #expect(labels.contains { $0.contains("spacing.") }, "\(name) \(labels)")
          #expect(try page.texts(Self.overlaps) == [], "\(name)")

          // They are on whatever is shown, and in the address.
          try page.reload()
          #expect(try page.texts(Self.labels) == labels, "\(name)")
          try page.choose("accessibility5", in: "[name=size]")
          #expect(try page.texts(Self.labels) == [], "\(name)")
          #expect(try page.isTrue("!document.getElementById('measure-note').hidden"), "\(name)")
          try page.choose("large", in: "[name=size]")
          #expect(try page.texts(Self.labels) == labels, "\(name)")
          try page.choose("", in: "#measure")
          #expect(
            try page.text("shown.querySelector('.picture').getAttribute('viewBox')")
              == String(#require(usual.firstMatch(of: #/viewBox="([^"]+)"/#)).1), "\(name)")
          #expect(page.takeProblems() == [], "\(name)")
        }
      }
    }

    private static let labels = """
      [...shown.querySelectorAll(".measured text")].map((text) => text.textContent)
      """

    private static let rowCount = """
      document.querySelectorAll("#measures tr[data-at]").length
      """

    /// Pairs of texts of which one lies on the other.
    private static let overlaps = """
      (() => {
        const texts = [...shown.querySelectorAll(".measured text")];
        const boxes = texts.map((text) => text.getBoundingClientRect());
        return boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b, j) =>
          a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom
            ? [texts[i].textContent + " and " + texts[i + j + 1].textContent] : []));
      })()
      """
  }
#endif
