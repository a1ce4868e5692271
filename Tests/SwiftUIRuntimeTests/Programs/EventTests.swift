import SwiftUI

private struct Focusing: View {
  enum Field: Hashable { case name, city }
  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var city = ""
  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .city }
    TextField("City", text: $city).focused($focus, equals: .city)
    Text(verbatim: focus.map { "\($0)" } ?? "none")
  }
}

private struct Dragging: View {
  @GestureState private var distance = 0.0
  @State private var ended = 0.0
  var body: some View {
    Text("Handle")
      .gesture(
        DragGesture(minimumDistance: 5)
          .updating($distance) { value, state, _ in state = value.translation.height }
          .onEnded { ended = $0.translation.height })
    Text(verbatim: "\(distance) \(ended)")
  }
}

@MainActor let eventTests: [RuntimeTest] = [
  (
    "taps, long presses and hovers are sent",
    {
      var log: [String] = []
      let host = ModelHost(
        Text("Area")
          .onTapGesture { log.append("tap") }
          .onLongPressGesture { log.append("long") }
          .onHover { log.append("hover \($0)") })
      host.element("Area")?.activate()
      host.element("Area")?.longPress()
      host.element("Area")?.hover(true)
      expectEqual(log, ["tap", "long", "hover true"])
    }
  ),
  (
    "a drag updates a state and resets it",
    {
      let host = ModelHost(Dragging())
      host.element("Handle")?.drag(CGSize(width: 0, height: 3))
      expectEqual(host.texts.last, "0.0 0.0")
      host.element("Handle")?.drag(CGSize(width: 0, height: 30))
      expectEqual(host.texts.last, "0.0 30.0")
    }
  ),
  (
    "keys reach the innermost view that handles them",
    {
      var log: [String] = []
      let host = ModelHost(
        VStack {
          Button("X") {}.onKeyPress(.upArrow) {
            log.append("up")
            return .handled
          }
        }
        .onKeyPress(keys: [.upArrow, .downArrow]) {
          log.append("outer \($0.key == .downArrow)")
          return .handled
        })
      expectEqual(host.element("X")?.press(.upArrow), true)
      expectEqual(host.element("X")?.press(.downArrow), true)
      expectEqual(host.element("X")?.press(.space), false)
      expectEqual(log, ["up", "outer true"])
    }
  ),
  (
    "the focus is a value that moves",
    {
      let host = ModelHost(Focusing())
      expectEqual(host.texts.last, "none")
      host.element("Name")?.focus()
      expectEqual(host.element("Name")?.isFocused, true)
      expectEqual(host.texts.last, "name")
      host.element("Name")?.submit()
      expectEqual(host.texts.last, "city")
    }
  ),
]
