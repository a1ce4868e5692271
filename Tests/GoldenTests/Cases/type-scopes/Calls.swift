import DesignKit
import SwiftUI

let role: Card.Role = .critical
let same: CardRole = role
let weight = Rule.Weight.thick(points: Rule.Points(value: 2))

@MainActor func card() -> some View { Card(role: role, title: "Title").density(.compact) }
@MainActor func rule() -> some View { Rule(weight: weight) }
