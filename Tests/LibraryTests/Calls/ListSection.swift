import DesignKit
import SwiftUI

struct Device: Identifiable {
  let id: Int
  let name: String
}

struct Devices: View {
  let devices: [Device]

  var body: some View {
    DKListSection(devices, "Devices") { Text($0.name) }
      .footer("Devices that you sign in with.")
      .placeholder { ProgressView() }
      .dkListSectionStyle(.boxed)
    DKListSection {
      Text("One")
      Text("Two")
    }
    DKListSection {
      Text("Devices")
    } rows: {
      Text("One")
    }
    .dkListSectionStyle(IndentedListSectionStyle())
  }
}

struct IndentedListSectionStyle: DKListSectionStyle {
  func makeBody(configuration: Configuration) -> some View {
    DKListSection(configuration)
      .footer { Text("\(configuration.rows.count)") }
      .padding(.leading)
  }
}
