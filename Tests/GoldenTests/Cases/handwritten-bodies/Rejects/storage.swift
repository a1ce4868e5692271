import DesignKit
import SwiftUI

@MainActor func width(of style: Warp.OutlinedTileStyle) -> CGFloat {
  // error: 'lineWidth' is inaccessible due to 'internal' protection level
  style.lineWidth
}
