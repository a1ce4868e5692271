import DesignKit
import SwiftUI

@MainActor func calls(string: String, view: Color) {
  _ = Expander {
    Text("More")
  } content: {
    Text("Content")
    Text("More content")
  }
  _ = Expander(label: { view }, content: string, footer: view)
  _ = Expander(label: { view }, content: view, footer: nil)
  _ = Expander(label: { view }, content: "Content", footer: "Footer")
  _ = Expander {
    view
  } content: {
    view
  } footer: {
    view
  } note: {
    view
  }
  _ = Drawer(content: "Content", handleSystemName: "minus").drawerStyle(.bottom)
  _ = Drawer {
    view
  } handle: {
    view
  }
  _ = Tray { view }
}
