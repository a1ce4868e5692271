// Whoever calls a deprecated modifier is warned.
// error: 'default(notes:)' is deprecated: Notes are callouts now.
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Text("Row").default {}
}
