import Specification
import SwiftTypes

/// Whether SwiftUI declares a method of `View` with a name, on some platforms.
func isViewMethod(_ name: String, on platforms: Set<Platform>) -> Bool {
  swiftUIViewMethodNames.contains(name)
    && (platforms.contains(.visionOS) || !swiftUIViewMethodNamesOfVisionOS.contains(name))
}

/// Types of SwiftUI that are not views and that apps use.
let swiftUITypeNames = KnownType.names(.swiftUI)

/// Types of Foundation whose names are also words of design systems.
let foundationTypeNames = KnownType.names(.foundation)
