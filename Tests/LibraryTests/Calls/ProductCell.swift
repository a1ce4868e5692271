import DesignKit
import Foundation
import SwiftUI

struct Shop: View {
  let name: String
  let price: Decimal

  var body: some View {
    VStack {
      DKProductCell("Kettle", price: DKPrice(39, currency: .euro))
      DKProductCell(
        name, price: DKPrice(price, currency: .euro).reduced(from: 49), rating: DKRating(4.5),
        badge: DKBadge("New"), image: "kettle"
      )
      .soldOut()
      .onSelect {}
      DKProductCell(name, price: DKPrice(price, currency: .yen), badge: DKBadge("New")) {
        AsyncImage(url: nil)
      }
      .dkProductCellStyle(.row)
      DKProductCell(price: DKPrice(price, currency: .yen)) {
        Text(name).italic()
      }
    }
    .dkProductCellStyle(.overlaid)
    .dkProductCellStyle(.automatic(aspectRatio: 1.5))
    .contentDensity(.compact)
  }
}

struct WordsProductCellStyle: DKProductCellStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.price.dkPriceStyle(.prominent)
    configuration.rating?.maximum(3)
    if !configuration.isSoldOut { configuration.badge }
  }
}
