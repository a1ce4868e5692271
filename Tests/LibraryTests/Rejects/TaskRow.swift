// The state is its own.
// error: 'isExpanded' is inaccessible
import DesignKit
import SwiftUI

@MainActor func call(isDone: Binding<Bool>) {
  _ = TaskRow(isDone: isDone, title: "Buy milk").isExpanded
}
