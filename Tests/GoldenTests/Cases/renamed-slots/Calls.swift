import DesignKit
import Foundation
import SwiftUI

@MainActor func calls(v: Color, s: String, url: URL) {
  _ = Card { v }
  _ = Card {
    v
  } actions: {
    v
  }
  _ = Card(heading: "t")
  _ = Card(heading: s, actions: { v })
  _ = Card(heading: "t", actions: { v }).footer("f")
  _ = Card(headingSystemName: "star")
  _ = Card.link(url: url, heading: "t")
  _ = v.bottomSheet(isShown: true, title: "t") { v }
}

@available(*, deprecated)
@MainActor func old(v: Color, s: String, url: URL) {
  let text: Card<Text, Never, Never> = Card(title: "t")
  let string: Card<Text, Color, Never> = Card(size: 2, title: s, buttons: { v })
  let view: Card<Color, Color, Never> = Card(title: { v }, actions: { v })
  let trailing: Card<Color, Color, Never> = Card {
    v
  } buttons: {
    v
  }
  _ = (text, string, view, trailing)
  _ = Card(title: "t", actions: { v }).note("n")
  _ = Card(title: "t") { v }.note { v }
  _ = Card(heading: "t", buttons: { v })
  _ = Card(titleSystemName: "star")
  _ = Card(titleSystemName: "star", buttons: { v })
  _ = Card.link(url: url, title: s)
  _ = v.bottomSheet(isShown: true, title: "t", sheetContent: { v })
}
