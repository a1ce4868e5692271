import DesignKit
import SwiftUI

struct Uploads: View {
  let done: Double
  let name: String

  var body: some View {
    VStack {
      DKProgressRing()
      DKProgressRing(value: 0.4)
      DKProgressRing("Uploading", value: done, total: 20, currentValue: "\(Int(done)) of 20")
        .size(.large)
      DKProgressRing(name, value: nil)
      DKProgressRing(value: done) {
        Text(name).bold()
      } currentValueLabel: {
        Image(systemName: "pause")
      }
      .dkProgressRingStyle(.pie)
    }
    .tint(.green)
    .dkProgressRingStyle { configuration in
      if let fraction = configuration.fractionCompleted {
        Text(fraction, format: .percent)
      } else {
        configuration.label
      }
    }
  }
}

struct BarProgressRingStyle: DKProgressRingStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKProgressRing(configuration).size(.small)
    configuration.currentValueLabel
  }
}
