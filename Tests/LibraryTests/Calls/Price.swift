import DesignKit
import Foundation
import SwiftUI

struct Offer: View {
  let amount: Decimal
  let code: String

  var body: some View {
    VStack {
      DKPrice(19.99, currency: .euro)
      DKPrice(amount, currency: .yen, per: "kg")
        .reduced(from: 29.99)
      DKPrice(amount, currency: .dollar, per: code)
      if let currency = try? DKCurrency(code) {
        DKPrice(amount, currency: currency) { Image(systemName: "scalemass") }
          .dkPriceStyle(.prominent)
      }
    }
    .roundedPrices()
    .roundedPrices(amount > 1000)
    .environment(\.locale, Locale(identifier: "pt_PT"))
  }
}

struct PlainPriceStyle: DKPriceStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.original ?? configuration.current)
    configuration.unit
  }
}
