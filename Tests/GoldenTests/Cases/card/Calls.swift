// Slots: icon, title, subtitle, actions
//
// Calls that must compile, and at each the initializer it must select: what that takes for icon,
// title, subtitle and actions (v a view builder, i a system symbol, k a `LocalizedStringKey`, s a
// `String`, - nothing).

import DesignKit
import SwiftUI

/// Every form, with all labels.
// swift-format-ignore
@MainActor func labeled(on: Binding<Bool>, v: Color, k: LocalizedStringKey, s: String) {
  _ = Card(isSelected: on, icon: { v }, title: { v }, subtitle: { v }, actions: { v })  // v v v v
  _ = Card(isSelected: on, icon: { v }, title: { v }, subtitle: { v })  // v v v -
  _ = Card(isSelected: on, subtitle: "s", icon: { v }, title: { v }, actions: { v })  // v v k v
  _ = Card(isSelected: on, subtitle: s, icon: { v }, title: { v }, actions: { v })  // v v s v
  _ = Card(isSelected: on, subtitle: "s", icon: { v }, title: { v })  // v v k -
  _ = Card(isSelected: on, subtitle: s, icon: { v }, title: { v })  // v v s -
  _ = Card(isSelected: on, icon: { v }, title: { v }, actions: { v })  // v v - v
  _ = Card(isSelected: on, icon: { v }, title: { v })  // v v - -
  _ = Card(isSelected: on, title: "t", icon: { v }, subtitle: { v }, actions: { v })  // v k v v
  _ = Card(isSelected: on, title: s, icon: { v }, subtitle: { v }, actions: { v })  // v s v v
  _ = Card(isSelected: on, title: "t", icon: { v }, subtitle: { v })  // v k v -
  _ = Card(isSelected: on, title: s, icon: { v }, subtitle: { v })  // v s v -
  _ = Card(isSelected: on, title: "t", subtitle: "s", icon: { v }, actions: { v })  // v k k v
  _ = Card(isSelected: on, title: k, subtitle: s, icon: { v }, actions: { v })  // v k s v
  _ = Card(isSelected: on, title: s, subtitle: k, icon: { v }, actions: { v })  // v s k v
  _ = Card(isSelected: on, title: s, subtitle: s, icon: { v }, actions: { v })  // v s s v
  _ = Card(isSelected: on, title: "t", subtitle: "s", icon: { v })  // v k k -
  _ = Card(isSelected: on, title: k, subtitle: s, icon: { v })  // v k s -
  _ = Card(isSelected: on, title: s, subtitle: k, icon: { v })  // v s k -
  _ = Card(isSelected: on, title: s, subtitle: s, icon: { v })  // v s s -
  _ = Card(isSelected: on, title: "t", icon: { v }, actions: { v })  // v k - v
  _ = Card(isSelected: on, title: s, icon: { v }, actions: { v })  // v s - v
  _ = Card(isSelected: on, title: "t", icon: { v })  // v k - -
  _ = Card(isSelected: on, title: s, icon: { v })  // v s - -
  _ = Card(isSelected: on, iconSystemName: "i", title: { v }, subtitle: { v }, actions: { v })  // i v v v
  _ = Card(isSelected: on, iconSystemName: "i", title: { v }, subtitle: { v })  // i v v -
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: "s", title: { v }, actions: { v })  // i v k v
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: s, title: { v }, actions: { v })  // i v s v
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: "s", title: { v })  // i v k -
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: s, title: { v })  // i v s -
  _ = Card(isSelected: on, iconSystemName: "i", title: { v }, actions: { v })  // i v - v
  _ = Card(isSelected: on, iconSystemName: "i", title: { v })  // i v - -
  _ = Card(isSelected: on, iconSystemName: "i", title: "t", subtitle: { v }, actions: { v })  // i k v v
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: { v }, actions: { v })  // i s v v
  _ = Card(isSelected: on, iconSystemName: "i", title: "t", subtitle: { v })  // i k v -
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: { v })  // i s v -
  _ = Card(isSelected: on, iconSystemName: "i", title: "t", subtitle: "s", actions: { v })  // i k k v
  _ = Card(isSelected: on, iconSystemName: "i", title: k, subtitle: s, actions: { v })  // i k s v
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: k, actions: { v })  // i s k v
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: s, actions: { v })  // i s s v
  _ = Card(isSelected: on, iconSystemName: "i", title: "t", subtitle: "s")  // i k k -
  _ = Card(isSelected: on, iconSystemName: "i", title: k, subtitle: s)  // i k s -
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: k)  // i s k -
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: s)  // i s s -
  _ = Card(isSelected: on, iconSystemName: "i", title: "t", actions: { v })  // i k - v
  _ = Card(isSelected: on, iconSystemName: "i", title: s, actions: { v })  // i s - v
  _ = Card(isSelected: on, iconSystemName: "i", title: "t")  // i k - -
  _ = Card(isSelected: on, iconSystemName: "i", title: s)  // i s - -
  _ = Card(isSelected: on, title: { v }, subtitle: { v }, actions: { v })  // - v v v
  _ = Card(isSelected: on, title: { v }, subtitle: { v })  // - v v -
  _ = Card(isSelected: on, subtitle: "s", title: { v }, actions: { v })  // - v k v
  _ = Card(isSelected: on, subtitle: s, title: { v }, actions: { v })  // - v s v
  _ = Card(isSelected: on, subtitle: "s", title: { v })  // - v k -
  _ = Card(isSelected: on, subtitle: s, title: { v })  // - v s -
  _ = Card(isSelected: on, title: { v }, actions: { v })  // - v - v
  _ = Card(isSelected: on, title: { v })  // - v - -
  _ = Card(isSelected: on, title: "t", subtitle: { v }, actions: { v })  // - k v v
  _ = Card(isSelected: on, title: s, subtitle: { v }, actions: { v })  // - s v v
  _ = Card(isSelected: on, title: "t", subtitle: { v })  // - k v -
  _ = Card(isSelected: on, title: s, subtitle: { v })  // - s v -
  _ = Card(isSelected: on, title: "t", subtitle: "s", actions: { v })  // - k k v
  _ = Card(isSelected: on, title: k, subtitle: s, actions: { v })  // - k s v
  _ = Card(isSelected: on, title: s, subtitle: k, actions: { v })  // - s k v
  _ = Card(isSelected: on, title: s, subtitle: s, actions: { v })  // - s s v
  _ = Card(isSelected: on, title: "t", subtitle: "s")  // - k k -
  _ = Card(isSelected: on, title: k, subtitle: s)  // - k s -
  _ = Card(isSelected: on, title: s, subtitle: k)  // - s k -
  _ = Card(isSelected: on, title: s, subtitle: s)  // - s s -
  _ = Card(isSelected: on, title: "t", actions: { v })  // - k - v
  _ = Card(isSelected: on, title: s, actions: { v })  // - s - v
  _ = Card(isSelected: on, title: "t")  // - k - -
  _ = Card(isSelected: on, title: s)  // - s - -
}

