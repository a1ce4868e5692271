import DesignKit
import SwiftUI

struct Shopping: View {
  let things: [String]
  let most: Int?

  var body: some View {
    DKDividedStack(things, id: \.self) { Text($0) }
      .limit(most)
      .overflow { Text("\($0) more") }
      .placeholder("Nothing to buy")
    DKDividedStack(alignment: .center, spacing: 4) {
      Text("Bread")
      Text("Butter")
    } separator: {
      Color.gray.frame(height: 1)
    }
  }
}
