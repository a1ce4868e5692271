// All parts of a panel are required; only a sheet can omit them.
// error: missing argument for parameter 'actions'|missing arguments for parameters
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKSheetPanel {
    Text("Filter")
  } content: {
    Text("All")
  }
}
