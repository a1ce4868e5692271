// A point is not a view; a list shows it.
// error: conform to 'View'
import DesignKit
import SwiftUI

@MainActor func reject() -> some View {
  DKListPoint("Serve it.")
}
