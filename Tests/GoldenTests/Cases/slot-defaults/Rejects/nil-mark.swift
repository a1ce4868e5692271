// A slot with a default does not take nil.
// error: 'nil' is not compatible with expected argument type 'String'
import DesignKit
import SwiftUI

@MainActor func call() { _ = Paragraph(title: "t", markSystemName: nil) }
