import DesignKit
import SwiftUI

struct Library: View {
  @State private var query = ""
  @State private var isSearching = false
  @State private var scope = 0
  let shelf: String

  var body: some View {
    VStack {
      DKSearchField(text: $query)
      DKSearchField("Search books", text: $query, isActive: $isSearching)
        .onSearch { query = $0 }
        .suggestions(["Swift", "SwiftUI"])
      DKSearchField(shelf, text: $query) {
        Picker("Shelf", selection: $scope) {
          Text("All").tag(0)
          Text("Mine").tag(1)
        }
      }
      .dkSearchFieldStyle(.bar)
    }
    .dkSearchFieldStyle(.automatic)
    .dkSearchFieldStyle { configuration in
      configuration.field
      if configuration.isActive {
        Button("Done") {
          configuration.submit(configuration.text)
          configuration.isActive = false
        }
        Button("Close", action: configuration.cancel)
      }
    }
  }
}
