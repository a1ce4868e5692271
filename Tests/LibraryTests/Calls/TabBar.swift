import DesignKit
import SwiftUI

enum Place: Hashable {
  case news, search
  case topic(Int)
}

struct App: View {
  @State private var place = Place.news
  let topics: [Int]
  let news: Int

  var body: some View {
    DKTabBar(selection: $place) {
      Label("News", systemImage: "newspaper").tab(Place.news).tabBadge(news)
      ForEach(topics, id: \.self) { Text("Topic \($0)").tab(Place.topic($0)) }
      if news > 0 { Image(systemName: "magnifyingglass").tab(Place.search) }
    }
    .dkTabBarStyle(.underlined)
    .dkTabBarStyle(LastFirst())
  }
}

struct LastFirst: DKTabBarStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ForEach(configuration.tabs.reversed()) { tab in
        Button(action: tab.select) { tab.opacity(tab.isSelected ? 1 : 0.5) }
      }
      if let shown = configuration.tabs.first(where: \.isSelected) { shown }
    }
  }
}
