// Styles do not see the action of a tap.
// error: 'onSelect' is inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

struct TappedStyle: DKListRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Tap") { configuration.onSelect?() }
  }
}
