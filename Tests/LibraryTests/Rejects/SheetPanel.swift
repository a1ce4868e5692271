// A panel has all of its parts; what is left out is a sheet's to say.
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
