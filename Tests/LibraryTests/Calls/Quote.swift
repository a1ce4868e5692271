import DesignKit
import SwiftUI

struct Voices: View {
  let words: String
  let name: String?

  var body: some View {
    VStack {
      DKQuote("To be or not to be")
      DKQuote(words, by: "Ada Lovelace")
      DKQuote(words, by: name)
        .dkQuoteStyle(.pulled(design: .rounded))
      DKQuote {
        Text(words).bold()
      } attribution: {
        Text("Ada")
      }
    }
  }
}

@available(*, deprecated)
@MainActor func withPortrait(words: String, name: String?) {
  _ = DKQuote(words, by: name, portrait: "ada")
  _ = DKQuote(words, by: "Ada Lovelace") { Circle() }
}

struct BareQuoteStyle: DKQuoteStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.text
    configuration.attribution
    configuration.portrait
  }
}
