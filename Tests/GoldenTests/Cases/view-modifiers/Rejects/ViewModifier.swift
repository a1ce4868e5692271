// The view modifier is internal.
// error: cannot find 'CountBadgeModifier' in scope
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Text("Row").modifier(CountBadgeModifier(count: 3, corner: .top))
}
