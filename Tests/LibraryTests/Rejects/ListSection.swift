// The arrangement of the rows is one view.
// error: has no member 'count'
import DesignKit
import SwiftUI

@MainActor func call(configuration: DKListSectionStyleConfiguration) -> Int {
  configuration.arrangedRows.count
}
