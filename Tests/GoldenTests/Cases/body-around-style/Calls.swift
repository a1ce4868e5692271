import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(isSelected: Binding<Bool>) {
  _ = Avatar(load: {}, isSelected: isSelected, pictureSystemName: "star").avatarStyle(.framed)
  _ = Avatar(load: {}, isSelected: isSelected) { Text("a") }
}
