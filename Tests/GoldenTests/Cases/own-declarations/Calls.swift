import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title").padding(Card<Text>.spacing) }
