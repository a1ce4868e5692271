// swift-format-ignore-file
// A module with the declarations of Apple's SwiftUI that component libraries use, to check emitted
// code where there is no SwiftUI. Signatures, attributes, isolation, conformances, preference among
// overloads and availability are Apple's, of the iOS 18 SDK; nothing runs. Apple's SwiftUICore is part
// of this module. A type of which Apple's interface prints no isolation is `nonisolated` here, for in
// an interface nothing is inferred; a view without a body of its own has `body: Never`.

@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
@_exported import Symbols
#if os(macOS)
@_exported import AppKit
#else
@_exported import UIKit
#endif
