// Whether it is selected is no part of creating it.
// error: extra argument 'isSelected' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKTagItem("All", isSelected: true) }
