import DesignKit
import SwiftUI

struct Plain {}

@MainActor func call(number: Binding<Int>, plain: Binding<Plain>) {
  // error: does not accept a closure
  _ = SegmentedControl { Text("a") }
}
