// How much it changed is part of a trend.
// error: missing argument|expects argument|cannot convert|has no member 'rising'|requires
import DesignKit
import Foundation
import SwiftUI

@MainActor func call() { _ = DKStatTile("Steps", value: "8 100").trend(.rising()) }
