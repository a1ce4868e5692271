import SwiftUI
import Testing
import ViewTesting

@testable import DesignKit

@MainActor
struct CardTests {
  @Test func titleIsSaid() {
    let card = Rendered(Card(title: "Inbox"))
    #expect(card.spoken == ["\"Inbox\"; text"])
  }
}
