import DesignKit
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let subject: String
}

struct Messages: View {
  @State private var shown: Message?
  let messages: [Message]

  var body: some View {
    List(messages) { message in
      Button(message.subject) { shown = message }
    }
    .dkBottomSheet(item: $shown) { message in
      Text(message.subject)
      Button("Close") { shown = nil }
    }
  }
}
