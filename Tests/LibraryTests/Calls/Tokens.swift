import DesignKit
import SwiftUI

struct Legend: View {
  @Environment(\.controlDensity) private var density

  var body: some View {
    VStack(spacing: DKSpacing.small) {
      ForEach(DKSymbol.allCases, id: \.self) { symbol in
        HStack {
          DKSymbolImage(symbol)
          Text(symbol.rawValue)
        }
      }
      Rectangle()
        .fill(DKPalette.accent.opacity(DKEmphasis.tint))
        .clipShape(RoundedRectangle(cornerRadius: DKRadius.medium))
        .border(DKPalette.critical, width: DKStroke.strong)
    }
    .padding(density.padding)
    .controlDensity(density == .compact ? .regular : .compact)
    .controlDensity(.default)
  }
}
