// error: cannot assign to property: 'isOpen' is a 'let' constant
import DesignKit
import SwiftUI

struct Writing: PanelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("a") { configuration.isOpen = true }
  }
}
