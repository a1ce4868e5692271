import SwiftUI

private struct Framed: ButtonStyle {
  var name = "framed"
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: isEnabled ? name : "\(name) off")
      configuration.label
    }
  }
}

private struct Wrapping: PrimitiveButtonStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: name)
      Button(configuration)
    }
  }
}

private struct Counting: ToggleStyle {
  @State private var changes = 0
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
      changes += 1
    } label: {
      HStack {
        configuration.label
        Text(verbatim: "\(configuration.isOn) after \(changes)")
      }
    }
  }
}

private struct Switches: View {
  @State private var isFirst = false
  @State private var isSecond = true
  var body: some View {
    Group {
      Toggle("First", isOn: $isFirst)
      Toggle("Second", isOn: $isSecond)
    }
    .toggleStyle(Counting())
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Divider()
    }
  }
}

private struct Editing: View {
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $text, prompt: Text("Ada")).textFieldStyle(Underlined())
  }
}

@MainActor let styleTests: [RuntimeTest] = [
  (
    "the nearest style counts",
    {
      let host = ModelHost(
        VStack {
          Button("a") {}
          Button("b") {}.buttonStyle(Framed(name: "inner")).disabled(true)
        }
        .buttonStyle(Framed(name: "outer")))
      expectEqual(host.texts, ["outer", "a", "inner off", "b"])
    }
  ),
  (
    "a style that shows the view again shows it in the style around",
    {
      var taps = 0
      let host = ModelHost(
        Button("X") { taps += 1 }
          .buttonStyle(Wrapping(name: "inner")).buttonStyle(Wrapping(name: "outer"))
          .buttonStyle(.plain))
      expectEqual(host.texts, ["inner", "outer", "X"])
      host.tap("X")
      expectEqual(taps, 1)
    }
  ),
  (
    "a style has a state at each view, and writes the binding",
    {
      let host = ModelHost(Switches())
      expectEqual(host.labels, ["First, false after 0", "Second, true after 0"])
      host.tap("First, false after 0")
      expectEqual(host.labels, ["First, true after 1", "Second, true after 0"])
    }
  ),
  (
    "styles of labels, fields and progress",
    {
      let host = ModelHost(
        VStack {
          Label("Both", systemImage: "star")
          Label("Title", systemImage: "star").labelStyle(.titleOnly)
          Label("Icon", systemImage: "star").labelStyle(.iconOnly)
        })
      expectEqual(host.texts, ["Both", "Title"])
      expectEqual(host.labels, ["Both", "Title", "Icon"])
      let field = ModelHost(Editing())
      field.element("Name")?.type("Grace")
      expectEqual(field.element("Name")?.value, "Grace")
      expect(field.node.outline.contains("divider"))
    }
  ),
]
