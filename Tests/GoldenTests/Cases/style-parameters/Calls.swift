import DesignKit
import SwiftUI

@MainActor func calls(v: Color, s: LocalizedStringKey) {
  _ = Tile { v }
    .tileStyle(.plain)
    .tileStyle(.plain(inset: 2))
    .tileStyle(.outlined)
    .tileStyle(.outlined(lineWidth: 2))
    .tileStyle(.outlined(lineWidth: 2, in: .blue, cornerRadius: 3))
    .tileStyle(.outlined(cornerRadius: nil))
    .tileStyle(.titled("title", onTap: {}))
    .tileStyle(.titled(s, onTap: {}, onHold: {}))
    .tileStyle(TitledTileStyle("title", onTap: {}).concat(.outlined))
}
