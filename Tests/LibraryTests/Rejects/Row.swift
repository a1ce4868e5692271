// This is another component's style.
// error: requires that 'DKCheckedRowStyle' conform to 'DKCardStyle'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKRow { Text("a") }.dkCardStyle(DKCheckedRowStyle()) }
