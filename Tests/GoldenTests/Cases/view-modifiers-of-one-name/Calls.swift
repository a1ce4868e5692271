import DesignKit
import SwiftUI

struct Mail: Identifiable {
  let id: Int
}

struct Inbox: View {
  @State private var isWriting = false
  @State private var shown: Mail?
  let refresh: () -> Void

  var body: some View {
    Text("Inbox")
      .detailSheet("New mail", isPresented: $isWriting) {
        Text("To")
        Text("Subject")
      }
      .detailSheet(isPresented: $isWriting) {
        Text("To")
      } title: {
        Label("New mail", systemImage: "envelope")
      }
      .detailSheet(item: $shown) { mail in
        Text(mail.id, format: .number)
        Text("From")
      }
      .detailSheet(item: $shown, onDismiss: refresh) { Text($0.id, format: .number) }
  }
}
