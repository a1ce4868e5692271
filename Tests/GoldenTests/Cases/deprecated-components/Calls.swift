import DesignKit
import SwiftUI

@available(*, deprecated)
@MainActor func banner() -> some View {
  Banner(role: .critical, title: "Title").elevation(2).bannerStyle(.outlined(lineWidth: 2))
}

@MainActor func density() -> some View { Card(title: "Title").bannerDensity(2) }
