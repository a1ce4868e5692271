import DesignKit
import SwiftUI

@MainActor func calls(open: @escaping @MainActor () -> Void) {
  _ = Tile(title: "a")
    .raised()
    .raised(3)
    .isSelected()
    .isSelected(false)
    .dimmed()
    .badge()
    .badge(nil)
    .badge(count: 2)
    .validation { $0.isEmpty }
    .validation(by: \.isEmpty)
    .shadow(.red)
    .shadow(.red, radius: 2, offset: .zero)
    .framed()
    .framed(isDashed: true)
    .gauge(value: 1)
    .events(open: open)
    .events(open: {}, onClose: {})
  _ = TileShadow(.red, radius: 1).radius
}
