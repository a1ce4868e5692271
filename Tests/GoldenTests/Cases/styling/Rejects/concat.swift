// Styles cannot be composed here.
// error: has no member 'concat'
import DesignKit
import SwiftUI

@MainActor func call(style: some ChipStyle) { _ = style.concat(.framed) }
