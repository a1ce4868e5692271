// A required text is no optional.
// error: 'nil'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Card(title: nil) }
