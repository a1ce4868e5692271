import DesignKit
import SwiftUI

// The state is the component's, or there is a binding: a value alone would never change.
@MainActor func reject() {
  _ = Counter(count: 2)
}
