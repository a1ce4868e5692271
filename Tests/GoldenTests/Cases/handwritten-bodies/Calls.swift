import DesignKit
import SwiftUI

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    Warp.Tile(isOn: $isOn, title: "Lamp")
      .elevation(2)
      .warpTileStyle(.outlined(lineWidth: 2))
    Warp.Meter(value: 0.5, title: "Level")
    Warp.Meter(value: 0.5, title: "Level", icon: { Image(systemName: "bolt") })
      .tint(.red)
  }
}
