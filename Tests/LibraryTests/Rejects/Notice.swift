// An error is a notice by its name.
// error: cannot convert value|no exact matches
import DesignKit
import SwiftUI

@MainActor func call(error: any Error) { _ = DKNotice(error) }
