// The arguments of two overloads cannot be combined.
// error: extra argument in call|no exact matches in call to instance method 'detailSheet'|incorrect argument labels in call
import DesignKit
import SwiftUI

struct Mail: Identifiable {
  let id: Int
}

@MainActor func reject(mail: Binding<Mail?>) {
  _ = Text("Inbox").detailSheet("Mail", item: mail) { _ in Text("From") }
}
