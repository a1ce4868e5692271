// The requirements on a form's own generic parameter apply to callers.
// error: requires that 'Plain' conform to 'Hashable'
import DesignKit
import SwiftUI

struct Plain {}

@MainActor func call() { _ = ValueField(format: Plain(), title: "t") }
