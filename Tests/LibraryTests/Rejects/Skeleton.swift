// A picture has a height.
// error: missing argument for parameter 'height' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKSkeleton(.rectangle()) }
