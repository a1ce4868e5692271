import DesignKit
import SwiftUI

@MainActor func calls() {
  _ = Quote(text: "To be").author("Somebody").quoteDepth(2)
}
