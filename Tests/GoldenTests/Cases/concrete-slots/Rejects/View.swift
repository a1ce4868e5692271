// Only the type of the slot will do.
// error: to return type 'Avatar'|cannot convert
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Person(avatar: { Text("AB") }, name: "Anna")
}
