// The crumbs stand in a closure.
// error: cannot convert value of type '[DKCrumb]'
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKBreadcrumbTrail(crumbs: [DKCrumb("Home")])
}
