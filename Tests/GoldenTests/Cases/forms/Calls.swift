import DesignKit
import Foundation
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, s: String, url: URL) {
  let text: Tile<Int, Text, Never> = Tile("t", value: 1, action: {})
  let view: Tile<Int, Color, Never> = Tile(value: 1) {} title: { v }
  let values: Tile<Int, Text, Color> = Tile("t", values: { v }, value: 1, action: {})
  let all: Tile<Int, Color, Color> = Tile(values: { v }, value: 1) {} title: { v }
  let sample: Tile<Int, Text, Never> = .sample("t")
  let house: Tile<Int, Text, Never> = .house
  _ = Tile.sample(s)
  _ = (text, view, values, all, sample, house, Tile.house)
  #if os(iOS)
    if #available(iOS 17, *) { _ = Tile.link("t", destination: url) }
  #endif
}
