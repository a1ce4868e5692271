import DesignKit
import SwiftUI

struct Conversation: View {
  let day: String

  var body: some View {
    VStack {
      DKLabeledDivider()
      DKLabeledDivider("Today")
      DKLabeledDivider(day, alignment: .leading)
      DKLabeledDivider(alignment: .trailing) { Image(systemName: "sun.max") }
        .dkLabeledDividerStyle(.band)
    }
  }
}

struct DottedLabeledDividerStyle: DKLabeledDividerStyle {
  func makeBody(configuration: Configuration) -> some View {
    if !configuration.label.isEmpty { configuration.label }
    Text(configuration.alignment == .center ? "·" : "")
  }
}

@available(*, deprecated)
@MainActor func tinted() { _ = DKLabeledDivider("Today", tint: .red) }
