// error: missing argument for parameter 'note'
import DesignKit
import SwiftUI

@MainActor let checkbox = Checkbox(isExpanded: .constant(true), title: "Salt")
