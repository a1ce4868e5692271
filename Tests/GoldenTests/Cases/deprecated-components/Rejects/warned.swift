// The warning names the replacement.
// error: 'Banner' is deprecated: Cards say the same (since 2.1)
import DesignKit
import SwiftUI

@MainActor func banner() -> some View { Banner(title: "Title") }
