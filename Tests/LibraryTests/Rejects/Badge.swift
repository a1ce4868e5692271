// A badge is one symbol or one view in front of its word.
// error: missing argument label 'role:' in call
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKBadge("New", systemImage: "star") { Circle() }
}
