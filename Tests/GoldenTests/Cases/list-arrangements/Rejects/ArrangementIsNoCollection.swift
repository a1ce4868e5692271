import DesignKit
import SwiftUI

@MainActor func call(configuration: ListSectionStyleConfiguration) {
  // error: has no member 'count'
  _ = configuration.arrangedRows?.count
}
