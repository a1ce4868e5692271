import DesignKit
import SwiftUI

func link() throws -> CardLink { try CardLink(title: "Title", to: "there", count: 1) }

@MainActor func box() -> CardBox<Int, String> {
  CardBox(value: 1, other: "", perform: {}, isOn: .constant(true))
}

let kind = CardLink.Kind.internal
let spacing = CardMetrics.narrow.spacing + CardMetrics().spacing
let name = CardNames.regular
let place: CardNames.Place = .top

@MainActor func card() throws -> some View { Card(title: "Title").link(try link()) }
