// The action is required.
// error: missing argument for parameter 'action' in call
import DesignKit
import SwiftUI

@MainActor func call(on: Binding<Bool>) { _ = Command(isOn: on, label: "l") }
