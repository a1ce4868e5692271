// The way is made of crumbs.
// error: cannot convert value of type 'Text' to expected argument type 'DKCrumb'|no exact matches|cannot convert
import DesignKit
import SwiftUI

@MainActor func call() {
  _ = DKBreadcrumbTrail { Text("Home") }
}
