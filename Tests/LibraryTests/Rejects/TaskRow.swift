// The expansion is private state.
// error: 'isExpanded' is inaccessible
import DesignKit
import SwiftUI

@MainActor func call(isDone: Binding<Bool>) {
  _ = DKTaskRow(isDone: isDone, title: "Buy milk").isExpanded
}
