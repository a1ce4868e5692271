import DesignKit
import SwiftUI

struct Results: View {
  let query: String
  let place: String?

  var body: some View {
    VStack {
      DKEmptyState("No Trips", systemImage: "suitcase", message: "Book one, and it is here.") {
        Button("Book") {}
      }
      DKEmptyState("No Trips")
      DKEmptyState("No Trips", message: place) { Button("Book") {} }
      DKEmptyState("Offline", image: "cloud") {
        Button("Try Again") {}
        Button("Settings") {}
      }
      DKEmptyState {
        Text(query).bold()
      } icon: {
        Circle()
      } message: {
        Text("Nothing here.")
      }
      .dkEmptyStateStyle(.inline)
      DKEmptyState.search(for: query)
    }
    .dkEmptyStateStyle(.boxed)
  }
}

struct QuietEmptyStateStyle: DKEmptyStateStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.foregroundStyle(.secondary)
    configuration.actions
  }
}
