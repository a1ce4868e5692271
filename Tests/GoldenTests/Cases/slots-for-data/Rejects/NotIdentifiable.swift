import DesignKit
import SwiftUI

@MainActor func call(names: [String]) {
  // error: 'Identifiable'
  _ = Feed(names) { Text($0) }
}
