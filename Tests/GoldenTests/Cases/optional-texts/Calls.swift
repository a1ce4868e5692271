// Slots: title, text
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, k: LocalizedStringKey, s: String, o: String?, q: LocalizedStringKey?) {
  _ = Note(title: { v }, text: { v })  // v v
  _ = Note(text: "t", title: { v })  // v k
  _ = Note(text: s, title: { v })  // v s
  _ = Note(title: { v })  // v -
  _ = Note(title: "t", text: { v })  // k v
  _ = Note(title: o, text: { v })  // s v
  _ = Note(title: "t", text: "t")  // k k
  _ = Note(title: k, text: s)  // k s
  _ = Note(title: s, text: k)  // s k
  _ = Note(title: s, text: o)  // s s
  _ = Note(title: o, text: nil)  // s k
  _ = Note(title: s, text: q)  // s k
  _ = Note(title: nil, text: o)  // k s
  _ = Note(title: q, text: s)  // k s
  _ = Note(title: nil, text: q)  // k k
  _ = Note(title: nil, text: nil)  // k k
  _ = Note(title: nil, text: "t")  // k k
  _ = Note(title: s, text: "t")  // s s
  _ = Note(title: "t")  // k -
  _ = Note(title: s)  // s -
  _ = Note(text: { v })  // - v
  _ = Note(text: "t")  // - k
  _ = Note(text: o)  // - s
  _ = Note()  // - -
  _ = Note(title: "t") { v }  // k v
  _ = Note { v } text: { v }  // v v
  _ = Note { v }  // v -
}
