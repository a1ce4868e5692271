import DesignKit
import SwiftUI

struct Mailbox: View {
  @State private var isDeleted = false
  let sender: String

  var body: some View {
    List {}
      .overlay(alignment: .bottom) {
        DKToast("Deleted", isPresented: $isDeleted, systemImage: "trash") {
          Button("Undo") { isDeleted = false }
        }
        .duration(.long)
      }
      .overlay(alignment: .top) {
        VStack {
          DKToast("Sent", isPresented: .constant(true))
          DKToast(sender, isPresented: $isDeleted, severity: .warning)
            .duration(.seconds(5))
            .announcement(sender)
          DKToast("Saved", isPresented: $isDeleted) {
            ProgressView()
          } action: {
            Button("Show") {}
          }
          DKToast(isPresented: $isDeleted) { Text(sender).bold() }
            .duration(.untilDismissed)
        }
        .dkToastStyle(.banner)
      }
  }
}

struct PlainToastStyle: DKToastStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.message.foregroundStyle(configuration.severity.color)
      configuration.action
      Button("Close", action: configuration.dismiss)
    }
  }
}
