import DesignKit
import SwiftUI

@MainActor func calls(v: Color, s: String, symbol: Symbol) {
  let byKey: Notice<Text, SymbolView> = Notice(title: "t", symbol: symbol)
  _ = Notice(title: s, symbol: nil)
  _ = Notice(isUrgent: true, title: "t", portrait: SymbolView(symbol))
  _ = Notice(title: "t") { v }
  let status: Notice<StatusView, Never> = Notice(titleHeading: "t", titleLevel: 2)
  _ = Notice(titleHeading: s, symbol: .heart)
  let urgent: Notice<Text, SymbolView> = .urgent(isUrgent: true, title: "t")
  _ = Notice.urgent(title: s)
  _ = (byKey, status, urgent)
}
