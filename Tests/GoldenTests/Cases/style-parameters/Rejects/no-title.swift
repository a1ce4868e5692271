// A parameter without a default is required.
// error: missing argument
import DesignKit
import SwiftUI

@MainActor func call(v: Color) { _ = Tile { v }.tileStyle(.titled(onTap: {})) }
