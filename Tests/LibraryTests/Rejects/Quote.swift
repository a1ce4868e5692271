// The text of a quote is not localized.
// error: no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKQuote(LocalizedStringKey("quote")) }
