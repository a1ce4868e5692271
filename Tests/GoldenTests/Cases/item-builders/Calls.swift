import DesignKit
import SwiftUI

@MainActor func calls(isEditable: Bool, names: [String], items: [MenuItem]) throws {
  _ = ActionMenu(name: "Edit") {
    MenuItem(title: "Copy")
    if isEditable { MenuItem(title: "Paste") }
    if names.isEmpty {
      MenuItem(title: "None")
    } else {
      for name in names { MenuItem(title: name) }
    }
    items
    if #available(iOS 17, macOS 14, *) { MenuItem(title: "New") }
  }
  _ = ActionMenu(name: "Empty") {}
  _ = ActionMenu(name: "Edit") {
    MenuItem(title: "Copy")
  } onClose: {
    print("closed")
  }
  _ = ActionMenu(name: "Edit") {
    MenuItem(title: "Copy")
  } label: {
    Text("Edit")
  }
  _ = ActionMenu(name: "Edit", items: { items }, label: "Edit")
  _ = try MenuGroup(title: "Edit") { MenuItem(title: "Copy") }
}

@available(*, deprecated)
@MainActor func oldCalls() {
  _ = ActionMenu(name: "Edit") {
    MenuItem(title: "Copy")
  } more: {
    MenuItem(title: "Paste")
  }
}
