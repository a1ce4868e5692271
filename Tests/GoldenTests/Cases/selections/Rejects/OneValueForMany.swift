import DesignKit
import SwiftUI

struct Plain {}

@MainActor func call(number: Binding<Int>, plain: Binding<Plain>) {
  // error: no exact matches in call to initializer
  _ = ChipGroup(selection: number) { Text("a") }
}
