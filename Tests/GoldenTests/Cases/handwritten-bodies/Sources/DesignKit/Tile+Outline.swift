import SwiftUI

extension Warp.OutlinedTileStyle {
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      configuration.title
        .border(colorScheme == .dark ? Color.white : Color.black, width: lineWidth)
    } else {
      configuration.title.opacity(0.5)
    }
  }
}
