import Combine
import Observation
import SwiftUI

private struct Watching: View {
  @State private var number = 0
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Button("plus") { number += 1 }
        .onAppear { log.append("appear") }
        .onChange(of: number) { log.append("\($0) to \($1)") }
        .onChange(of: number, initial: true) { log.append("is \(number)") }
      Text(verbatim: log.joined(separator: ", "))
    }
  }
}

private struct Leaving: View {
  @State private var isThere = true
  @State private var hasLeft = false

  var body: some View {
    if isThere { Text("view").onDisappear { hasLeft = true } }
    Button("remove") { isThere = false }
    Text(verbatim: hasLeft ? "left" : "stays")
  }
}

private struct Ordered: View {
  @State private var log: [String] = []
  var body: some View {
    Group {
      VStack {
        Text(verbatim: log.joined(separator: " "))
          .task { log.append("task") }
          .onChange(of: true, initial: true) { log.append("change") }
          .onAppear { log.append("text") }
      }
      .onAppear { log.append("stack") }
    }
    .onAppear { log.append("group") }
  }
}

private struct Loading: View {
  @State private var result = "loading"

  var body: some View {
    Text(verbatim: result).task { result = await load() }
  }

  private func load() async -> String {
    await Task.yield()
    return "loaded"
  }
}

@Observable private final class Store {
  var count = 0
  var unused = 0
}

private struct Observing: View {
  let store: Store
  var body: some View { Text(verbatim: "\(store.count)") }
}

private final class Account: ObservableObject {
  @Published var name = "Ada"
}

private struct Owning: View {
  @StateObject private var account = Account()
  var body: some View {
    Text(verbatim: account.name)
    Button("rename") { account.name = "Grace" }
    Renaming(account: account)
  }
}

private struct Renaming: View {
  @ObservedObject var account: Account
  var body: some View { TextField("name", text: $account.name) }
}

private struct Derived: View {
  struct Person { var name = "Ada", age = 36 }
  @State private var people = [Person(), Person(name: "Grace", age: 85)]

  var body: some View {
    ForEach($people, id: \.name) { $person in
      Stepper(person.name, value: $person.age, in: 0...86)
    }
    Text(verbatim: people.map { "\($0.age)" }.joined(separator: " "))
  }
}

private struct Endless: DynamicProperty {
  @State private var box = 0
  @Environment(\.locale) private var locale
  var text: String { "\(locale.identifier) \(box)" }
  func raise() { box += 1 }
}

private struct Nested: View {
  private let property = Endless()
  var body: some View {
    Button("raise") { property.raise() }
    Text(verbatim: property.text)
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Preferring: View {
  @State private var widths: [Int] = []
  var body: some View {
    VStack {
      Text("a").preference(key: WidthKey.self, value: [1])
      HStack {
        Text("b").preference(key: WidthKey.self, value: [2])
        Text("c").preference(key: WidthKey.self, value: [3])
      }
      .transformPreference(WidthKey.self) { $0 = $0.map { $0 * 10 } }
    }
    .onPreferenceChange(WidthKey.self) { widths = $0 }
    .overlayPreferenceValue(WidthKey.self) { Text(verbatim: "seen \($0)") }
    Text(verbatim: "kept \(widths)")
  }
}

@MainActor let stateTests: [RuntimeTest] = [
  (
    "state survives evaluations",
    {
      let host = ModelHost(Counter(name: "taps"))
      host.tap("taps 0")
      host.tap("taps 1")
      host.invalidate()
      expectEqual(host.labels, ["taps 2"])
    }
  ),
  (
    "actions run when a view appears and when a value changes",
    {
      let host = ModelHost(Watching())
      host.tap("plus")
      expectEqual(host.texts.last, "appear, is 0, 0 to 1, is 1")
    }
  ),
  (
    "an action runs when a view leaves",
    {
      let host = ModelHost(Leaving())
      expectEqual(host.texts, ["view", "remove", "stays"])
      host.tap("remove")
      expectEqual(host.texts, ["remove", "left"])
    }
  ),
  (
    "actions run from the innermost view to the outermost, then tasks",
    {
      let host = ModelHost(Ordered())
      expectEqual(host.texts, ["change text stack group"])
      await host.settle()
      expectEqual(host.texts, ["change text stack group task"])
    }
  ),
  (
    "a task runs, and its result is seen",
    {
      let host = ModelHost(Loading())
      expectEqual(host.texts, ["loading"])
      await host.settle()
      expectEqual(host.texts, ["loaded"])
    }
  ),
  (
    "a view follows an observable object",
    {
      let store = Store()
      let host = ModelHost(Observing(store: store))
      expectEqual(host.texts, ["0"])
      store.count = 3
      expectEqual(host.texts, ["3"])
      let count = host.evaluationCount
      store.unused = 1
      host.update()
      expectEqual(host.evaluationCount, count, "a property that no body reads")
    }
  ),
  (
    "a view owns or observes an object with published properties",
    {
      let host = ModelHost(Owning())
      expectEqual(host.texts.first, "Ada")
      host.tap("rename")
      expectEqual(host.texts.first, "Grace")
      host.element("name")?.type("Edsger")
      expectEqual(host.texts.first, "Edsger")
    }
  ),
  (
    "bindings of elements and members write the source",
    {
      let host = ModelHost(Derived())
      host.element("Grace")?.increment()
      host.element("Grace")?.increment()
      host.element("Ada")?.decrement()
      expectEqual(host.texts.last, "35 86")
    }
  ),
  (
    "a dynamic property of an app is linked with those in it",
    {
      let host = ModelHost(Nested())
      host.environment.locale = Locale(identifier: "de_DE")
      host.tap("raise")
      expectEqual(host.texts.last, "de_DE 1")
    }
  ),
  (
    "preferences are reduced in order, and reported",
    {
      expectEqual(
        ModelHost(Preferring()).texts, ["a", "b", "c", "seen [1, 20, 30]", "kept [1, 20, 30]"])
    }
  ),
]
