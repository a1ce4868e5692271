import DesignKit
import SwiftUI

struct Home: View {
  let title: String

  var body: some View {
    VStack {
      DKSectionHeader("Trips")
      DKSectionHeader(title, subtitle: "This year")
        .prominence(.increased)
      DKSectionHeader("Trips") {
        Text("12")
      } accessory: {
        Button("See All") {}
      }
      DKSectionHeader("Trips", subtitle: title) { Button("See All") {} }
      DKSectionHeader {
        Text(title)
      } subtitle: {
        Text("This year")
      }
      .dkSectionHeaderStyle(.centered)
    }
    .dkSectionHeaderStyle(.overline)
  }
}

struct LargeSectionHeaderStyle: DKSectionHeaderStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.font(.largeTitle)
    configuration.accessory
    if configuration.prominence == .increased { configuration.subtitle }
  }
}
