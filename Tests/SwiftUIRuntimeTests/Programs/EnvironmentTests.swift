import SwiftUI

private struct Probe: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  var body: some View {
    Text(verbatim: "\(colorScheme) \(size) \(isEnabled) \(reducesMotion)")
  }
}

private struct Scaled: View {
  @ScaledMetric(relativeTo: .caption) private var width = 10.0
  var body: some View { Text(verbatim: "\(width)") }
}

@Observable private final class Session {
  var user = "Ada"
}

private struct Greeting: View {
  @Environment(Session.self) private var session
  @Environment(\.locale) private var locale
  var body: some View { Text(verbatim: "\(session.user) \(locale.identifier)") }
}

private struct Emphasis: ViewModifier {
  @Environment(\.legibilityWeight) private var weight
  @State private var isOpen = false
  func body(content: Content) -> some View {
    Button("open") { isOpen = true }
    content.bold(isOpen)
    content
  }
}

@MainActor private func weights(_ host: ModelHost) -> [Int] {
  func texts(_ node: ModelNode) -> [Int] {
    if case .text(let text) = node.kind { return text.runs.map(\.font.weight) }
    return node.children.flatMap(texts)
  }
  return texts(host.update())
}

@MainActor let environmentTests: [RuntimeTest] = [
  (
    "values reach the views below, and the nearest counts",
    {
      let host = ModelHost(
        VStack {
          Probe()
          Probe().environment(\.colorScheme, .light).disabled(true)
          Probe().transformEnvironment(\.dynamicTypeSize) { $0 = .small }.disabled(false)
        }
        .dynamicTypeSize(.large ... .xLarge)
        .disabled(false))
      host.environment.colorScheme = .dark
      host.environment.dynamicTypeSize = .accessibility2
      host.environment.setSystemValue("accessibilityReduceMotion", to: true)
      expectEqual(
        host.texts, ["dark xLarge true true", "light xLarge false true", "dark small true true"])
    }
  ),
  (
    "numbers grow with text",
    {
      let host = ModelHost(Scaled())
      expectEqual(host.texts, ["10.0"])
      host.environment.dynamicTypeSize = .accessibility5
      expectEqual(host.texts, ["\(10.0 * 43 / 12)"])
    }
  ),
  (
    "an object of the environment is read and followed",
    {
      let session = Session()
      let host = ModelHost(Greeting().environment(session))
      expectEqual(host.texts, ["Ada en_US"])
      session.user = "Grace"
      expectEqual(host.texts, ["Grace en_US"])
    }
  ),
  (
    "a modifier has state, and its content twice",
    {
      let host = ModelHost(Text("x").modifier(Emphasis()))
      expectEqual(host.texts, ["open", "x", "x"])
      host.tap("open")
      expectEqual(weights(host).suffix(2), [700, 400])
    }
  ),
  (
    "gradients are known by their colors",
    {
      let colors: [Color] = [.red, .blue]
      func outline(_ style: some ShapeStyle) -> String {
        MainActor.assumeIsolated { ModelHost(Circle().fill(style)).update().outline }
      }
      let expected = "shape circle fill gradient #FF3B30, #007AFF"
      expectEqual(
        outline(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)),
        expected)
      expectEqual(outline(AngularGradient(colors: colors, center: .center)), expected)
      expectEqual(outline(EllipticalGradient(colors: colors)), expected)
    }
  ),
  (
    "shapes of shapes are known by their names",
    {
      let sized = ModelHost(Circle().size(width: 20, height: 10).fill(.red))
      // The size is that of the path: a view of the shape takes the room that it is offered.
      expectEqual(
        sized.update().layoutOutline, "shape custom(\"20.0×10.0 circle\") fill #FF3B30 0 0 393×852")
      let union = ModelHost(Circle().union(Rectangle()).fill(.red)).update().outline
      expectEqual(union, "shape custom(\"or rectangle: circle\") fill #FF3B30")
      let turned = ModelHost(Rectangle().rotation(.degrees(45)).fill(.red)).update().outline
      expectEqual(turned, "shape custom(\"rotation 45.0 rectangle\") fill #FF3B30")
      let shadow = ModelHost(Text("x").foregroundStyle(.red.shadow(.drop(radius: 2))))
      shadow.update()
      expectEqual(shadow.unmodeled, ["shadow(_:)"])
    }
  ),
  (
    "what is not modeled is recorded",
    {
      let host = ModelHost(Text("x").colorInvert().animation(.default, value: 1))
      host.update()
      expectEqual(host.unmodeled, ["colorInvert()"])
    }
  ),
]
