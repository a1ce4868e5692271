// error: inaccessible due to 'internal' protection level
import DesignKit
import SwiftUI

@MainActor let step = Step(title: "Open")
