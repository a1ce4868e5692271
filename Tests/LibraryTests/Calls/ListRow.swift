import DesignKit
import SwiftUI

struct Account: View {
  @State private var chosen = "Lisbon"
  let city: String

  var body: some View {
    VStack {
      DKListRow("Notifications")
      DKListRow("Language", subtitle: "Portuguese", systemImage: "globe")
        .accessory(.disclosure)
        .onSelect { chosen = city }
      DKListRow(city, subtitle: chosen) {
        Circle()
      } trailing: {
        DKBadge("New")
      }
      .selected(chosen == city)
      .separators([.top, .bottom])
      DKListRow(city)
        .selected()
        .loading()
      DKListRow {
        Text(city)
      } subtitle: {
        Text("Portugal")
      } leading: {
        Image(systemName: "tram")
      } trailing: {
        Text("2 h")
      }
      .dkListRowStyle(.card(cornerRadius: 4))
    }
    .contentDensity(.compact)
    .dkListRowStyle(.value)
  }
}

struct PlainListRowStyle: DKListRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.bold(configuration.isSelected)
    configuration.leading
    if configuration.separators.contains(.all) { Divider() }
    if configuration.accessory == .checkmark, !configuration.isLoading { configuration.trailing }
  }
}
