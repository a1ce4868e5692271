import DesignKit
import SwiftUI

enum Size: CaseIterable {
  case small, large

  var title: LocalizedStringKey { self == .small ? "Small" : "Large" }
}

struct SizePicker: View {
  @State private var size = Size.small
  @State private var count: Int?
  let tallName: String
  let isTallOffered: Bool

  var body: some View {
    VStack {
      DKRadioGroup("Size", selection: $size) {
        DKRadioOption("Small", value: .small)
        DKRadioOption("Large", value: .large)
      }
      .axis(.horizontal)
      DKRadioGroup("Count", selection: $count) {
        DKRadioOption("None", value: nil)
        for count in 1...3 {
          DKRadioOption(Text(count, format: .number), value: count)
        }
        if isTallOffered {
          DKRadioOption(tallName, value: 100)
        }
      }
      .disabledValues([3])
      DKRadioGroup("Size", selection: $size, title: \.title)
      DKRadioGroup(
        selection: $size,
        options: [
          DKRadioOption(Text("Small"), value: .small, caption: Text("For one")),
          DKRadioOption(Text("Large"), value: .large, caption: Text("For two")),
        ]
      ) {
        Label("Size", systemImage: "ruler")
      }
      .disabled(count == 0)
    }
    .controlDensity(.compact)
  }
}
