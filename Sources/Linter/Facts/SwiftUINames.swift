import Specification
import SwiftTypes

/// Whether every view has a method of SwiftUI's of a name, where a library runs on some platforms.
func isViewMethod(_ name: String, on platforms: Set<Platform>) -> Bool {
  swiftUIViewMethodNames.contains(name)
    && (platforms.contains(.visionOS) || !swiftUIViewMethodNamesOfVisionOS.contains(name))
}

/// Types of SwiftUI that are no views, and that apps name.
let swiftUITypeNames = KnownType.names(.swiftUI)

/// Types of Foundation that are words for what a design system has.
let foundationTypeNames = KnownType.names(.foundation)
