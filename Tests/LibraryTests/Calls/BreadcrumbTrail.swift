import DesignKit
import SwiftUI

struct Path: View {
  let folders: [String]

  var body: some View {
    VStack {
      DKBreadcrumbTrail {
        Button("Home") {}
        ForEach(folders, id: \.self) { folder in
          Button("\(folder)") {}
        }
        Text("Here")
      }
      DKBreadcrumbTrail(folders, id: \.self) { Text($0) }
      DKBreadcrumbTrail {
        if folders.isEmpty { Text("Home") }
      } separator: {
        Text("/")
      }
      .dkBreadcrumbTrailStyle(.back)
    }
  }
}

struct CountBreadcrumbTrailStyle: DKBreadcrumbTrailStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.crumbs.count)")
    configuration.arrangedCrumbs
    configuration.separator
  }
}
