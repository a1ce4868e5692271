import DesignKit
import SwiftUI

@MainActor func call(names: [String]) {
  // error: 'String'
  _ = Team(names, id: \.self) { Text("\($0)") }
}
