// The text is the caller's, and is written by the field.
// error: cannot convert value of type 'String' to expected argument type 'Binding<String>'
import DesignKit
import SwiftUI

@MainActor func call(name: String) { _ = DKTextField("Name", text: name) }
