import DesignKit
import SwiftUI

struct Checkout: View {
  @State private var isSending = false
  let shop: String
  let onDelete: () -> Void

  var body: some View {
    Form {
      DKButton("Buy") { isSending = true }
        .isLoading(isSending)
        .fillsWidth()
      DKButton(shop) {}
        .disabled(isSending)
      DKButton("Delete", icon: .delete, role: .destructive, action: onDelete)
        .isLoading()
      DKButton("Share", icon: .share, role: .secondary, action: send)
        .dkButtonStyle(.outlined)
      DKButton("Share") {
        send()
      } icon: {
        Image(systemName: "bag")
      }
      DKButton(role: .secondary) {
        send()
      } label: {
        Text("Cancel").italic()
      }
      DKButton(action: send) {
        Text("Send")
      } icon: {
        Circle()
      }
      .dkButtonStyle(.plain)
    }
    .dkButtonStyle(.stacked)
    .dkButtonStyle(LinkedButtonStyle().concat(.outlined))
    .buttonSize(.small)
    .controlDensity(.compact)
  }

  private func send() { isSending = true }
}

struct LinkedButtonStyle: DKButtonStyle {
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    if configuration.role == .destructive {
      DKButton(configuration)
    } else {
      HStack {
        configuration.label.underline(!configuration.isLoading)
        configuration.icon
      }
      .foregroundStyle(configuration.role.color(in: theme))
      .opacity(configuration.isEnabled ? 1 : 0.4)
      .pressable(configuration.isPressed, in: Rectangle())
    }
  }
}
