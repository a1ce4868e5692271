// Without styles there is no modifier for them.
// error: has no member 'avatarStyle'
import DesignKit
import SwiftUI

@MainActor func call(name: Binding<String>) {
  _ = Avatar(name: name, pictureSystemName: "person").avatarStyle(.automatic)
}
