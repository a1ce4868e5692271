import DesignKit
import SwiftUI

struct Results: View {
  @State private var sizes: Set<Int> = []

  var body: some View {
    DKFilterChips(selection: $sizes) {
      Text("Small").filter(1).filterMatches(12)
      Text("Large").filter(2).filterMatches(nil)
    }
    .controlDensity(.compact)
  }
}
