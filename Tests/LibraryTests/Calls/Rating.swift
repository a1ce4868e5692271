import DesignKit
import SwiftUI

struct Reviews: View {
  let count: String

  var body: some View {
    VStack {
      DKRating(4.5)
      DKRating(3, caption: "231 reviews")
      DKRating(3, systemImage: "heart.fill", caption: count)
        .maximum(10)
      DKRating(2) {
        Circle().frame(width: 8)
      } caption: {
        Text(count)
      }
      .dkRatingStyle(.compact)
    }
  }
}

struct NumberRatingStyle: DKRatingStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.value.formatted()) of \(configuration.maximum)")
    configuration.symbol.scaleEffect(configuration.fraction)
    configuration.caption
  }
}
