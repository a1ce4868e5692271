import DesignKit
import SwiftUI

struct Booking: View {
  @State private var guests = 2
  let room: String

  var body: some View {
    Form {
      DKStepper("Guests", value: $guests)
      DKStepper("Guests", value: $guests, in: 1...8) {
        Text("At most eight")
      }
      .step(2)
      .format { Text("\($0) persons") }
      DKStepper(room, value: $guests)
        .disabled(guests == 0)
      DKStepper(value: $guests) {
        Label("Guests", systemImage: "person")
      } caption: {
        Text("Children, too")
      }
      .dkStepperStyle(.stacked)
    }
    .dkStepperStyle(.system)
    .dkStepperStyle { configuration in
      configuration.text.onTapGesture(perform: configuration.increment)
      Button("Less", action: configuration.decrement)
        .disabled(!configuration.canDecrement)
      Button("None") { configuration.value = configuration.range.lowerBound }
    }
  }
}
