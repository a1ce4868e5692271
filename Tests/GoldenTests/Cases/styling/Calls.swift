import DesignKit
import SwiftUI

struct Plain: ChipStyle {
  func makeBody(_ configuration: Configuration) -> some View { configuration.label }
}

@MainActor func calls() { _ = Chip(label: "a").chipStyle(.framed).chipStyle(Plain()) }
