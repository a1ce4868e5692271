import DesignKit
import SwiftUI

@MainActor func call() {
  // error: cannot convert value of type 'Int'
  _ = Text("a").tab(1)
}
