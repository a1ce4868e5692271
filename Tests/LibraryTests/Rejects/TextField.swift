// The text is a binding.
// error: cannot convert value of type 'String' to expected argument type 'Binding<String>'
import DesignKit
import SwiftUI

@MainActor func call(name: String) { _ = DKTextField("Name", text: name) }
