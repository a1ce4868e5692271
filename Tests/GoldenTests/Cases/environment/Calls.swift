import DesignKit
import SwiftUI

@MainActor func calls() {
  _ = Rows { Row { Text("a") } }
    .rowDensity(.compact)
    .insetRows()
    .insetRows(2)
    .plainRows()
    .rowBorder(width: 2)
    .rowBorder()
    .rows(spacing: 8)
    .environment(\.rowLimit, 2)
}
