import DesignKit
import SwiftUI
import Testing
import ViewTesting

/// Cards are read with their parts, and their actions work.
@MainActor
struct CardTests {
  @Test func actionsWork() throws {
    var count = 0
    let card = Rendered(DKCard(title: "Inbox", actions: { Button("Reply") { count += 1 } }))
    #expect(card.texts == ["Inbox", "Reply"])
    try #require(card.find(label: "Reply")).tap()
    #expect(count == 1)
  }

  @Test func titlesAreHeaders() throws {
    let card = Rendered(DKCard(title: "Inbox").badge("New"))
    #expect(card.all(trait: "header").map(\.label) == ["Inbox"])
    #expect(card.elements.map(\.label) == ["Inbox", "New"])
  }

  @Test func textsGrow() {
    let card = Rendered(DKCard(title: "Inbox")) { $0.dynamicTypeSize = .accessibility5 }
    #expect(card.outline.contains("system 53 weight 600"))
  }
}
