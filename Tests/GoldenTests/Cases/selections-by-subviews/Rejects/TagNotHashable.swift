import DesignKit
import SwiftUI

struct Plain {}

@MainActor func call(number: Binding<Int>, plain: Binding<Plain>) {
  // error: requires that 'Plain' conform to 'Hashable'
  _ = Text("a").segment(Plain())
}
