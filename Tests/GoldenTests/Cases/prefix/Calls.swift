import DesignKit
import SwiftUI

struct Flat: DSButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

// swift-format-ignore
@MainActor func calls(role: DSButtonRole, event: DSButtonEvent, part: DSButtonPart) {
  _ = DSButton(role: role, title: "a") {}
    .shadow(radius: 2)
    .buttonLimit(3)
    .dsButtonStyle(.outlined(width: 2).concat(.automatic))
    .dsButtonStyle(Flat())
    .dsButtonStyle { $0.title }
  _ = DSButton(iconSystemName: "star", title: "a", action: {}) { Text("b") }
  _ = DSRow(title: "a") { Text("b") }
  _ = DSMark().size(.large)
}
