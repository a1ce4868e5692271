// Of an item one has to know which it is.
// error: requires that 'String' conform to 'Identifiable'
import DesignKit
import SwiftUI

@MainActor func call(subject: Binding<String?>) {
  _ = Text("Inbox").dkBottomSheet(item: subject) { Text($0) }
}
