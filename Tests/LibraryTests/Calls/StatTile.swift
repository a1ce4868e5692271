import DesignKit
import Foundation
import SwiftUI

struct Dashboard: View {
  let steps: Int
  let change: Double

  var body: some View {
    VStack {
      DKStatTile("Steps", value: steps.formatted())
      DKStatTile("Steps", value: "8 100", systemImage: "figure.walk", footnote: "since yesterday")
        .trend(.rising(by: change))
      DKStatTile("Errors", value: Text(steps, format: .number))
        .trend(.falling(by: change, isGood: true))
        .loading(steps == 0)
      DKStatTile(value: Text(Date(), style: .time)) {
        Text("Time")
      } footnote: {
        Text("local")
      }
      .trend(nil)
    }
    .dkStatTileStyle(.inline)
  }
}

struct LargeStatTileStyle: DKStatTileStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.value.font(.largeTitle).kerning(1)
    configuration.label
    configuration.trend?.change
    configuration.icon
  }
}

@available(iOS 17, macOS 14, *)
@MainActor func live() { _ = DKStatTile("Steps", value: "1").dkStatTileStyle(.live) }
