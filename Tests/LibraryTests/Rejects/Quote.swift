// Words are shown as they were said.
// error: cannot convert value of type 'LocalizedStringKey' to expected argument type 'String'|no exact matches
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKQuote(LocalizedStringKey("quote")) }
