import DesignKit
import SwiftUI

struct PersonHeader: View {
  let name: String
  let initials: String
  let isOnline: Bool

  var body: some View {
    HStack {
      Avatar(systemName: "person")
      Avatar(initials: "AB")
      Avatar(initials: initials)
        .size(.large)
      Avatar {
        Image(systemName: "person.crop.circle").resizable()
      }
      Avatar {
        Color.gray
      } status: {
        if isOnline { Circle().fill(.green) }
      }
      .avatarStyle(.rounded)
      Avatar(initials: initials, statusSystemName: "moon")
        .avatarStyle(.rounded(cornerRadius: 4))
      Avatar(systemName: "person", status: { Text("2") })
    }
    .avatarStyle(.automatic)
    .avatarStyle(RingedAvatarStyle(color: .blue).concat(.rounded))
  }
}

struct RingedAvatarStyle: AvatarStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    Avatar(configuration)
      .padding(configuration.size == .large ? 4 : 2)
      .overlay { Circle().stroke(color) }
    if !configuration.status.isEmpty { configuration.status }
  }
}
