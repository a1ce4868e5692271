// A badge is one symbol or one view in front of its word.
// error: extra argument
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKBadge("New", systemImage: "star") { Circle() }
}
