import DesignKit
import SwiftUI

@MainActor func calls(title: String) throws -> (NoticeRole, Int) {
  let notice = Notice(title: "Saved") { Button("Undo") {} }
  _ = Notice(role: .warning, title: title)
  _ = Notice { Text("Saved") }
  _ = try NoticeLink(name: "Help", to: "help")
  _ = Mark()
  let badge = NoticeBadge(count: 2)
  return (notice.role, badge.count)
}

@available(*, deprecated)
@MainActor func oldCalls(title: String, isPinned: Binding<Bool>) throws {
  _ = Notice(tint: .red, title: "Saved") { Button("Undo") {} }
  _ = Notice(tint: nil, title: title)
  _ = Notice(isPinned: isPinned) { Text("Saved") }
  _ = Notice(role: .info, tint: .red, isPinned: nil, title: "Saved")
  _ = try NoticeLink(name: "Help", to: "help", isExternal: true)
  _ = Mark(size: 3)
  _ = NoticeBadge(color: .red)
}
