// How much it changed is part of a trend.
// error: missing argument for parameter 'by' in call
import DesignKit
import Foundation
import SwiftUI

@MainActor func call() { _ = DKStatTile("Steps", value: "8 100").trend(.rising()) }
