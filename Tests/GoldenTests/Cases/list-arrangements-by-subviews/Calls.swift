import DesignKit
import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
}

struct Screen: View {
  let places: [Place]

  var body: some View {
    DividedStack {}
    DividedStack {
      Text("one")
      ForEach(places) { Text($0.name) }
    }
    .limit(3)
    .placeholder { Text("nothing") }
    .overflow { Text("\($0) more") }
    DividedStack {
      Text("one")
      Text("two")
    } separator: {
      Circle()
    }
    AvatarGroup(max: 3) {
      Circle()
      Circle()
    }.isReversed(true)
    ListSection(
      rows: { ForEach(places) { Text($0.name) } }, title: "Places", note: { Text("All of them") }
    )
    .more { Text("\($0) more") }
    .listSectionStyle(.boxed)
    ListSection { Text("Places") }
      .listSectionStyle(Framed())
    Filmstrip(caption: "Trip") { Circle() }
      .frames {
        Color.red
        Color.blue
      }
      .filmstripStyle(.doubled)
    Columns {
      Text("a")
    } trailing: {
      Text("b")
    }
    Shelf().books { Text("a") }.shelfStyle(.upright)
    Tray()
    Tray().things { Text("a") }
  }
}

/// A client's own style: the arrangement is a view, the rows are a collection.
struct Framed: ListSectionStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let rows = configuration.arrangedRows {
        rows.border(.primary)
      }
      configuration.arrangedRows
      Text("\(configuration.rows?.count ?? 0)")
      ListSection(configuration)
    }
  }
}

func same<T>(_: T, _: T.Type) {}

@MainActor func types() {
  same(DividedStack { Text("a") }, DividedStack<Text, Divider, Never, Never>.self)
  same(
    DividedStack { Text("a") }.overflow { _ in Circle() }.placeholder { Image("a") },
    DividedStack<Text, Divider, Image, Circle>.self)
  same(Tray().things { Circle() }, Tray<Circle>.self)
}

func arrangement(of configuration: ListSectionStyleConfiguration)
  -> ListSectionStyleConfiguration.ArrangedRows?
{
  configuration.arrangedRows
}
