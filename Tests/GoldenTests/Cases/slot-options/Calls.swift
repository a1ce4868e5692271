import DesignKit
import SwiftUI

// swift-format-ignore
@MainActor func calls(v: Color, k: LocalizedStringKey, s: String) {
  _ = Thumbnail(pictureSystemName: "star", name: "Star")
  _ = Thumbnail(pictureImageName: "Sky", name: k, size: s)
  _ = Thumbnail(picture: v, name: "Color", size: nil)
  _ = Thumbnail { v } name: { v } size: { v }
  _ = Caption("Words")
  _ = Caption(s)
  _ = Caption(Text("Words"))
  _ = Caption(onTap: {}, "Words")
  _ = Caption { v }
  _ = Caption { print(s) } words: { v }
}
