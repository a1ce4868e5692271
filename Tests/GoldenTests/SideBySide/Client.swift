import Alpha
import Beta
import SwiftUI

// A file of an app that uses two libraries. Both have a component 'Tabs' with items called 'Tab', and an
// environment value 'density'; neither has a prefix.

struct Screen: View {
  @State private var place = 1
  @State private var filter: String? = "all"

  var body: some View {
    AlphaStack {
      Text("One")
      Text("Two")
    } note: {
      Text("Note")
    }
    BetaStack(views: { Text("One") }, note: "Note")

    // Types are told apart by their modules, and a tag is one of them.
    Alpha.Tabs(selection: $place) {
      Text("One").modifier(Alpha.TabTag(1)).tabBadge(2)
      ForEach(2..<4, id: \.self) { Text("\($0)").modifier(Alpha.TabTag($0)) }
    }
    .tabsStyle(Alpha.PlainTabsStyle())
    .tabsStyle(Numbered())
    .tabSpacing(4)
    Beta.Tabs(selection: $filter) {
      Text("All").modifier(Beta.TabTag("all")).rowBadge(nil)
      Text("None").modifier(Beta.TabTag(nil as String?))
    }
    .tabsStyle(Beta.PlainTabsStyle())
    .tabsStyle(Ruled())
    .environment(\.rowSpacing, 2)
  }
}

/// A style for the component of one of them.
struct Numbered: Alpha.TabsStyle {
  @Environment(\.tabSpacing) private var tabSpacing

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: tabSpacing) {
      configuration.tabs.interspersed { Divider() }
      configuration.tabs.prefix(3).interspersed(with: Divider())
      configuration.tabs.reversed().combined { later, tab in
        HStack {
          tab
          later
        }
      }
      ForEach(configuration.tabs) { tab in
        Button {
          tab.select()
        } label: {
          tab.opacity(tab.isSelected ? 1 : 0.5)
        }
      }
      if let badge = badge(of: configuration.tabs[0]) { Text("\(badge)") }
    }
  }

  private func badge(of tab: Alpha.TabsStyleConfiguration.Tab) -> Int? { tab.badge }
}

/// A style for that of the other.
struct Ruled: Beta.TabsStyle {
  @Environment(\.rowSpacing) private var rowSpacing

  func makeBody(configuration: Configuration) -> some View {
    Beta.Tabs(configuration).border(.primary)
    HStack(spacing: rowSpacing) {
      configuration.tabs.filter(\.isSelected).interspersed { Divider() }
      configuration.tabs.combined { earlier, tab in
        tab
        earlier
      }
    }
  }
}

/// Containers of the app's own.
struct Backwards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.alphaSlotItems { items in
      ForEach(items.reversed()) { $0 }
    }
    content.betaSlotItems { items in
      items.reversed().interspersed { Divider() }
    }
  }
}

func both(
  _ first: Alpha.SlotItems<Alpha.SlotItem>, _ second: Beta.SlotItems<Beta.SlotItem>
) -> Int {
  first.count + second.count
}

#if compiler(>=6.3)
  /// What both have by the name that a spec gave it.
  struct OneName: View {
    @State private var place = 1
    @Environment(\.Alpha::density) private var density

    var body: some View {
      Alpha.Tabs(selection: $place) {
        Text("One").Alpha::tab(1)
        ForEach(2..<density, id: \.self) { Text("\($0)").Alpha::tab($0) }
      }
      .Beta::density(2)
      .environment(\.Beta::density, 2)
    }
  }
#endif
