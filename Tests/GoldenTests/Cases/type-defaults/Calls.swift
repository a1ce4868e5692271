import DesignKit
import SwiftUI

let density = CardDensity.default
let tone = CardTone.default
let inset = CardInset.default

@MainActor func card() -> some View {
  Card(role: .default, title: "Title").density(.compact).cardDensity(.regular)
}
