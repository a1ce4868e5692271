import SwiftUI

@MainActor func calls(v: Color) {
  _ = Chip(role: .critical, label: "l")
    .count(1)
    .chipLimit(2)
    .chipStyle(.bold)
    .chipStyle(.bold(width: 2))
    .chipStyle { Chip($0) }
  _ = Chip(icon: { v }, label: { v }, actions: { v })
}
