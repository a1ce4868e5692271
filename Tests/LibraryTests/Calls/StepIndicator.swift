import DesignKit
import SwiftUI

struct Checkout: View {
  let step: Int
  let name: String

  var body: some View {
    VStack {
      DKStepIndicator(current: step, of: 4)
        .caption(name)
      DKStepIndicator(current: step, of: 4) { index, isDone in
        if isDone {
          Image(systemName: "checkmark")
        } else {
          Text("\(index + 1)")
        }
      }
      .caption { Text(name).bold() }
      .dkStepIndicatorStyle(.compact)
      DKStepIndicator(current: step, of: 2) { _, isDone in
        Rectangle().opacity(isDone ? 1 : 0.5)
      }
    }
    .dkStepIndicatorStyle { configuration in
      VStack {
        DKStepIndicator(configuration)
        configuration.mark(index: 0, isDone: true)
      }
    }
  }
}