/// Every form with a closure, the first of them unlabeled.
// swift-format-ignore
@MainActor func trailing(on: Binding<Bool>, v: Color, k: LocalizedStringKey, s: String) {
  _ = Card(isSelected: on) { v } title: { v } subtitle: { v } actions: { v }  // v v v v
  _ = Card(isSelected: on) { v } title: { v } subtitle: { v }  // v v v -
  _ = Card(isSelected: on, subtitle: "s") { v } title: { v } actions: { v }  // v v k v
  _ = Card(isSelected: on, subtitle: s) { v } title: { v } actions: { v }  // v v s v
  _ = Card(isSelected: on, subtitle: "s") { v } title: { v }  // v v k -
  _ = Card(isSelected: on, subtitle: s) { v } title: { v }  // v v s -
  _ = Card(isSelected: on) { v } title: { v } actions: { v }  // v v - v
  _ = Card(isSelected: on) { v } title: { v }  // v v - -
  _ = Card(isSelected: on, title: "t") { v } subtitle: { v } actions: { v }  // v k v v
  _ = Card(isSelected: on, title: s) { v } subtitle: { v } actions: { v }  // v s v v
  _ = Card(isSelected: on, title: "t") { v } subtitle: { v }  // v k v -
  _ = Card(isSelected: on, title: s) { v } subtitle: { v }  // v s v -
  _ = Card(isSelected: on, title: "t", subtitle: "s") { v } actions: { v }  // v k k v
  _ = Card(isSelected: on, title: k, subtitle: s) { v } actions: { v }  // v k s v
  _ = Card(isSelected: on, title: s, subtitle: k) { v } actions: { v }  // v s k v
  _ = Card(isSelected: on, title: s, subtitle: s) { v } actions: { v }  // v s s v
  _ = Card(isSelected: on, title: "t", subtitle: "s") { v }  // v k k -
  _ = Card(isSelected: on, title: k, subtitle: s) { v }  // v k s -
  _ = Card(isSelected: on, title: s, subtitle: k) { v }  // v s k -
  _ = Card(isSelected: on, title: s, subtitle: s) { v }  // v s s -
  _ = Card(isSelected: on, title: "t") { v } actions: { v }  // v k - v
  _ = Card(isSelected: on, title: s) { v } actions: { v }  // v s - v
  _ = Card(isSelected: on, title: "t") { v }  // v k - -
  _ = Card(isSelected: on, title: s) { v }  // v s - -
  _ = Card(isSelected: on, iconSystemName: "i") { v } subtitle: { v } actions: { v }  // i v v v
  _ = Card(isSelected: on, iconSystemName: "i") { v } subtitle: { v }  // i v v -
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: "s") { v } actions: { v }  // i v k v
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: s) { v } actions: { v }  // i v s v
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: "s") { v }  // i v k -
  _ = Card(isSelected: on, iconSystemName: "i", subtitle: s) { v }  // i v s -
  _ = Card(isSelected: on, iconSystemName: "i") { v } actions: { v }  // i v - v
  _ = Card(isSelected: on, iconSystemName: "i") { v }  // i v - -
  _ = Card(isSelected: on, iconSystemName: "i", title: "t") { v } actions: { v }  // i k v v
  _ = Card(isSelected: on, iconSystemName: "i", title: s) { v } actions: { v }  // i s v v
  _ = Card(isSelected: on, iconSystemName: "i", title: "t") { v }  // i k v -
  _ = Card(isSelected: on, iconSystemName: "i", title: s) { v }  // i s v -
  _ = Card(isSelected: on, iconSystemName: "i", title: "t", subtitle: "s") { v }  // i k k v
  _ = Card(isSelected: on, iconSystemName: "i", title: k, subtitle: s) { v }  // i k s v
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: k) { v }  // i s k v
  _ = Card(isSelected: on, iconSystemName: "i", title: s, subtitle: s) { v }  // i s s v
  _ = Card(isSelected: on) { v } subtitle: { v } actions: { v }  // - v v v
  _ = Card(isSelected: on) { v } subtitle: { v }  // - v v -
  _ = Card(isSelected: on, subtitle: "s") { v } actions: { v }  // - v k v
  _ = Card(isSelected: on, subtitle: s) { v } actions: { v }  // - v s v
  _ = Card(isSelected: on, subtitle: "s") { v }  // - v k -
  _ = Card(isSelected: on, subtitle: s) { v }  // - v s -
  _ = Card(isSelected: on) { v } actions: { v }  // - v - v
  _ = Card(isSelected: on) { v }  // - v - -
}

