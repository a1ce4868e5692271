// Styles see how much is done, not of what.
// error: 'value' is inaccessible due to 'internal' protection level|has no member 'value'
import DesignKit
import SwiftUI

struct ValueStyle: DKProgressRingStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(configuration.value)")
  }
}
