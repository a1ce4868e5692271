// Only declared options exist.
// error: incorrect argument label in call (have 'titleSystemName:', expected 'title:')
import DesignKit
import SwiftUI

@MainActor func call() { _ = Card(titleSystemName: "star") }
