// The accessibility label is localized.
// error: cannot convert value of type 'String' to expected argument type 'LocalizedStringKey'
import DesignKit
import SwiftUI

@available(iOS 17, macOS 14, *)
@MainActor func call(name: String) { _ = DKCarousel(name) { Text("1") } }
