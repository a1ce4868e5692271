// A text of a resolver has no default.
// error: missing argument for parameter 'titleHeading' in call
import DesignKit
import SwiftUI

@MainActor func call() -> some View { Notice(titleLevel: 1) }
