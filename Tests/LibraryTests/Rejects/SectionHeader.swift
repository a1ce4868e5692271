// The prominence is no part of creating it.
// error: extra argument 'prominence' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKSectionHeader("Trips", prominence: .increased) }
