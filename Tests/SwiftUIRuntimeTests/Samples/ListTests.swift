import DesignKit
import SwiftUI

/// A view with state of its own, by which it is known again.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(name)\(count)")
    }
  }
}

private struct Stack: View {
  let hasData: Bool
  @State private var names = ["a", "b", "c"]

  var body: some View {
    if hasData {
      DKDividedStack(names, id: \.self) { Counter(name: $0) }
    } else {
      DKDividedStack {
        Counter(name: "first")
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
    }
    Button("insert") { names.insert("z", at: 0) }
  }
}

private struct Chips: View {
  @State private var filters: Set<String> = []

  var body: some View {
    DKFilterChips(selection: $filters) {
      ForEach(["Small", "Large"], id: \.self) { name in
        Text(verbatim: name).filter(name).filterMatches(name.count)
      }
      Text(verbatim: "Sold out").filter("Sold out")
    }
    Text(verbatim: filters.sorted().joined(separator: "+"))
  }
}

private struct Sections: View {
  @State private var section = "Overview"

  var body: some View {
    DKSegmentedControl("Sections", selection: $section) {
      ForEach(["Overview", "Activity", "Settings"], id: \.self) { name in
        Text(verbatim: name).segment(name)
      }
    }
  }
}

@MainActor private func dividers(in host: ModelHost) -> Int {
  host.update().outline.split(separator: "\n").count { $0.hasSuffix("divider") }
}

@MainActor let listTests: [SampleTest] = [
  (
    "views of a list keep their state when others are inserted, by both routes",
    {
      [true, false].flatMap { hasData in
        let host = ModelHost(Stack(hasData: hasData))
        host.element("b0")?.activate()
        host.element("insert")?.activate()
        let first = hasData ? [] : ["first0"]
        return difference(host.texts, first + ["z0", "a0", "b1", "c0", "insert"])
      }
    }
  ),
  (
    "separators are only between views",
    {
      let texts = ["a", "b", "c"]
      return (0...3).flatMap { count in
        let stack = DKDividedStack(texts.prefix(count), id: \.self) { Text(verbatim: $0) }
        let host = ModelHost(stack)
        return difference(dividers(in: host), max(0, count - 1))
          + difference(host.texts, Array(texts.prefix(count)))
      }
    }
  ),
  (
    "a limit hides the last views, and the overflow counts them",
    {
      let names = ["Anna", "Ben", "Clara"]
      @MainActor func labels(_ limit: Int, isReversed: Bool = false) -> [String] {
        let group = DKAvatarGroup(names, id: \.self) { Text(verbatim: $0) }
        return ModelHost(group.limit(limit).reversed(isReversed)).labels
      }
      return difference(labels(3), names) + difference(labels(9), names)
        + difference(labels(1), ["Anna", "2 more"])
        + difference(labels(3, isReversed: true), ["Clara", "Ben", "Anna"])
    }
  ),
  (
    "several filters can be on, and only theirs have matches",
    {
      let host = ModelHost(Chips())
      let before = host.labels
      host.element("Small, Results: 5")?.activate()
      host.element("Sold out")?.activate()
      let both = host.texts.last
      host.element("Small, Results: 5")?.activate()
      return difference(before, ["Small, Results: 5", "Large, Results: 5", "Sold out"])
        + difference(both, "Small+Sold out") + difference(host.texts.last, "Sold out")
    }
  ),
  (
    "arrow keys move a selection, and stop at its ends",
    {
      let host = ModelHost(Sections())
      @MainActor func selected() -> [String] { host.allElements.filter(\.isSelected).map(\.label) }
      let isHandled = host.allElements[0].press(.rightArrow)
      let second = selected()
      host.allElements[1].press(.rightArrow)
      host.allElements[2].press(.rightArrow)
      let last = selected()
      host.allElements[2].press(.leftArrow)
      return difference(isHandled, true) + difference(second, ["Activity"])
        + difference(last, ["Settings"]) + difference(selected(), ["Activity"])
    }
  ),
  (
    "traits of a view in a list do not reach lists in it",
    {
      let bar = DKTabBar(selection: .constant("outer")) {
        DKTabBar(selection: .constant("inner")) {
          Text(verbatim: "Inner").tab("inner")
        }
        .tab("outer").tabBadge(3)
        Text(verbatim: "Other").tab("other")
      }
      let lines = ModelHost(bar).update().outline.split(separator: "\n")
      return difference(lines.count { $0.contains("text \"3\"") }, 1)
    }
  ),
  (
    "the name of a control is said once, and each segment by its own",
    {
      let host = ModelHost(Sections())
      return difference(host.elements.map(\.label), ["Sections"])
        + difference(host.labels, ["Overview", "Activity", "Settings"])
    }
  ),
]
