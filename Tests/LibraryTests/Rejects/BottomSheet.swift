// The content of a sheet is required.
// error: missing argument for parameter 'sheet'|no exact matches in call to instance method 'dkBottomSheet'
import DesignKit
import SwiftUI

@MainActor func call(isFiltering: Binding<Bool>) {
  _ = Text("Inbox").dkBottomSheet("Filter", isPresented: isFiltering)
}
