// A style cannot write a read-only value.
// error: has no member '$isPressed'
import DesignKit
import SwiftUI

struct Writing: PanelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle("a", isOn: configuration.$isPressed)
  }
}
