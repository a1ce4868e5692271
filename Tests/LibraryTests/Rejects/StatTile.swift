// The amount of the change is part of the trend.
// error: missing argument for parameter 'by' in call
import DesignKit
import Foundation
import SwiftUI

@MainActor func call() { _ = DKStatTile("Steps", value: "8 100").trend(.rising()) }
