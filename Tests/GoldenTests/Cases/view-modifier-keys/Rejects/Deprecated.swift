// A call of a deprecated modifier causes a warning.
// error: 'default(notes:)' is deprecated: Notes are callouts now.
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Text("Row").default {}
}
