import DesignKit
import SwiftUI

struct TextStyles: View {
  enum Style: CaseIterable { case bold, italic, underlined }

  @State private var styles: Set<Style> = []
  @State private var alignment: TextAlignment?

  var body: some View {
    DKButtonGroup(selection: $styles) {
      ForEach(Style.allCases, id: \.self) { Text(String(describing: $0)).choice($0) }
    }
    DKButtonGroup(selection: $alignment) {
      Image(systemName: "text.alignleft").choice(TextAlignment.leading)
      Image(systemName: "text.alignright").choice(TextAlignment.trailing)
    }
    .axis(.vertical)
  }
}
