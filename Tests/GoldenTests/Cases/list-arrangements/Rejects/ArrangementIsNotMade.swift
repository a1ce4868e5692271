import DesignKit
import SwiftUI

@MainActor func call() {
  // error: inaccessible
  _ = ListSectionStyleConfiguration.ArrangedRows(Text("a"))
}
