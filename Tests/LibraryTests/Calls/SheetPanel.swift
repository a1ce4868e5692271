import DesignKit
import SwiftUI

@MainActor func calls() -> some View {
  DKSheetPanel {
    Text("Filter")
  } content: {
    Toggle("Only unread", isOn: .constant(true))
  } actions: {
    Button("Show") {}
  }
  .dkSheetPanelStyle(.floating)
}

struct BareSheetPanelStyle: DKSheetPanelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.content
    }
  }
}
