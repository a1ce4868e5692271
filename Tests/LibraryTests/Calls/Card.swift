import DesignKit
import SwiftUI

struct Trips: View {
  @Environment(\.cardDensity) private var density
  let place: String
  let symbol: String?

  var body: some View {
    ScrollView {
      Card(title: "Lisbon")
      Card(title: place) {
        Image(systemName: "tram")
      }
      Card(role: .critical, iconSystemName: "tram", title: "Lisbon") {
        Button("Book") {}
        Button("Share") {}
      }
      .elevation(3)
      .badge("New")
      Card(iconSystemName: symbol, title: place)
        .badge(nil)
      Card {
        Image(systemName: "tram")
      } title: {
        Text("Lisbon")
      } actions: {
        Button("Book") {}
      }
      .cardStyle(.outlined)
      Card(title: { Text("Lisbon") }, actions: { Button("Book") {} })
    }
    .cardStyle(.compact)
    .cardStyle(.outlined(lineWidth: 2))
    .cardStyle(.compact.concat(.outlined))
    .cardStyle { Card($0).padding(density == .compact ? 1 : 2) }
    .cardDensity(.compact)
  }
}

struct TicketCardStyle: CardStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Card(configuration)
      .badge(configuration.badge ?? "Ticket")
      .opacity(isEnabled ? 1 : 0.5)
    if configuration.role == .critical, configuration.elevation > 0 { configuration.actions }
  }
}
