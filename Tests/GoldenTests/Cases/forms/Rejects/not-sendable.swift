// A form's requirement applies to callers.
// error: type 'Box' does not conform to the 'Sendable' protocol
import DesignKit
import SwiftUI

final class Box: Hashable {
  static func == (left: Box, right: Box) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}

@MainActor func call(box: Box) { _ = Tile("t", values: { Text("v") }, value: box, action: {}) }
