// The title as a text has no label.
// error: extraneous argument label 'title:'|incorrect argument label|cannot convert
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKBanner(title: "Saved") }
