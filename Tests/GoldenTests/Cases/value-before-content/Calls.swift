// Slots: content
import DesignKit
import SwiftUI

@MainActor func calls(v: Color) {
  _ = Row(isSelected: true) { v }  // v
  _ = Row { v }  // v
  _ = Row(index: 1) { v }  // v
  _ = Row(isSelected: true, index: nil, content: { v })  // v
  _ = Row {  // v
    v
    Text("more")
  }
}
