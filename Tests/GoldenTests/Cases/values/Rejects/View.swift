// A value is not a view.
// error: conform to 'View'
import DesignKit
import SwiftUI

@MainActor func reject(isOn: Binding<Bool>) -> some View {
  CheckboxItem("Milk", id: "milk", isOn: isOn)
}
