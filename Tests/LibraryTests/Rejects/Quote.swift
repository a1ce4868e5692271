// Words are shown as they were log.
// error: no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKQuote(LocalizedStringKey("quote")) }
