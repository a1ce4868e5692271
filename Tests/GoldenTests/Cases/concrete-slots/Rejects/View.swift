// A slot with a fixed type takes no other view.
// error: to return type 'Avatar'|cannot convert
import DesignKit
import SwiftUI

@MainActor func reject() {
  _ = Person(avatar: { Text("AB") }, name: "Anna")
}
