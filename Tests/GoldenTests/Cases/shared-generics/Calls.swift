import DesignKit
import SwiftUI

@MainActor func calls(v: Color, s: String) {
  let views: Slide<Color, Text> = Slide(leading: { v }, title: "t", trailing: { v })
  let images: Slide<Image, Text> = Slide(
    leadingSystemName: "star", title: "t", trailingSystemName: nil)
  let texts: Slide<Text, Text> = Slide(leading: s, title: "t", trailing: "r")
  let bare: Slide<Never, Text> = Slide(title: "t")
  _ = (views, images, texts, bare)
}
