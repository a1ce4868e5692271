import SwiftUI

private struct Sheets: View {
  @State private var isShown = false
  @State private var isAsking = false
  @State private var log = ""
  var body: some View {
    VStack {
      Button("show") { isShown = true }
      Button("ask") { isAsking = true }
      Text(verbatim: log)
    }
    .sheet(isPresented: $isShown) {
      log += "dismissed "
    } content: {
      Inside()
    }
    .alert("Delete?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { log += "deleted " }
      Button("Keep", role: .cancel) {}
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View { Button("close \(isPresented ? "sheet" : "")") { dismiss() } }
}

@MainActor let presentationTests: [RuntimeTest] = [
  (
    "a sheet covers the view until it is dismissed",
    {
      let host = ModelHost(Sheets())
      host.tap("show")
      expectEqual(host.labels, ["close sheet"])
      host.tap("close sheet")
      expectEqual(host.labels, ["show", "ask", "dismissed "])
      host.tap("show")
      host.dismiss()
      expectEqual(host.labels.count, 3)
    }
  ),
  (
    "the buttons of an alert end it",
    {
      let host = ModelHost(Sheets())
      host.tap("ask")
      expectEqual(host.labels, ["Delete?", "Delete", "Keep"])
      host.tap("Delete")
      expectEqual(host.labels, ["show", "ask", "deleted "])
    }
  ),
  (
    "a menu opens, and its buttons close it",
    {
      var log: [String] = []
      let host = ModelHost(Menu("More") { Button("Copy") { log.append("copy") } })
      expectEqual(host.labels, ["More"])
      host.tap("More")
      expectEqual(host.labels, ["Copy"])
      host.tap("Copy")
      expectEqual(host.labels, ["More"])
      expectEqual(log, ["copy"])
    }
  ),
  (
    "a context menu is among the actions",
    {
      var log: [String] = []
      let host = ModelHost(Text("Row").contextMenu { Button("Copy") { log.append("copy") } })
      host.element("Row")?.performAction("Copy")
      expectEqual(log, ["copy"])
    }
  ),
]
