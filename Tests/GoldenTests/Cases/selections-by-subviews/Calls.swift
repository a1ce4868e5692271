import DesignKit
import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
  var unread: Int? = nil
}

struct Screen: View {
  enum Section: Hashable {
    case home, search
    case saved(Int)
  }

  @State private var section = Section.home
  @State private var number: Int? = 1
  @State private var numbers: Set<Int> = []
  @State private var place = 1
  @State private var tab: TabPlace? = .home
  let places: [Place]
  let isSearchable: Bool

  var body: some View {
    // Any views, from ForEach, if and Group too; what has no tag is shown and cannot be selected.
    SegmentedControl(selection: $section) {
      Text("Home").segment(Section.home).segmentBadge(3)
      if isSearchable { Image(systemName: "magnifyingglass").segment(Section.search) }
      Group {
        ForEach(0..<3, id: \.self) { Text("\($0)").segment(Section.saved($0)) }
      }
      Text("no tag")
    }
    .segmentedControlStyle(Framed())
    .segmentedControlStyle(.underlined)

    // An optional selection: `Value` is `Int?`, a tag may be an `Int`, an `Int?` or nil.
    SegmentedControl(selection: $number) {
      Text("None").segment(nil as Int?)
      Text("One").segment(1)
    }
    .segmentedControlStyle(.underlined(thickness: 4))

    // From data.
    SegmentedControl(places, selection: $place) { Text($0.name).segmentBadge($0.unread) }
      .segmentedControlStyle(Numbered())

    ChipGroup(selection: $number) { Text("One").chip(1) }
    ChipGroup(selection: $numbers) { ForEach(places) { Text($0.name).chip($0.id) } }
    ChipGroup(selection: .constant([1, 2])) { Text("One").chip(1) }

    Rating(selection: $number) { Text("One").face(1) }.title("Faces")
    Rating(selection: $numbers) { Text("One").face(1) }.title { Circle() }

    // A type of the component's own is known to the tag, too.
    TabStrip(isLocked: true, place: $tab) {
      Text("Home").tab(.home).newTab()
      Text("Search").tab(.search).newTab(false).onHoldTab { print("search") }
    }
    .tabStripStyle(.framed)
    TabStrip(place: $tab, tabs: { Text("Home").tab(.home) }, note: "Two")

    ButtonRow {
      Button("One") {}.rowWeight(2)
      Button("Two") {}
    }
    .spacing(2)

    FilterBar($numbers, order: $number) {
      Text("One").filter(1)
    }
    FilterBar($numbers, order: $number) {
      Text("One").filter(1)
    } orders: {
      Text("Up").order(1)
      Text("No order").order(nil)
    }
  }
}

/// A client's own style: the items are a random-access collection of views.
struct Numbered: SegmentedControlStyle {
  @Environment(\.colorScheme) private var colorScheme
  @Namespace private var mark

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ForEach(configuration.segments.reversed()) { item in
        HStack {
          Text("\(item.index + 1)\(badge(of: item))")
          item
          if item.isSelected { Circle().matchedGeometryEffect(id: 0, in: mark) }
        }
        .onTapGesture { item.select() }
      }
      HStack { configuration.segments }
      HStack { configuration.segments.prefix(2).interspersed { Divider() } }
      configuration.segments.combined { earlier, item in
        HStack {
          item
          earlier
        }
      }
      if let selected = configuration.segments.first(where: \.isSelected) { selected }
    }
    .foregroundStyle(colorScheme == .dark ? .white : .black)
  }

  private nonisolated func badge(of item: Configuration.Segment) -> String {
    item.isLast ? "" : item.badge.map { " (\($0))" } ?? ""
  }
}

/// Clients' own styles around the styles below.
struct Framed: SegmentedControlStyle {
  func makeBody(configuration: Configuration) -> some View {
    SegmentedControl(configuration).border(.primary)
  }
}

struct FramedRating: RatingStyle {
  func makeBody(configuration: Configuration) -> some View {
    Rating(configuration).title("Framed").border(.primary)
  }
}

struct FramedTabs: TabStripStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabStrip(configuration).border(configuration.isLocked ? .red : .primary)
  }
}

/// A segment has a type with a name, so that a list of them can be stored.
struct Fixed: View {
  let one: ModifiedContent<Text, SegmentTag> = Text("One").segment(1)

  var body: some View { one }
}

func same<T>(_: T, _: T.Type) {}

@MainActor func types(place: Binding<Int>, numbers: Binding<Set<Int>>, places: [Place]) {
  same(
    SegmentedControl(places, selection: place) { Text($0.name) },
    SegmentedControl<Int, ForEach<[Place], Int, ModifiedContent<Text, SegmentTag>>>.self)
  same(ChipGroup(selection: numbers) { Text("a") }, ChipGroup<Int, Text>.self)
  same(Text("a").tab(.home), ModifiedContent<Text, TabTag>.self)
}
