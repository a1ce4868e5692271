import DesignKit
import SwiftUI

struct Tasks: View {
  @State private var isDone = false
  let title: String
  let notes: String?

  var body: some View {
    VStack {
      TaskRow(isDone: $isDone, title: "Buy milk")
      TaskRow(isDone: $isDone, title: title, notes: notes)
      TaskRow(isDone: $isDone, title: "Buy milk", notes: "Two bottles", accessorySystemName: "star")
        .priority(.high)
        .onDelete { isDone = true }
      TaskRow(isDone: .constant(true), title: title) {
        Text("Two bottles")
      }
      TaskRow(isDone: $isDone) {
        Text("Buy milk").italic()
      }
      TaskRow(isDone: $isDone) {
        Text("Buy milk")
      } notes: {
        Text("Two bottles")
      } accessory: {
        Image(systemName: "star")
      }
      .taskRowStyle(.minimal)
    }
    .taskRowStyle(.automatic)
  }
}

struct LoudTaskRowStyle: TaskRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle("done", isOn: configuration.$isDone)
    Toggle("open", isOn: configuration.$isExpanded)
    TaskRow(configuration).priority(.high)
    if configuration.priority == .low { configuration.title }
  }
}
