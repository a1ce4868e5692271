// A slot is filled in only one way.
// error: extra argument
import DesignKit
import SwiftUI

@MainActor func call(star: Image) {
  _ = Badge(icon: { star }, iconSystemName: "star", label: "New")
}
