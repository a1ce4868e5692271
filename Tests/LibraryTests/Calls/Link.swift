import DesignKit
import SwiftUI

struct Imprint: View {
  let home: URL
  let author: String

  var body: some View {
    VStack {
      DKLink("Terms", destination: home.appendingPathComponent("terms"))
      DKLink(author, destination: home)
        .isExternal(false)
        .dkLinkStyle(.inline)
      DKLink(destination: home) {
        Label("Home", systemImage: "house")
      }
    }
    .dkLinkStyle(.block)
    .dkLinkStyle(HostLinkStyle())
  }
}

struct HostLinkStyle: DKLinkStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      DKLink(configuration)
      if configuration.isExternal, !configuration.isVisited {
        Text(configuration.destination.host ?? "")
      }
    }
  }
}

@MainActor func places(of links: [DKLink<Text>]) -> [URL] { links.map(\.destination) }
