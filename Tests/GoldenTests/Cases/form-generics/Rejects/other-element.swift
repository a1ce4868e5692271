// The selection has the type of the collection's elements.
// error: cannot convert value of type 'String' to expected element type 'Int'
import DesignKit
import SwiftUI

@MainActor func call(selection: Binding<Int>) {
  _ = Chooser(selection: selection, items: ["a"], title: "t")
}
