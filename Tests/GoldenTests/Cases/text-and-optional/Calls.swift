// Slots: title, actions
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func labeled(v: Color, k: LocalizedStringKey, s: String) {
  _ = Card(title: { v }, actions: { v })  // v v
  _ = Card(title: "t", actions: { v })  // k v
  _ = Card(title: k, actions: { v })  // k v
  _ = Card(title: s, actions: { v })  // s v
  _ = Card(title: { v })  // v -
  _ = Card(title: "t")  // k -
  _ = Card(title: "t \(s)")  // k -
  _ = Card(title: s)  // s -
}

// swift-format-ignore
@MainActor func trailing(v: Color, s: String) {
  _ = Card { v } actions: { v }  // v v
  _ = Card { v }  // v -
  _ = Card(title: "t") { v }  // k v
  _ = Card(title: s) { v }  // s v
  _ = Card(title: "t") {}  // k v
  _ = Card {}  // v -
  let card: Card<Text, Never> = Card(title: "t")  // k -
  _ = card
}
