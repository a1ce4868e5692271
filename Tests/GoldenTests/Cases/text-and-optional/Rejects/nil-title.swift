// A required text does not take an optional.
// error: 'nil'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Card(title: nil) }
