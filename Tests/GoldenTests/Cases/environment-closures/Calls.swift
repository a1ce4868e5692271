import DesignKit
import SwiftUI

@MainActor func calls(v: Color) {
  _ = DesignKit.Link { v }
    .linkAction { print($0) }
    .linkReport { print($0) }
    .linkReport(nil)
    .linkLimit(2)
}
