import DesignKit
import SwiftUI

struct Plain {}

@MainActor func call(number: Binding<Int>, plain: Binding<Plain>) {
  // error: requires that 'Plain' conform to 'Identifiable'
  _ = SegmentedControl([Plain()], selection: number) { _ in Text("a") }
}
