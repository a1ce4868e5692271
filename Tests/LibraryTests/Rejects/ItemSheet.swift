// An item has to be identifiable.
// error: requires that 'String' conform to 'Identifiable'
import DesignKit
import SwiftUI

@MainActor func call(subject: Binding<String?>) {
  _ = Text("Inbox").dkBottomSheet(item: subject) { Text($0) }
}
