import Foundation
import SwiftUI

private struct Person: Identifiable {
  let name: String
  let age: Int
  var id: String { name }
}

private struct People: View {
  @State private var people = [Person(name: "Bo", age: 30), Person(name: "Al", age: 40)]
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var selection: String?
  var body: some View {
    Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(100)
    }
  }
}

/// What is shown on an iPad.
@MainActor private func wide(_ view: some View) -> ModelHost {
  ModelHost(view.environment(\.horizontalSizeClass, .regular))
}

private struct Names: View {
  @State private var selection: String? = "Bo"
  @State private var several: Set<String> = ["Al"]
  var body: some View {
    List(["Al", "Bo"], id: \.self, selection: $selection) { Text(verbatim: $0) }
    List(selection: $several) {
      Text("Al in a set").tag("Al")
      Text("Bo in a set").tag("Bo")
    }
  }
}

private struct Deleting: View {
  @State private var names = ["Al", "Bo", "Cy"]
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text(verbatim: $0) }.onDelete { names.remove(atOffsets: $0) }
    }
  }
}

@MainActor let tableTests: [RuntimeTest] = [
  (
    "rows that can be deleted have an action, and moving is recorded",
    {
      let host = ModelHost(Deleting())
      expectEqual(host.element("Bo")?.actionNames, ["Delete"])
      host.element("Bo")?.performAction("Delete")
      expectEqual(host.labels, ["Al", "Cy"])
      let moving = ModelHost(ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in })
      moving.update()
      expectEqual(moving.unmodeled, ["onMove(perform:)"])
      var letters = ["a", "b", "c", "d"]
      letters.move(fromOffsets: [0, 2], toOffset: 4)
      expectEqual(letters, ["b", "d", "a", "c"])
      letters.move(fromOffsets: [3], toOffset: 1)
      expectEqual(letters, ["b", "c", "d", "a"])
    }
  ),
  (
    "a tap selects a row of a list that has one selection",
    {
      let host = ModelHost(VStack { Names() })
      @MainActor func selected() -> [String] {
        host.allElements.filter { $0.isSelected }.map { $0.label }
      }
      expectEqual(selected(), ["Bo", "Al in a set"])
      host.tap("Al")
      host.tap("Bo in a set")
      expectEqual(selected(), ["Al", "Al in a set"])
    }
  ),
  (
    "a table has a column on an iPhone, and all with their headers on an iPad",
    {
      expectEqual(ModelHost(People()).labels, ["Al", "Bo"])
      let host = wide(People())
      expectEqual(host.labels, ["Name", "Age", "Al", "40 years", "Bo", "30 years"])
      expectEqual(
        host.element("Name")?.line, "\"Name\"; value \"ascending\"; button, header")
      // Of 393 points, the insets take 32, the space 8, and the column 100.
      expectEqual(host.element("40 years")?.frame?.minX, 393 - 16 - 100)
      expectEqual(wide(People().tableColumnHeaders(.hidden)).labels.count, 4)
    }
  ),
  (
    "headers sort, and rows are selected",
    {
      let host = wide(People())
      host.tap("Name")
      expectEqual(host.labels.suffix(4), ["Bo", "30 years", "Al", "40 years"])
      host.tap("Age")
      expectEqual(host.labels.suffix(4), ["Bo", "30 years", "Al", "40 years"])
      host.tap("Age")
      expectEqual(host.labels.suffix(4), ["Al", "40 years", "Bo", "30 years"])
      host.tap("Bo")
      expectEqual(host.element("Bo")?.isSelected, true)
      expectEqual(host.element("30 years")?.isSelected, true)
      expectEqual(host.element("Al")?.isSelected, false)
    }
  ),
  (
    "rows can be in sections",
    {
      let host = wide(
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          if true { TableColumn("Age") { Text("\($0.age)") } }
        } rows: {
          Section("Friends") { TableRow(Person(name: "Al", age: 40)) }
          ForEach([Person(name: "Bo", age: 30)]) { TableRow($0) }
        })
      expectEqual(host.labels, ["Name", "Age", "Friends", "Al", "40", "Bo", "30"])
      expectEqual(host.element("Friends")?.traits, ["header", "text"])
    }
  ),
]
