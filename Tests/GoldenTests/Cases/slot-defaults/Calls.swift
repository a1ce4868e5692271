import DesignKit
import SwiftUI

@MainActor func calls(v: Color, s: String) {
  let plain: Paragraph<Text, ParagraphDefaultMark, Divider> = Paragraph(title: "t")
  let marked: Paragraph<Text, Image, Divider> = Paragraph(title: s, markSystemName: "star")
  let divided: Paragraph<Text, Image, Color> = Paragraph(title: "t", markSystemName: "star") { v }
  let view: Paragraph<Color, ParagraphDefaultMark, Divider> = Paragraph { v }
  _ = (plain, marked, divided, view, ParagraphDefaultMark())
}
