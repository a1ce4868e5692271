import DesignKit
import Foundation
import SwiftUI

struct Delivery: View {
  let place: String
  let departure: Date?

  var body: some View {
    VStack(spacing: 0) {
      DKTimelineItem("Ordered", at: "9:41")
      DKTimelineItem(place, detail: "On the way", status: .current, systemImage: "shippingbox")
      DKTimelineItem("On the way", time: departure, status: .current)
      DKTimelineItem("Delivered", status: .upcoming) { Image(systemName: "house") }
        .last()
      DKTimelineItem {
        Text(place)
      } detail: {
        Text("Left at the door")
      }
    }
    .dkTimelineItemStyle(.table(timeWidth: 80))
  }
}

struct PlainTimelineItemStyle: DKTimelineItemStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.timestamp?.bold()
    configuration.title
    configuration.marker
    if configuration.status != .done, !configuration.isLast { configuration.detail }
  }
}
