import DesignKit
import SwiftUI

struct Path: View {
  let folders: [String]

  var body: some View {
    VStack {
      DKBreadcrumbTrail {
        DKCrumb("Home") {}
        for folder in folders {
          DKCrumb("\(folder)") {}
        }
        DKCrumb("Here")
      }
      DKBreadcrumbTrail {
        if folders.isEmpty { DKCrumb("Home") }
      } separator: {
        Text("/")
      }
      .dkBreadcrumbTrailStyle(.back)
    }
  }
}

struct CountBreadcrumbTrailStyle: DKBreadcrumbTrailStyle {
  func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.crumbs.indices, id: \.self) { Text(configuration.crumbs[$0].title) }
    configuration.separator
  }
}
