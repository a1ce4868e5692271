import DesignKit
import SwiftUI

struct Sidebar: View {
  let name: String

  var body: some View {
    List {
      DKLabel("Inbox", systemImage: "tray")
      DKLabel("Settings", symbol: .edit)
      DKLabel(name, image: "portrait")
      DKLabel(name) { Circle().fill(.blue) }
      DKLabel(systemImage: "star") { Text(name).bold() }
      DKLabel {
        Text("Lisbon")
      } icon: {
        Image("lisbon").resizable()
      }
      .dkLabelStyle(.stacked(spacing: 2))
    }
    .dkLabelStyle(.titleOnly)
    .dkLabelStyle { configuration in
      VStack {
        configuration.title
        configuration.icon
      }
    }
  }
}

struct TintedLabelStyle: DKLabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKLabel(configuration).dkLabelStyle(.stacked).foregroundStyle(.tint)
  }
}
