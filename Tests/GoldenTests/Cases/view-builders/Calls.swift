import DesignKit
import SwiftUI

@MainActor func calls(isOpen: Bool) {
  _ = Alerts.DKAlert(message: "Delete?") {
    Button("Yes") {}
    Button("No") {}
  }
  _ = Alerts.DKAlert(message: "Delete?") {
    if isOpen { Button("Yes") {} }
    if isOpen {
      Button("Now") {}
    } else if #available(iOS 17, macOS 14, *) {
      Text("Later")
    }
  }
  _ = Alerts.DKAlert(message: "Delete?") {}
  _ = Alerts.DKBanner { Image("bell") }
  _ = Alerts.DKBanner {
    Image("bell")
  } buttons: {
    if #available(iOS 17, macOS 14, *) { Button("Later") {} }
  }
  _ = Alerts.DKBanner(iconSystemName: "bell") {
    Button("Later") {}
    Button("Now") {}
  }
}

@available(*, deprecated)
@MainActor func oldCalls() {
  _ = Alerts.DKAlert {
    Alerts.DKStep(title: "One")
  } message: {
    Text("Delete?")
  } buttons: {
    Button("Yes") {}
  }
}
