// Slots: label, hint, content
import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func labeled(v: Color, s: String) {
  _ = Field(label: { v }, hint: { v }, content: { v })  // v v v
  _ = Field(label: { v }, content: { v })  // v - v
  _ = Field(label: "l", hint: { v }, content: { v })  // k v v
  _ = Field(label: s, hint: { v }, content: { v })  // s v v
  _ = Field(label: "l", content: { v })  // k - v
  _ = Field(label: s, content: { v })  // s - v
  _ = Field(hint: { v }, content: { v })  // - v v
  _ = Field(content: { v })  // - - v
}

// swift-format-ignore
@MainActor func trailing(v: Color, s: String) {
  _ = Field { v } hint: { v } content: { v }  // v v v
  _ = Field { v } content: { v }  // v - v
  _ = Field { v }  // - - v
  _ = Field(label: "l") { v } content: { v }  // k v v
  _ = Field(label: "l") { v }  // k - v
  _ = Field(label: s) { v }  // s - v
  let field: Field<EmptyView, EmptyView, Color> = Field { v }  // - - v
  _ = field
}
