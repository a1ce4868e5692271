// A string is not a URL.
// error: cannot convert value of type 'String' to expected argument type 'URL'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKLink("Terms", destination: "https://example.com") }
