import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title").density(2) }
