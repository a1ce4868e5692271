// The rows as they are arranged are one view.
// error: has no member 'count'
import DesignKit
import SwiftUI

@MainActor func call(configuration: DKListSectionStyleConfiguration) -> Int {
  configuration.arrangedRows.count
}
