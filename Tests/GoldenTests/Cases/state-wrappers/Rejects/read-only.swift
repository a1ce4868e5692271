// What a gesture changes is not for styles to change.
// error: 'drag' is a 'let' constant
import DesignKit
import SwiftUI

@MainActor func call(configuration: DrawerStyleConfiguration) {
  var configuration = configuration
  configuration.drag = .zero
}
