// Styles see only the label and whether the chip is on.
// error: 'role' is inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

@MainActor func call(configuration: ChipStyleConfiguration) -> Int { configuration.role }
