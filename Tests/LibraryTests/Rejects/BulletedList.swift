// A list takes only points.
// error: cannot convert|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = DKBulletedList(points: { Text("Serve it.") })
}
