import Specification
import SwiftAPI
import SwiftTypes

/// Whether SwiftUI declares a method of `View` with a name, on some platforms.
func isViewMethod(_ name: String, on platforms: Set<Platform>) -> Bool {
  isSwiftUIViewMethod(name)
    && (platforms.contains(.visionOS) || !swiftUIViewMethodNamesOfVisionOS.contains(name))
}
