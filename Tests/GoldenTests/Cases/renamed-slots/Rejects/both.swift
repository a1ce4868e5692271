// The old name and the new name are one slot.
// error: extra argument 'title' in call|incorrect argument label|extra arguments|no exact matches
import DesignKit
import SwiftUI

@MainActor func reject() { _ = Card(heading: "t", title: "t") }
