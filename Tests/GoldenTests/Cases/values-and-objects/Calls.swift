import DesignKit
import SwiftUI

@MainActor struct Calls: View {
  @State private var isExpanded = false
  @StateObject private var person = Person()
  @State private var draft = Draft()
  let detail = ""

  var body: some View {
    Checkbox(note: nil, title: "Salt")
    Checkbox(
      state: .mixed, note: "An old one", isExpanded: $isExpanded, title: "Salt", detail: detail)
    Checkbox(note: nil, startsHighlighted: true) {
      Text("Salt")
    } detail: {
      Text("Of the sea")
    }
    Profile(person: person, draft: draft)
    Guide(steps: ["Open", "Close"]).goal("Tea", isReached: true)
    Guide.single(step: nil).goal(nil)
  }
}

let state = Checkbox<Text, Never>.State.mixed
