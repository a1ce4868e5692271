import DesignKit
import SwiftUI

struct Screen: View {
  @State private var choice = 1
  let names: [String]

  var body: some View {
    Picks(selection: $choice) {
      Text("One").row(1)
      Text("Two").row(2)
    } title: {
      Text("Numbers")
    }
    .picksStyle(.other)
    Later(selection: $choice)
      .rows {
        Text("One").laterRow(1)
        Text("Two").laterRow(2)
      }
      .laterStyle(.twice)
    Text("Choices")
      .choiceBar(selection: $choice) {
        Text("One").barChoice(1)
        Text("Two").barChoice(2)
      }
    Text("Names")
      .choiceBar(names, id: \.self, selection: $choice) { Text($0) }
  }
}
