import DesignKit
import SwiftUI

struct Subject: CardSubject {
  let id = 1
  let title = "Title"
  var isOn = false
}

let count = Subject().count
let pair: CardPair<Int> = (1, 2)

@MainActor func card() -> some View {
  Card(onTap: {}, title: "Title").onClose {}.onMove { _ in }.cardAction {}
}
