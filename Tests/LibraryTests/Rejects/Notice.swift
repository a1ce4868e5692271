// An error is a notice by its name.
// error: no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call(error: any Error) { _ = DKNotice(error) }
