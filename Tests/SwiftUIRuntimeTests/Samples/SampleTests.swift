import DesignKit
import SwiftUI

private struct Sections: View {
  @State private var section = "Overview"
  var body: some View {
    DKSegmentedControl("Sections", selection: $section) {
      Text("Overview").segment("Overview")
      Text("Activity").segment("Activity")
    }
    Text(verbatim: "shown: \(section)")
  }
}

private struct Probe: DKCardStyle {
  @Environment(\.colorScheme) private var colorScheme
  @State private var count = 0
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      Text(verbatim: "\(colorScheme)")
      Button("\(count) taps") { count += 1 }
    }
  }
}

private struct Frame: DKCardStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: "<\(name)")
      DKCard(configuration)
      Text(verbatim: "\(name)>")
    }
  }
}

private struct Tabs: View {
  @State private var tab = "a"
  var body: some View {
    DKTabBar(selection: $tab) {
      Label("Alpha", systemImage: "star").tab("a")
      Label("Beta", systemImage: "moon").tab("b")
    }
    Text(verbatim: "tab \(tab)")
  }
}

private struct Items: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack { ForEach(names, id: \.self) { Text(verbatim: $0) } }
      .dkSlotItems { items in Text(verbatim: "\(items.count)") }
    Group {
      Text("x")
      ForEach(names, id: \.self) { Text(verbatim: $0) }
    }
    .dkSlotItems { $0.interspersed(with: Text("|")) }
    Button("remove") { names.removeFirst() }
  }
}

/// Which of the buttons are selected.
@MainActor private func selection(_ host: ModelHost) -> [Bool] {
  host.allElements.filter { $0.traits.contains("button") }.map(\.isSelected)
}

@MainActor let sampleTests: [SampleTest] = [
  (
    "a tap selects a segment",
    {
      let host = ModelHost(Sections())
      let before = selection(host)
      host.allElements[1].activate()
      return difference(before, [true, false]) + difference(selection(host), [false, true])
        + difference(host.texts.last, "shown: Activity")
    }
  ),
  (
    "a style on a parent reaches the components, each with its state",
    {
      let host = ModelHost(
        VStack {
          DKCard(title: "One")
          DKCard(title: "Two")
        }
        .dkCardStyle(Probe()))
      host.environment.colorScheme = .dark
      host.element("0 taps")?.activate()
      return difference(host.texts, ["One", "dark", "1 taps", "Two", "dark", "0 taps"])
    }
  ),
  (
    "a style that shows the component again shows it in the style around",
    {
      let host = ModelHost(
        DKCard(title: "X").dkCardStyle(Frame(name: "inner")).dkCardStyle(Frame(name: "outer")))
      return difference(host.texts, ["<inner", "<outer", "X", "outer>", "inner>"])
    }
  ),
  (
    "a style of a closure",
    {
      let host = ModelHost(
        DKCard(title: "X").dkCardStyle { configuration in
          HStack {
            Text("closure")
            configuration.title
          }
        })
      return difference(host.texts, ["closure", "X"])
    }
  ),
  (
    "a tap writes the binding of a checkbox, whose value is said",
    {
      nonisolated(unsafe) var state = DKCheckboxState.unchecked
      let host = ModelHost(DKCheckbox("Terms", state: Binding(get: { state }, set: { state = $0 })))
      let before = host.element("Terms")?.value
      host.element("Terms")?.activate()
      host.invalidate()
      return difference(before, "Not checked") + difference(state, .checked)
        + difference(host.element("Terms")?.value, "Checked")
    }
  ),
  (
    "a copy with another value leaves the original alone",
    {
      let card = DKCard(title: "X")
      let marked = card.badge("New")
      let host = ModelHost(HStack { card })
      return difference(host.texts, ["X"])
        + difference(ModelHost(marked).texts.contains("New"), true)
    }
  ),
  (
    "a tab bar selects",
    {
      let host = ModelHost(Tabs())
      host.element("Beta")?.activate()
      return difference(host.texts.last, "tab b") + difference(selection(host), [false, true])
    }
  ),
  (
    "items are counted and separated",
    {
      let host = ModelHost(Items())
      let before = host.texts
      host.element("remove")?.activate()
      return difference(before, ["1", "x", "|", "a", "|", "b", "|", "c", "remove"])
        + difference(host.texts, ["1", "x", "|", "b", "|", "c", "remove"])
    }
  ),
  (
    "an absent slot shows nothing",
    { difference(ModelHost(DKCard(title: "X")).labels, ["X"]) }
  ),
]
