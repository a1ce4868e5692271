import DesignKit
import SwiftUI

struct Legend: View {
  @Environment(\.controlDensity) private var density
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: DKSpacing.small) {
      ForEach(DKSymbol.allCases, id: \.self) { symbol in
        HStack {
          DKSymbolImage(symbol)
          Text(symbol.rawValue)
            .typography(DKTypography.caption)
        }
      }
      Rectangle()
        .fill(theme.palette.accentSubtle.opacity(DKEmphasis.pressed))
        .clipShape(RoundedRectangle(cornerRadius: DKRadius.medium))
        .border(DKPalette.critical, width: DKStroke.strong)
        .border(theme.borders.control)
        .shadow(DKElevation.raised)
    }
    .padding(density.padding)
    .controlDensity(density == .compact ? .regular : .compact)
    .controlDensity(.default)
    .theme(theme == .harbor ? .orchard : .harbor)
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct Swatches: View {
  var body: some View {
    ForEach(DKTheme.allCases, id: \.self) { theme in
      Circle()
        .fill(.palette(\.accent))
        .theme(theme)
    }
  }
}
