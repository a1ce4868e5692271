// The property keeps its place in the initializer.
// error: missing argument for parameter 'name' in call
import DesignKit
import SwiftUI

@MainActor func reject() { _ = Portrait(action: {}).name("A") }
