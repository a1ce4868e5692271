// There are at most two actions.
// error: no exact matches in call to initializer|type '() -> ()' cannot conform to 'StringProtocol'
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKEmptyState("No Trips") {
    Button("Book") {}
    Button("Import") {}
    Button("Help") {}
  }
}
