import DesignKit
import SwiftUI
import Testing
import ViewTesting

/// A tap selects, writes the binding, and changes what is read.
@MainActor
struct SelectionTests {
  private struct Sections: View {
    @State private var section = "Overview"

    var body: some View {
      DKSegmentedControl("Sections", selection: $section) {
        Text("Overview").segment("Overview")
        Text("Activity").segment("Activity")
      }
      Text(verbatim: "shown: \(section)")
    }
  }

  @Test func segments() throws {
    let sections = Rendered(Sections())
    #expect(sections.all(trait: "button").map(\.isSelected) == [true, false])
    try #require(sections.all(trait: "button").last).tap()
    #expect(sections.all(trait: "button").map(\.isSelected) == [false, true])
    #expect(sections.texts.last == "shown: Activity")
  }

  @Test func checkboxesSayTheirState() throws {
    nonisolated(unsafe) var state = DKCheckboxState.unchecked
    let binding = Binding(get: { state }, set: { state = $0 })
    let before = Rendered(DKCheckbox("Terms", state: binding))
    #expect(before.find(label: "Terms")?.value == "Not checked")
    try #require(before.find(label: "Terms")).tap()
    #expect(state == .checked)
    #expect(Rendered(DKCheckbox("Terms", state: binding)).find(label: "Terms")?.value == "Checked")
  }
}
