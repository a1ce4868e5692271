// A type that an argument determines has to conform, too.
// error: requires that 'Plain' conform to 'Hashable'
import DesignKit
import SwiftUI

struct Plain {}

@MainActor func call() { _ = Choice(value: Plain(), title: "t") }
