import DesignKit
import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
}

struct Screen: View {
  let places: [Place]
  let isSearchable: Bool

  var body: some View {
    // Any views, from ForEach, if and Group too.
    TabRow {
      Text("Home")
      if isSearchable { Image(systemName: "magnifyingglass") }
      Group {
        ForEach(places) { Text($0.name) }
      }
    }
    .isWide(true)
    .tabRowStyle(Framed())
    .tabRowStyle(.divided)
    TabRow(tabs: { ForEach(places) { Text($0.name) } }, note: "Two")
      .tabRowStyle(Numbered())

    DividedStack {}
    DividedStack(spacing: 8) {
      Text("one")
      ForEach(places) { Text($0.name) }
    }
    .limit(3)
    DividedStack {
      Text("one")
      Text("two")
    } separator: {
      Circle()
    }

    Toolbar(title: "Main") {
      Button("Back") {}
      Button("Forward") {}
    }
    .toolbarStyle(.framed)
    Toolbar(title: "Main", leadingActions: { Color.red }, in: "Words")

    Bar { Text("one") }
    Pile { Text("one") }
  }
}

/// A client's own style: the items are a random-access collection of views.
struct Numbered: TabRowStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ForEach(configuration.tabs.reversed()) { tab in
        HStack {
          Text("\(tab.index + 1)\(place(of: tab))")
          tab
        }
      }
      HStack { configuration.tabs }
      HStack { configuration.tabs.prefix(2).interspersed { Divider() } }
      HStack { configuration.tabs.interspersed(with: Divider()) }
      configuration.tabs.combined { earlier, tab in
        HStack {
          tab
          earlier
        }
      }
      configuration.tabs.reversed().combined { later, tab in
        tab
        later
      }
      if let last = configuration.tabs.last { last }
    }
    .foregroundStyle(colorScheme == .dark ? .white : .black)
  }

  private nonisolated func place(of tab: Configuration.Tab) -> String {
    tab.index == 0 ? " first" : ""
  }
}

/// A client's own style around the style below.
struct Framed: TabRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabRow(configuration).border(.primary)
  }
}

struct FramedToolbar: ToolbarStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toolbar(configuration).border(.primary)
  }
}

extension ToolbarStyle where Self == FramedToolbar {
  static var framed: Self { Self() }
}

/// A client's own container, by what components use themselves.
struct Backwards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      content.designKitSlotItems { items in
        ForEach(items.reversed()) { $0 }
      }
    }
  }
}

func same<T>(_: T, _: T.Type) {}

@MainActor func types() {
  same(DividedStack { Text("a") }, DividedStack<Text, Divider>.self)
  same(Bar { Text("a") }, Bar<Never, Text>.self)
}

func items(of configuration: TabRowStyleConfiguration) -> SlotItems<SlotItem> {
  configuration.tabs
}
