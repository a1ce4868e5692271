// Styles are types here, and stand alone.
// error: cannot conform to 'ChipStyle'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Chip(label: "a").chipStyle { $0.label } }
