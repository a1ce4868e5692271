import SwiftUI

private struct Siblings: View {
  @State private var showsFirst = true
  var body: some View {
    if showsFirst { Counter(name: "first") }
    Counter(name: "second")
    Button("switch") { showsFirst.toggle() }
  }
}

private struct Branches: View {
  @State private var isLeft = true
  var body: some View {
    if isLeft { Counter(name: "left") } else { Counter(name: "right") }
    Button("switch") { isLeft.toggle() }
  }
}

private struct Reordering: View {
  @State private var names = ["a", "b", "c"]
  @State private var isRow = true
  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
    Button("insert") { names.insert("z", at: 0) }
    Button("reverse") { names.reverse() }
    Button("turn") { isRow.toggle() }
  }
}

private struct Renewing: View {
  @State private var id = 0
  var body: some View {
    Counter(name: "n").id(id)
    Button("next") { id += 1 }
  }
}

private struct Erased: View {
  @State private var isButton = true
  @ViewBuilder private var view: some View { Counter(name: "n") }
  var body: some View {
    isButton ? AnyView(view) : AnyView(view.bold())
    Button("change") { isButton.toggle() }
  }
}

private struct Twice: View {
  var body: some View {
    let counter = Counter(name: "same")
    HStack {
      counter
      counter
    }
  }
}

private struct CountRoot: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      Text(verbatim: "\(children.count) views")
      ForEach(children) { child in
        if child.id != children.first?.id { Divider() }
        child
      }
    }
  }
}

private struct Rank: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

private struct RankRoot: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.sorted { $0[Rank.self] < $1[Rank.self] }) { $0 }
  }
}

@MainActor let identityTests: [RuntimeTest] = [
  (
    "siblings of a condition keep their state, and what left loses it",
    {
      let host = ModelHost(Siblings())
      host.tap("first 0")
      host.tap("second 0")
      host.tap("switch")
      expectEqual(host.labels, ["second 1", "switch"])
      host.tap("switch")
      expectEqual(host.labels, ["first 0", "second 1", "switch"])
    }
  ),
  (
    "branches have states of their own",
    {
      let host = ModelHost(Branches())
      host.tap("left 0")
      host.tap("switch")
      expectEqual(host.labels, ["right 0", "switch"])
    }
  ),
  (
    "elements keep their state by identifier, over insertions, orders and layouts",
    {
      let host = ModelHost(Reordering())
      host.tap("a 0")
      host.tap("insert")
      host.tap("reverse")
      host.tap("turn")
      expectEqual(host.labels.prefix(4), ["c 0", "b 0", "a 1", "z 0"])
    }
  ),
  (
    "another identifier is another view",
    {
      let host = ModelHost(Renewing())
      host.tap("n 0")
      host.tap("next")
      expectEqual(host.labels, ["n 0", "next"])
    }
  ),
  (
    "another type in an erased view is another view",
    {
      let host = ModelHost(Erased())
      host.tap("n 0")
      host.tap("change")
      expectEqual(host.labels, ["n 0", "change"])
    }
  ),
  (
    "a value that is placed twice has two states",
    {
      let host = ModelHost(Twice())
      host.tap("same 0")
      expectEqual(host.labels, ["same 1", "same 0"])
    }
  ),
  (
    "a container sees each view of its content",
    {
      let host = ModelHost(
        _VariadicView.Tree(CountRoot()) {
          Text("a")
          ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") }
          Group {
            Counter(name: "c")
            EmptyView()
          }
          if false { Text("no") }
        })
      expectEqual(host.texts, ["4 views", "a", "0", "1", "c 0"])
      host.tap("c 0")
      expectEqual(host.texts.last, "c 1")
      expectEqual(host.node.outline.components(separatedBy: "divider").count, 4)
    }
  ),
  (
    "a container reads traits, which stay at their views",
    {
      let host = ModelHost(
        _VariadicView.Tree(RankRoot()) {
          Text("last")._trait(Rank.self, 3)
          Group { Text("second") }._trait(Rank.self, 2)
          Text("first")
        })
      expectEqual(host.texts, ["first", "second", "last"])
    }
  ),
]
