import Foundation
import SwiftUI

private struct Controls: View {
  @State private var volume = 0.5
  @State private var rating = 3
  @State private var isOn = false
  @State private var pick = "b"
  @State private var isExpanded = false
  let text: Binding<String>
  var body: some View {
    Slider(value: $volume, in: 0...1) { Text("Volume") }
    Slider(value: $volume, in: 0...1, step: 0.25) { Text("Steps") }
    Stepper("Rating", value: $rating, in: 1...4)
    Toggle("Sound", isOn: $isOn)
    Picker("Pick", selection: $pick) {
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
    SecureField("Password", text: text)
    ProgressView(value: 1, total: 4) { Text("Loading") }
    Text(verbatim: "\(volume) \(rating) \(isOn) \(pick)")
  }
}

private struct Opening: View {
  @Environment(\.openURL) private var open
  var body: some View {
    Link("Site", destination: URL(string: "https://example.com")!)
    Button("Help") { open(URL(string: "https://example.com/help")!) }
  }
}

@MainActor let controlTests: [RuntimeTest] = [
  (
    "styles of pickers show all options, and a list shows the label",
    {
      let picker = Picker("Pick", selection: .constant(2)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      expectEqual(ModelHost(picker).texts, ["Pick", "two"])
      expect(!ModelHost(picker).update().outline.contains("Pick"))
      expect(ModelHost(Form { picker }).update().outline.contains("Pick"))
      let inline = ModelHost(picker.pickerStyle(.inline))
      expectEqual(inline.labels, ["Pick", "one", "two"])
      expectEqual(inline.element("two")?.isSelected, true)
      let segments = ModelHost(picker.pickerStyle(.segmented))
      expectEqual(segments.elements.map { $0.line }, ["group \"Pick\""])
      expectEqual(segments.labels, ["one", "two"])
      expectEqual(segments.unmodeled, [])
    }
  ),
  (
    "controls say and change their values",
    {
      nonisolated(unsafe) var password = "abc"
      let host = ModelHost(Controls(text: Binding(get: { password }, set: { password = $0 })))
      expectEqual(host.element("Volume")?.value, "50%")
      host.element("Volume")?.increment()
      expectEqual(host.element("Volume")?.value, "60%")
      host.element("Steps")?.decrement()
      host.element("Rating")?.increment()
      host.element("Rating")?.increment()
      host.tap("Sound")
      expectEqual(host.element("Sound")?.traits, ["button", "toggle"])
      expectEqual(host.element("Pick")?.value, "b")
      host.tap("Pick")
      expectEqual(host.labels, ["a", "b"])
      expectEqual(host.element("b")?.isSelected, true)
      host.tap("a")
      expectEqual(host.element("Pick")?.line, "\"Pick\"; value \"a\"; button")
      expectEqual(host.texts.last, "0.35 4 true a")
      host.tap("More")
      expect(host.labels.contains("Inside"))
      expectEqual(host.element("Password")?.value, "•••")
      host.element("Password")?.type("secret")
      expectEqual(password, "secret")
      expectEqual(host.element("Loading")?.value, "25%")
    }
  ),
  (
    "pickers of dates and colors say what is selected",
    {
      let date = Date(timeIntervalSince1970: 1_780_000_000)
      let host = ModelHost(
        VStack {
          DatePicker("Start", selection: .constant(date), displayedComponents: .date)
          DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
          ColorPicker("Color", selection: .constant(.red))
          Canvas { _, _ in }.frame(height: 20)
        })
      host.environment.timeZone = TimeZone(secondsFromGMT: 0)!
      host.environment.locale = Locale(identifier: "en_US")
      host.update()
      expectEqual(host.element("Start")?.value, "May 28, 2026")
      expectEqual(host.element("Start")?.traits, ["button"])
      expectEqual(host.element("Time")?.value, "8:26\u{202F}PM")
      expectEqual(host.element("Color")?.value, nil)
      expectEqual(host.unmodeled, ["Canvas"])
    }
  ),
  (
    "a disabled control does nothing",
    {
      var taps = 0
      let host = ModelHost(Button("X") { taps += 1 }.disabled(true))
      host.tap("X")
      expectEqual(taps, 0)
      expectEqual(host.element("X")?.traits, ["button", "dimmed"])
    }
  ),
  (
    "links and actions open addresses, unless a view handles them",
    {
      let host = ModelHost(Opening())
      host.tap("Site")
      host.tap("Help")
      expectEqual(host.openedURLs.map(\.path), ["", "/help"])
      nonisolated(unsafe) var handled: [URL] = []
      let handling = ModelHost(
        Opening().environment(
          \.openURL,
          OpenURLAction { url in
            handled.append(url)
            return .handled
          }))
      handling.tap("Site")
      expectEqual(handled.count, 1)
      expect(handling.openedURLs.isEmpty)
    }
  ),
]
