// A form that sets a generic parameter also sets it for the items of its builder.
// error: cannot convert value of type 'String' to expected argument type 'Int'
import DesignKit
import SwiftUI

@MainActor func call(number: Binding<Int>) {
  _ = Text("Row").choiceMenu(number: number) { MenuChoice(title: "A", value: "a") }
}
