// No initializer takes the prominence.
// error: extra argument 'prominence' in call|incorrect argument label in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKSectionHeader("Trips", prominence: .increased) }
