import DesignKit
import SwiftUI

@MainActor func compare() -> Bool {
  let chip = Chip(isOn: .constant(true), name: "a", title: "Title")
  return chip == chip.level(2) || chip == chip.outline(width: 2, role: .critical)
}

@MainActor func chip() -> some View {
  Chip(isOn: .constant(true), name: "a", title: "Title").equatable()
}

nonisolated func hash(_ tag: Tag<Int, Text>) -> Set<Int> { [tag.hashValue, tag.description.count] }
