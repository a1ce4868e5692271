// A picture has a height.
// error: expects argument|missing argument|cannot convert|member 'rectangle
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKSkeleton(.rectangle()) }
