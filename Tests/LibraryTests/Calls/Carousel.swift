import DesignKit
import SwiftUI

@available(iOS 17, macOS 14, *)
struct Gallery: View {
  @State private var shown: Int?
  let pictures: [String]

  var body: some View {
    VStack {
      DKCarousel("Pictures") {
        ForEach(pictures, id: \.self) { Image($0) }
      }
      DKCarousel("Pictures", position: $shown) {
        ForEach(pictures.indices, id: \.self) { Image(pictures[$0]) }
      }
      .spacing(4)
      Button("First") { shown = 0 }
    }
  }
}
