// What a form makes of its own generic parameter holds for its callers.
// error: requires that 'Plain' conform to 'Hashable'
import DesignKit
import SwiftUI

struct Plain {}

@MainActor func call() { _ = ValueField(format: Plain(), title: "t") }
