import DesignKit
import SwiftUI

struct Trips: View {
  @Environment(\.cardDensity) private var density
  let place: String
  let symbol: String?

  var body: some View {
    ScrollView {
      DKCard(title: "Lisbon")
      DKCard(title: place) {
        Image(systemName: "tram")
      }
      DKCard(role: .critical, iconSystemName: "tram", title: "Lisbon") {
        Button("Book") {}
        Button("Share") {}
      }
      .elevation(3)
      .badge("New")
      DKCard(iconSystemName: symbol, title: place)
        .badge(nil)
      DKCard {
        Image(systemName: "tram")
      } title: {
        Text("Lisbon")
      } actions: {
        Button("Book") {}
      }
      .dkCardStyle(.outlined)
      DKCard(title: { Text("Lisbon") }, actions: { Button("Book") {} })
    }
    .dkCardStyle(.compact)
    .dkCardStyle(.outlined(lineWidth: 2))
    .dkCardStyle(.compact.concat(.outlined))
    .dkCardStyle { DKCard($0).padding(density == .compact ? 1 : 2) }
    .cardDensity(.compact)
  }
}

struct TicketCardStyle: DKCardStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    DKCard(configuration)
      .badge(configuration.badge ?? "Ticket")
      .opacity(isEnabled ? 1 : 0.5)
    if configuration.role == .critical, configuration.elevation > 0 { configuration.actions }
  }
}