/// Literals, variables, nil, defaults.
@MainActor func values(
  on: Binding<Bool>, v: Color, k: LocalizedStringKey, s: String, o: String?
) {
  _ = Card(isSelected: on, title: "t", subtitle: "s")  // - k k -
  _ = Card(isSelected: on, title: "\(s)", subtitle: "\(s)")  // - k k -
  _ = Card(isSelected: on, title: "t", subtitle: s)  // - s s -
  _ = Card(isSelected: on, title: s, subtitle: "s") { v }  // v s s -
  _ = Card(isSelected: on, title: k, subtitle: s)  // - k s -
  _ = Card(isSelected: on, title: k, subtitle: o)  // - k s -
  _ = Card(isSelected: on, title: s, subtitle: o)  // - s s -
  _ = Card(isSelected: on, title: k, subtitle: nil)  // - k k -
  _ = Card(isSelected: on, title: s, subtitle: nil)  // - s k -
  _ = Card(isSelected: on, title: s, subtitle: nil) { v }  // v s k -
  _ = Card(isSelected: on, iconSystemName: nil, title: "t")  // i k - -
  _ = Card(isSelected: on, iconSystemName: o, title: k) { v }  // i k v -
  _ = Card(role: .critical, isSelected: on, title: "t") { v }  // v k - -
  _ = Card(role: .critical, isSelected: on, title: "t", actions: { Group { v } })  // - k - v
  _ = Card(isSelected: .constant(true), title: "t") {}  // v k - -
}

/// Modifiers, styles and environment on one card.
struct Screen: View {
  @State private var isSelected = false
  @Environment(\.cardDensity) private var cardDensity

  var body: some View {
    VStack {
      Card(isSelected: $isSelected, title: "title", actions: { Button("action") {} })  // - k - v
        .elevation(2)
        .badge("new")
        .badge(nil)
        .cardStyle(.outlined)
    }
    .cardStyle(.automatic)
    .cardStyle(.compact)
    .cardStyle(.outlined(lineWidth: 2))
    .cardStyle(OutlinedCardStyle())
    .cardStyle(.compact.concat(.outlined))
    .cardStyle(.compact.concat(.outlined(lineWidth: 2)).concat(TintedCardStyle()))
    .cardStyle { configuration in
      configuration.icon
      configuration.title
      if configuration.isExpanded { configuration.actions }
    }
    .cardStyle { Card($0).elevation(3).padding() }
    .cardDensity(cardDensity == .regular ? .compact : .regular)
  }
}

/// A style of the caller's own: live properties, the card in the style below, another style on it.
struct TintedCardStyle: CardStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var taps = 0

  func makeBody(configuration: Configuration) -> some View {
    Card(configuration)
      .badge(configuration.badge ?? "\(taps)")
      .cardStyle(.outlined)
      .opacity(isEnabled ? 1 : 0.5)
      .onTapGesture { taps += 1 }
    Toggle("selected", isOn: configuration.$isSelected)
    Toggle("expanded", isOn: configuration.$isExpanded)
    configuration.subtitle.cardStyle(.compact)
    if configuration.role == .critical, configuration.elevation > 1 { Divider() }
  }
}

/// The environment tells the nearest style, and takes another.
struct StyleReader: View {
  @Environment(\.cardStyle) private var style

  var body: some View {
    Color.red
      .environment(\.cardStyle, style)
      .transformEnvironment(\.cardStyle) { $0 = .outlined }
  }
}
