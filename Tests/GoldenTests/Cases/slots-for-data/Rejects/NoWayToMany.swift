import DesignKit
import SwiftUI

@MainActor func call(places: Set<Int>) {
  // error: 'RandomAccessCollection'
  _ = Feed(places, id: \.self) { Text("\($0)") }
}
