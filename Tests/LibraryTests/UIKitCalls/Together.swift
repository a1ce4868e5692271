// Both modules in one file of an app: names are not ambiguous, and each shows the other's components.

import DesignKit
import DesignKitUIKit
import SwiftUI
import UIKit

struct Inbox: View {
  @State private var isOn = true

  var body: some View {
    VStack(spacing: DKSpacing.small) {
      DKToggle("Notifications", isOn: $isOn)
      Divider()
      Spacer()
      Label("Inbox", systemImage: "tray")
      ForEach(0..<3) { Text(verbatim: "\($0)") }
      Representable { DKToggleView("Notifications", isOn: isOn) }
    }
    .foregroundStyle(DKPalette.onCritical)
  }
}

/// A view of UIKit in SwiftUI.
struct Representable<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ view: Content, context: Context) {}
}

@MainActor final class InboxController: UIViewController {
  private let host = UIHostingController(rootView: Inbox())

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(
      VStackView(spacing: DKSpacing.medium) {
        DKToggleView("Notifications", isOn: true)
        DesignKitUIKit.Divider()
        host.view
        DesignKitUIKit.Spacer()
      }
      .edges(to: nil))
    host.didMove(toParent: self)
  }
}
