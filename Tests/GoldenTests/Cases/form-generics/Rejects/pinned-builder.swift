// A form that pins a generic parameter pins the items of its builder, too.
// error: cannot convert value of type 'String' to expected argument type 'Int'
import DesignKit
import SwiftUI

@MainActor func call(number: Binding<Int>) {
  _ = Text("Row").choiceMenu(number: number) { MenuChoice(title: "A", value: "a") }
}
