import DesignKit
import SwiftUI

struct PersonHeader: View {
  let name: String
  let initials: String
  let isOnline: Bool

  var body: some View {
    HStack {
      DKAvatar("Anna Berg", systemName: "person")
      DKAvatar("Anna Berg", initials: "AB")
      DKAvatar(name, initials: initials)
        .size(.large)
      DKAvatar(name) {
        Image(systemName: "person.crop.circle").resizable()
      }
      DKAvatar(name) {
        Color.gray
      } status: {
        if isOnline { Circle().fill(.green) }
      }
      .dkAvatarStyle(.rounded)
      DKAvatar(name, initials: initials, statusSystemName: "moon")
        .dkAvatarStyle(.rounded(cornerRadius: 4))
      DKAvatar("Anna Berg", initials: "AB")
        .presence(isOnline ? .available : .away)
      DKAvatar(name, systemName: "person", status: { Text("2") })
    }
    .dkAvatarStyle(.automatic)
    .dkAvatarStyle(RingedAvatarStyle(color: .blue).concat(.rounded))
  }
}

struct RingedAvatarStyle: DKAvatarStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    DKAvatar(configuration)
      .padding(configuration.size == .large ? 4 : 2)
      .overlay { Circle().stroke(color) }
    if !configuration.status.isEmpty { configuration.status }
  }
}
