import DesignKit
import SwiftUI

@available(iOS 18.0, macOS 14.0, *)
@MainActor func chart() -> some View {
  Chart(count: 2, title: "Title").scale(2).chartStyle(.outlined)
}

@MainActor func tag() -> some View { Tag(title: "Title").tagStyle(.automatic).chartDensity(2) }
