import DesignKit
import SwiftUI

struct Screen: View {
  @State private var isPresented = false
  let missing: String?

  var body: some View {
    List(0..<3) { _ in Text("Row") }
      .bottomSheet("Filter", isPresented: $isPresented) {
        Text("First")
        Text("Second")
      } actions: {
        Button("Done") {}
        Button("Cancel") {}
      }
      .bottomSheet(isPresented: $isPresented) { Text("Only this") }
      .bottomSheet(missing, isPresented: $isPresented, dimming: 0.5) { Text("Maybe with a title") }
      .bottomSheet(isPresented: $isPresented) {
        Text("Details")
      } title: {
        Label("Title", systemImage: "star")
      }
      .bottomSheet(isPresented: $isPresented) {
        Text("Details")
      } actions: {
        Button("Done") {}
      } title: {
        Image(systemName: "star")
      }
      .sheetMargin(8)
  }
}

@MainActor func calls(view: some View, isPresented: Binding<Bool>, key: LocalizedStringKey) {
  _ = view.countBadge(3)
  _ = view.countBadge(3, corner: .bottom).shimmering()
  _ = view.shimmering(false).bottomSheet(key, isPresented: isPresented) {}
  _ = view.bottomSheet(nil, isPresented: isPresented, sheet: { view }, actions: { view })
}
