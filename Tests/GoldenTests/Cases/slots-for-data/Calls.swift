import DesignKit
import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
}

struct Screen: View {
  @State private var chosen: Int?
  @State private var word: String?
  let places: [Place]

  var body: some View {
    Feed { ForEach(places) { Text($0.name) } }
    Feed(places) { Text($0.name) }
    Feed(places[1...], spacing: 8, title: "Places") { place in
      Text(place.name)
      Text("\(place.id)")
    }
    Feed(0..<3, id: \.self) { Text("\($0)") }
    Feed(places, id: \.name) { Text($0.name) }

    Chooser(selection: $word) { Text("a") }
    Chooser(items: [1, 2], id: \.self, selection: $chosen) { Text("\($0)") }

    Actions(places, label: "Places") { Text($0.name) }
    Actions.of(places, id: \.id, "Places") { Text($0.name) }

    Board(columns: ["a"], id: \.self) { Text($0) }
    Board(places, columns: ["a"], id: \.self) {
      Text($0.name)
    } column: {
      Text($0)
    }
  }
}

@MainActor func team(people: [Person], jobs: [Job], dates: Set<Date>) {
  _ = Team(people) { Text($0.name) }
    .jobs(jobs, id: \.title) { Text($0.title) }
    .dates(dates.sorted(), id: \.self) { Text($0, style: .date) }
}

func same<T>(_: T, _: T.Type) {}

@MainActor func types(places: [Place]) {
  same(
    Feed(places) { Text($0.name) }, Feed<Never, ForEach<[Place], Int, Text>>.self)
  same(
    Feed(0..<3, id: \.self, title: "Numbers") { Text("\($0)") },
    Feed<Text, ForEach<Range<Int>, Int, Text>>.self)
}
