import DesignKit
import SwiftUI

struct Inbox: View {
  @State private var isFiltering = false
  let messages: [String]
  let subject: String?

  var body: some View {
    List(messages, id: \.self) { Text($0) }
      .dkBottomSheet("Filter", isPresented: $isFiltering) {
        Toggle("Only unread", isOn: .constant(true))
        Toggle("Only with files", isOn: .constant(false))
      } actions: {
        Button("Show") { isFiltering = false }
      }
      .dkBottomSheet(isPresented: $isFiltering) { Text("Nothing to filter") }
      .dkBottomSheet(subject, isPresented: $isFiltering, onDismiss: { print(messages) }) {
        Text("Nothing to filter")
      }
      .dkBottomSheet(isPresented: $isFiltering) {
        Text("Nothing to filter")
      } title: {
        Label("Filter", systemImage: "line.3.horizontal.decrease")
      }
      .dkSheetPanelStyle(.floating)
  }
}
