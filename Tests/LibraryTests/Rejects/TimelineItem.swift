// The time is a text.
// error: cannot convert value of type 'Date' to expected argument type 'String'
import DesignKit
import Foundation
import SwiftUI

@MainActor func call() { _ = DKTimelineItem("Ordered", at: Date()) }
