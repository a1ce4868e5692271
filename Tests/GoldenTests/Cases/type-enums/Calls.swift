import DesignKit
import SwiftUI

func roles() -> [CardRole] { CardRole.allCases + CardRole.pair() + [.quiet, .default] }

let ids: Set<CardRole> = Set(CardRole.allCases.map(\.id))
let isLoud = CardRole.critical.isLoud && CardRole.largest == 3

@MainActor func card() -> some View { Card(role: .quiet, title: "Title") }
