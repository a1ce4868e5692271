// Only slots that may be empty can be left out.
// error: missing argument for parameter 'content' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = Field(label: "l") }
