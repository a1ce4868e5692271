// A slot with a fixed type takes one view.
// error: to return type 'Avatar'|cannot convert|ambiguous
import DesignKit
import SwiftUI

@MainActor func reject(avatar: Avatar) {
  _ = Person {
    avatar
    avatar
  }
}
