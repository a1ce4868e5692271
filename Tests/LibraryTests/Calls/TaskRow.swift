import DesignKit
import SwiftUI

struct Tasks: View {
  @State private var isDone = false
  let title: String
  let notes: String?

  var body: some View {
    VStack {
      DKTaskRow(isDone: $isDone, title: "Buy milk")
      DKTaskRow(isDone: $isDone, title: title, notes: notes)
      DKTaskRow(
        isDone: $isDone, title: "Buy milk", notes: "Two bottles", accessorySystemName: "star"
      )
      .priority(.high)
      .onDelete { isDone = true }
      DKTaskRow(isDone: .constant(true), title: title) {
        Text("Two bottles")
      }
      DKTaskRow(isDone: $isDone) {
        Text("Buy milk").italic()
      }
      DKTaskRow(isDone: $isDone) {
        Text("Buy milk")
      } notes: {
        Text("Two bottles")
      } accessory: {
        Image(systemName: "star")
      }
      .dkTaskRowStyle(.minimal)
    }
    .dkTaskRowStyle(.automatic)
  }
}

struct LoudTaskRowStyle: DKTaskRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle("done", isOn: configuration.$isDone)
    Toggle("open", isOn: configuration.$isExpanded)
    DKTaskRow(configuration).priority(.high)
    if configuration.priority == .low { configuration.title }
  }
}
