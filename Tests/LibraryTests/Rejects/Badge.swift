// A badge has one symbol or one view before its text.
// error: missing argument label 'role:' in call
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKBadge("New", systemImage: "star") { Circle() }
}
