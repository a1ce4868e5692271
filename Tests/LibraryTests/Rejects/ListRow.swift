// What a tap does is no affair of a style.
// error: 'onSelect' is inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

struct TappedStyle: DKListRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Tap") { configuration.onSelect?() }
  }
}
