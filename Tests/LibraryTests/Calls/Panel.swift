import DesignKit
import SwiftUI

struct Account: View {
  let email: String
  let note: String?

  var body: some View {
    VStack {
      DKPanel("Account") {
        Text(email)
      }
      .accessory { Button("Edit") {} }
      .footer("Only you can see this.")
      .isDimmed()
      DKPanel(email) { ProgressView() }
        .footer(note)
        .accessory(.more)
      DKPanel {
        Text(email).bold()
      } content: {
        Text("Content")
      }
      .isDimmed()
      .footer {
        Text("First")
        Text("Second")
      }
      .footer("The last one wins.")
    }
    .dkPanelStyle(.plain)
  }
}

/// A style that fills a slot of the panel it shows.
struct NumberedPanelStyle: DKPanelStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKPanel(configuration)
      .accessory {
        configuration.accessory
        Text("1")
      }
  }
}
