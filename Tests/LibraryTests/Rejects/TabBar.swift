// A badge needs a number.
// error: cannot convert value of type 'String' to expected argument type 'Int'
import DesignKit
import SwiftUI

@MainActor func call(place: Binding<Int>) {
  _ = DKTabBar(selection: place) { Text("News").tab(1).tabBadge("many") }
}
