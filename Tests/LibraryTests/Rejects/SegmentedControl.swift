// The values of a type without cases have to be listed.
// error: requires that 'Int' conform to 'CaseIterable'|missing argument for parameter 'values'
import DesignKit
import SwiftUI

@MainActor func call(year: Binding<Int>) {
  _ = DKSegmentedControl("Year", selection: year) { Text("\($0)") }
}
