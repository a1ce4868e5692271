import DesignKit
import SwiftUI

// Slots: avatar, name, badge, details
@MainActor func calls(string: String, avatar: Avatar, dot: Dot, view: Color) {
  _ = Person { Avatar(initials: "AB") }  // v - - -
  _ = Person(avatar: avatar, name: "Anna") { view }
  _ = Person(avatar: avatar, name: string, badge: dot)
  _ = Person(avatar: avatar, badge: nil)
  // swift-format-ignore
  _ = Person { avatar } name: { Text("Anna") } badge: { dot } details: { view; view }  // v v v v
  // swift-format-ignore
  _ = Person { avatar } details: { view; view }  // v - - v
  // swift-format-ignore
  _ = Person { avatar } details: {}  // v - - v
  _ = Person(avatar: avatar).personStyle(.large)
  _ = Dot(iconSystemName: "star", string)
  _ = Dot {
    Image("star")
  } _: {
    Text("New")
  }
  _ = Gap()
  _ = Gap {
    EmptyView()
  } picture: {
    Image("line")
  }
}
