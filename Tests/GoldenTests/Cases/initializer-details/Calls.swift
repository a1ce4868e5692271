import DesignKit
import SwiftUI

// swift-format-ignore
@available(iOS 17, macOS 14, *)
@available(*, deprecated)
@MainActor func calls(v: Color, s: String) {
  let text: Stamp<Int, Text, Color> = Stamp(count: 2, caption: { Text("c") }, "t", color: v)
  let plain: Stamp<Int, Text, Color> = Stamp(caption: { Text("c") }, s)
  let view: Stamp<Int, Color, Text> = Stamp { Text("c") } title: { v } mark: { Text("m") }
  _ = (text, plain, view)
}
