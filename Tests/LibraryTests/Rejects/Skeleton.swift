// The height of an image is required.
// error: missing argument for parameter 'height' in call
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKSkeleton(.rectangle()) }
