import DesignKit
import SwiftUI

struct Toolbar: View {
  @State private var isExplained = false
  let explanation: String

  var body: some View {
    HStack {
      DKTooltip("Deletes all") { Image(systemName: "trash") }
      DKTooltip(explanation, isPresented: $isExplained) { Text("?") }
        .edge(.bottom)
      DKTooltip(Text(explanation).bold(), isPresented: $isExplained) {
        Text("?")
      }
      .dkTooltipStyle(.outlined)
    }
    .dkTooltipStyle { $0.message }
  }
}

struct YellowTooltipStyle: DKTooltipStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.message
      .background(configuration.edge == .top ? Color.yellow : Color.orange)
  }
}
