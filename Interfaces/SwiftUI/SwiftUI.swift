// swift-format-ignore-file
// A module with the declarations of Apple's SwiftUI that component libraries use, to check emitted
// code where there is no SwiftUI. Signatures, isolation, conformances and preference among overloads
// are Apple's, of the iOS 18 SDK; nothing runs. Availability is left out, for it says nothing on
// Linux: what is newer than a project's platforms shows on a Mac only. A type of which Apple's
// interface prints no isolation is `nonisolated` here, for in an interface nothing is inferred.

@_exported import Combine
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

/// The body of every declaration: an interface is compiled against, never run.
func interfaceOnly() -> Never {
  fatalError("an interface")
}

/// A view without a body of its own.
@preconcurrency @MainActor public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  @MainActor @preconcurrency public var body: Never { interfaceOnly() }
}
