import DesignKit
import SwiftUI

struct Toppings: View {
  @State private var cheese = true
  @State private var basil = false
  @State private var terms = DKCheckboxState.unchecked
  let price: String

  var body: some View {
    VStack {
      DKCheckbox("All toppings", of: [$cheese, $basil])
      DKCheckbox("Cheese", isChecked: $cheese)
      DKCheckbox(price, isChecked: $basil)
      DKCheckbox("I have read the terms", state: $terms)
        .isProblem(terms == .unchecked)
      DKCheckbox(state: $terms) {
        Text("Terms").underline()
      }
      .isProblem()
      DKCheckbox("Cheese", isChecked: $cheese)
        .dkCheckboxStyle(.tile)
    }
    .dkCheckboxStyle(.trailing)
    .dkCheckboxStyle { configuration in
      configuration.label
        .strikethrough(configuration.state == .checked)
        .opacity(configuration.isPressed ? 0.5 : 1)
      configuration.box
    }
    .onAppear { terms = terms.toggled }
  }
}
