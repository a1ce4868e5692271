// A notice of an error has a labeled argument.
// error: no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call(error: any Error) { _ = DKNotice(error) }
