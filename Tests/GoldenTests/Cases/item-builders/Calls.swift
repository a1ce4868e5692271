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

@MainActor func choices(selection: Binding<Int>, isLong: Bool) {
  let group = OptionGroup { Option(title: "One", value: 1) }
  _ = Choice(selection: selection) {
    Option(title: "None", value: 0)
    group.options
    if isLong {
      for number in 2...9 { Option(title: "\(number)", value: number) }
    }
  } label: {
    Text("How many")
  }
  _ = Choice(selection: selection, options: { Option(title: "None", value: 0) }, label: "How many")
  _ = Choice.lazy(selection: selection, making: { group.options }, label: "How many")
}

@available(*, deprecated)
@MainActor func oldCalls() {
  _ = ActionMenu(name: "Edit") {
    MenuItem(title: "Copy")
  } more: {
    MenuItem(title: "Paste")
  }
}
