import DesignKit
import SwiftUI

struct Member: Identifiable {
  let id: Int
  let name: String
  let initials: String
}

struct Team: View {
  let members: [Member]

  var body: some View {
    DKAvatarGroup(members) { DKAvatar($0.name, initials: $0.initials) }
      .limit(3)
      .reversed()
    DKAvatarGroup(members, id: \.initials) { DKAvatar($0.name, initials: $0.initials) }
    DKAvatarGroup {
      DKAvatar("Anna Berg", initials: "AB")
      ForEach(members) { DKAvatar($0.name, initials: $0.initials) }
    }
  }
}
