// Styles cannot change the state of a gesture.
// error: 'drag' is a 'let' constant
import DesignKit
import SwiftUI

@MainActor func call(configuration: DrawerStyleConfiguration) {
  var configuration = configuration
  configuration.drag = .zero
}
