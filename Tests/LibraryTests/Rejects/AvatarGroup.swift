// Elements that are not identifiable need a key path.
// error: 'Identifiable'
import DesignKit
import SwiftUI

@MainActor func call(names: [String]) {
  _ = DKAvatarGroup(names) { DKAvatar(initials: $0) }
}
