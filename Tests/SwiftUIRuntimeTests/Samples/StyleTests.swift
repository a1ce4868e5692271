import DesignKit
import SwiftUI

private struct Plain: DKSearchFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.field
      Button("tea") { configuration.submit("tea") }
      Button("stop", action: configuration.cancel)
    }
  }
}

private struct Search: View {
  @State private var text = "coffee"
  @State private var found: [String] = []

  var body: some View {
    DKSearchField(text: $text)
      .onSearch { found.append($0) }
      .dkSearchFieldStyle(Plain())
    Text(verbatim: "\(text) \(found)")
  }
}

private struct Disclosures: View {
  @State private var isLeading = false

  var body: some View {
    DKDisclosureCard("Question") { Text("Answer") }
      .dkDisclosureCardStyle(.automatic(chevron: isLeading ? .leading : .trailing))
    Button("move") { isLeading.toggle() }
  }
}

private struct Setting: View {
  @State private var isOn = false

  var body: some View {
    DKToggle("Wi-Fi", isOn: $isOn)
      .dkToggleStyle(.button)
    Text(verbatim: "\(isOn)")
  }
}

private struct Scheme: DKCardStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(colorScheme)")
  }
}

@MainActor let styleTests: [SampleTest] = [
  (
    "a style with a parameter",
    {
      let label = DKLabel("Inbox", systemImage: "tray").dkLabelStyle(.stacked(spacing: 3))
      return difference(ModelHost(label).update().outline.contains("spacing 3"), true)
    }
  ),
  (
    "a style around another one shows what that one shows",
    {
      let card = DKCard(title: "X").badge("New")
      let host = ModelHost(card.dkCardStyle(.outlined).dkCardStyle(.compact))
      let nearest = ModelHost(card.dkCardStyle(.compact).dkCardStyle(.outlined))
      return difference(host.texts, ["X"])
        + difference(host.update().outline.contains("stroke"), true)
        + difference(nearest.update().outline.contains("stroke"), false)
        + difference(ModelHost(card.dkCardStyle(.outlined)).texts, ["X", "New"])
    }
  ),
  (
    "a style sees changes of the environment",
    {
      let host = ModelHost(DKCard(title: "X").dkCardStyle(Scheme()))
      let before = host.texts
      host.environment.colorScheme = .dark
      return difference(before, ["light"]) + difference(host.texts, ["dark"])
    }
  ),
  (
    "a style writes the binding of its component",
    {
      let host = ModelHost(Setting())
      host.element("Wi-Fi")?.activate()
      return difference(host.texts, ["Wi-Fi", "true"])
        + difference(host.element("Wi-Fi")?.isSelected, true)
    }
  ),
  (
    "the state of a component outlives a change of its style",
    {
      let host = ModelHost(Disclosures())
      host.element("Question")?.activate()
      host.element("move")?.activate()
      return difference(host.texts, ["Question", "Answer", "move"])
    }
  ),
  (
    "a style uses parts and actions of its component",
    {
      let host = ModelHost(Search())
      host.element("tea")?.activate()
      let found = host.texts.last
      host.element("stop")?.activate()
      return difference(host.element("Search") != nil, true)
        + difference(found, #"tea ["tea"]"#) + difference(host.texts.last, #" ["tea"]"#)
    }
  ),
  (
    "a stepper is one element, which is adjusted within its range",
    {
      nonisolated(unsafe) var guests = 3
      let value = Binding(get: { guests }, set: { guests = $0 })
      let host = ModelHost(DKStepper("Guests", value: value, in: 1...4))
      for _ in 0..<3 {
        host.element("Guests")?.increment()
        host.invalidate()
      }
      let disabled = ModelHost(DKStepper("Guests", value: value, in: 1...4).disabled(true))
      disabled.element("Guests")?.decrement()
      return difference(guests, 4) + difference(host.element("Guests")?.value, "4")
        + difference(host.labels, ["Guests"])
    }
  ),
]
