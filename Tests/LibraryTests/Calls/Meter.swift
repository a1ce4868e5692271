import DesignKit
import SwiftUI

struct Storage: View {
  let used: Double
  let device: String

  var body: some View {
    VStack {
      DKMeter("Storage", value: 0.4)
      DKMeter(device, value: used, in: 0...256, currentValue: "\(Int(used)) GB")
        .thresholds([.init(from: 200, .warning), .init(from: 250, .critical)])
      DKMeter("Charge", value: Float(used), in: 0...100, currentValue: device)
      DKMeter("Battery", value: used) {
        Text("0 %")
      } maximumValueLabel: {
        Text("100 %")
      }
      DKMeter(value: used, in: 0...10) {
        Text(device)
      } currentValueLabel: {
        Text(used, format: .number)
      }
      .dkMeterStyle(.segmented(count: 5))
    }
    .dkMeterStyle(.plain)
  }
}

struct DotMeterStyle: DKMeterStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle()
      .fill(configuration.severity?.color ?? .gray)
      .scaleEffect(configuration.fraction)
    ForEach(configuration.marks, id: \.self) { Text($0, format: .percent) }
    configuration.minimumValueLabel
    DKMeter(configuration)
  }
}
