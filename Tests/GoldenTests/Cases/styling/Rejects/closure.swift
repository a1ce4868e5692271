// Styles cannot be closures here.
// error: cannot conform to 'ChipStyle'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Chip(label: "a").chipStyle { $0.label } }
