import DesignKit
import SwiftUI

@MainActor func calls() { _ = Box { Text("content") }.depth(Box<Text>.isSquare ? 1 : 2) }
