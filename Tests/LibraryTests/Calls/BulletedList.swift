import DesignKit
import SwiftUI

struct HouseRules: View {
  let rules: [String]

  var body: some View {
    DKBulletedList {
      DKListPoint("Knock before you enter.")
        .bullet(.problem)
      for rule in rules {
        DKListPoint(rule)
      }
      DKListPoint {
        Text("Ask if you are not sure.").bold()
      }
      .bullet { Text(verbatim: "?") }
    }
    .bullet(.check)
  }
}
