// A deprecated modifier warns, and names what to call instead.
// error: 'default' is deprecated: renamed to 'warpDSCallout'
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Text("Row").default {}
}
