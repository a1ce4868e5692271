// A list takes points alone.
// error: cannot convert|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = DKBulletedList(points: { Text("Serve it.") })
}
