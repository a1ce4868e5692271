// The prominence is no part of creating it.
// error: extra argument 'prominence' in call|no exact matches
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKSectionHeader("Trips", prominence: .increased) }
