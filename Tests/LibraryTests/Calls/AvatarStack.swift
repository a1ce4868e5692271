import DesignKit
import SwiftUI

struct Member: DKPerson {
  let id: Int
  let name: String
}

struct Team: View {
  let members: [Member]

  var body: some View {
    DKAvatarStack(members)
    DKAvatarStack(members) { Button("All") {} }
      .limit(3)
      .size(.regular)
    if let first = members.first { Text(first.initials) }
  }
}
