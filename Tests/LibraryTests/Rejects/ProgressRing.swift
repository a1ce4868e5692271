// Styles see how much is done, not of what.
// error: 'value' is inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

struct ValueStyle: DKProgressRingStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(configuration.value)")
  }
}
