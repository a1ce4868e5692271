import DesignKit
import SwiftUI

func call(item: SlotItem) {
  // error: initializer is inaccessible
  _ = SegmentedControlStyleConfiguration.Segment(
    item: item, count: 1, isSelected: true, selectAction: nil)
}
