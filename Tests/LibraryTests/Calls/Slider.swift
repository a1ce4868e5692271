import DesignKit
import SwiftUI

struct Player: View {
  @State private var volume = 0.5
  @State private var speed: Float = 1
  @State private var isPaused = false
  let channel: String

  var body: some View {
    VStack {
      DKSlider("Volume", value: $volume)
        .onEditingChanged { isPaused = $0 }
      DKSlider("Speed", value: $speed, in: 0.5...2, minimumLabel: "Slow", maximumLabel: "Fast")
        .step(0.25)
        .format { Text($0, format: .number) }
      DKSlider(channel, value: $volume, minimumLabel: .remove, maximumLabel: .add)
        .disabled(isPaused)
      DKSlider(value: $volume, in: 0...10) {
        Text("Volume").bold()
      } minimumLabel: {
        Image(systemName: "speaker")
      } maximumLabel: {
        Image(systemName: "speaker.wave.3")
      }
    }
  }
}
