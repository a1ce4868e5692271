import DesignKit
import SwiftUI

@MainActor func calls(name: String, nickname: String?) -> some View {
  let portrait = Portrait(name: name, action: {})
  let count: Int = portrait.count
  return VStack {
    portrait.name("Other").size(.large).nickname(nickname).nickname(nil).nickname("N").count(
      count + 1)
    Portrait(name: name, action: {}) { Text("here") }.action { print("tapped") }.count(2)
    Stamp(1).value(2).onTap { print($0 + 1) }.onTap(nil)
  }
}

@MainActor func contacts() -> String { Contact(name: "A").name("B").name }

@available(*, deprecated)
@MainActor func old() { _ = Portrait(name: "A", action: {}).isOnline(true) }
