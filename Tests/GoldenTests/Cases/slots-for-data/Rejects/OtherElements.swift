import DesignKit
import SwiftUI

@MainActor func call(names: [String]) {
  // error: 'Person'
  _ = Team(names, id: \.self) { Text("\($0)") }
}
