// Another component's style.
// error: requires that 'CheckedRowStyle' conform to 'CardStyle'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Row { Text("a") }.cardStyle(CheckedRowStyle()) }
