// Whether something is checked is log by isChecked, for a checkbox is more than on or off.
// error: incorrect argument label in call|extraneous argument label
import DesignKit
import SwiftUI

@MainActor func call(cheese: Binding<Bool>) { _ = DKCheckbox("Cheese", isOn: cheese) }
