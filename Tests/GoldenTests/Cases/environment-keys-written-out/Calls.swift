import DesignKit
import SwiftUI

struct Screen: View {
  @Environment(\.cardDensity) private var density
  @Environment(\.cardLimit) private var limit

  var body: some View {
    Card { Text("title") }
      .cardStyle(.framed)
      .cardDensity(density == .compact ? .regular : .compact)
      .cardLimit(limit)
      .cardLimit(nil)
      .environment(\.cardDensity, .compact)
  }
}
