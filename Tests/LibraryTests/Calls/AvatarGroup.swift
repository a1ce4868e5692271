import DesignKit
import SwiftUI

struct Member: Identifiable {
  let id: Int
  let initials: String
}

struct Team: View {
  let members: [Member]

  var body: some View {
    DKAvatarGroup(members) { DKAvatar(initials: $0.initials) }
      .limit(3)
      .reversed()
    DKAvatarGroup(members, id: \.initials) { DKAvatar(initials: $0.initials) }
    DKAvatarGroup {
      DKAvatar(initials: "AB")
      ForEach(members) { DKAvatar(initials: $0.initials) }
    }
  }
}
