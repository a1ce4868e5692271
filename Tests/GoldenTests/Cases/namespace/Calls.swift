import DesignKit
import SwiftUI

struct Flat: Warp.ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

// swift-format-ignore
@MainActor func calls(role: Warp.ButtonRole, event: Warp.ButtonEvent, part: Warp.ButtonPart) {
  _ = Warp.Button(role: role, title: "a") {}
    .shadow(radius: 2)
    .buttonLimit(3)
    .warpButtonStyle(.outlined(width: 2).concat(.automatic))
    .warpButtonStyle(Flat())
    .warpButtonStyle { $0.title }
  _ = Warp.Button(iconSystemName: "star", title: "a", action: {}) { Text("b") }
  _ = Warp.Row(title: "a") { Text("b") }
  _ = Warp.Mark().size(.large)
}
