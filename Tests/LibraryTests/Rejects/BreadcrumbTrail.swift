// The crumbs are required.
// error: missing argument
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKBreadcrumbTrail(separator: Image(systemName: "slash.circle"))
}
