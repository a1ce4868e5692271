// Styles see the fraction, not the value.
// error: 'value' is inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

struct ValueStyle: DKProgressRingStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(configuration.value)")
  }
}
