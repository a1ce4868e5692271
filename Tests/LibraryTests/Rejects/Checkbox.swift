// The argument is 'isChecked', because a checkbox has more states than on and off.
// error: incorrect argument label in call|extraneous argument label
import DesignKit
import SwiftUI

@MainActor func call(cheese: Binding<Bool>) { _ = DKCheckbox("Cheese", isOn: cheese) }
