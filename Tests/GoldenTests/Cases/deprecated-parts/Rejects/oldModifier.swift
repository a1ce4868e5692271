// The caller gets a warning.
// error: is deprecated: renamed to 'elevation'
import DesignKit
import SwiftUI

@MainActor func card() -> some View { Card(title: "Title").height(1) }
