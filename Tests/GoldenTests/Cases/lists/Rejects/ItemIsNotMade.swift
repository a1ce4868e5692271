import DesignKit
import SwiftUI

@MainActor func call(number: Int) {
  // error: 'SlotItem' initializer is inaccessible
  _ = SlotItem(number, index: 0)
}
